import type { connectionMessages as english } from '../../messages/connection.ts'
import type { Words } from '../words.ts'
import { counted, nouns } from './grammar.ts'

/** What the bar at the top says when the server does not answer. */
export const connectionMessages: Words<typeof english> = {
  offline: 'لا اتصال، ونصّكم محفوظ هنا.',
  /** Where the browser stores nothing. */
  offlineUnkept: 'لا اتصال. لا يستطيع هذا المتصفح الاحتفاظ بنصّكم: يُرجى إبقاء هذه الصفحة مفتوحة.',
  /** Before what was typed, on a page loaded while the server is away. */
  keptHere: 'كتبتم هذا ولم تحفظوه. سيعود إلى حقله عندما يجيب الخادم:',
  lookingForServer: 'نحاول الوصول إلى الخادم كل بضع ثوانٍ.',
  notSaved: (labels: readonly string[]) => {
    const [named, others] = [labels.slice(0, 2), labels.length - 2]
    return `لم يُحفظ بعد: ${named.join('، ')}${others > 0 ? `، و${counted(others, nouns.otherEntry)}` : ''}.`
  },
  notSavedBriefly: 'لم يُحفظ بعد.',
  tryNow: 'المحاولة الآن',
  saveNow: 'الحفظ الآن',
  discard: 'تجاهل',
}
