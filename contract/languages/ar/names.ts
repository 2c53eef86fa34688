import type { namesMessages as english } from '../../messages/names.ts'
import type { Words } from '../words.ts'
import { ended, isolated } from './grammar.ts'

/** What people are called in a workshop, and what stands in the place of their e-mails. */
export const namesMessages: Words<typeof english> = {
  taken: 'يحمل شخص آخر في هذه الورشة هذا الاسم. يُرجى إضافة شيء إليه، كاسم العائلة.',
  ofOurs: 'يُطلق هذا الاسم هنا على المضيف أو على من لا اسم له. يُرجى اختيار اسم آخر.',
  yourName: 'اسمكم هنا',
  meaning: 'يراه الآخرون بدل بريدكم الإلكتروني حيثما يُذكر الحاضرون.',
  save: 'حفظ',
  given: (name: string) => ended(`يراكم الآخرون الآن باسم ${isolated(name)}`),
  takenOut: 'أُزيل اسمكم.',
}
