import type { roomMessages as english } from '../../messages/room.ts'
import type { Words } from '../words.ts'
import { formatted } from './grammar.ts'

/** What the host tells everybody. */
export const roomMessages: Words<typeof english> = {
  frozen: 'أوقف المضيف التحرير للحظة. لم يضِع شيء مما كتبتموه.',
  resultsOnly: 'تعرض هذه الورشة الآن نتائجها. يمكنكم قراءة كل شيء وأخذه معكم، لكن لا يمكن تغيير شيء.',
  /** The same where there is room for little; the whole sentence is one press away. */
  frozenShort: 'التحرير متوقف',
  resultsShort: 'النتائج: للقراءة فقط',
  lookingOnShort: 'تتابعون فقط',
  showAll: 'عرض الكل',
  timeIsUp: 'انتهى الوقت',
  lastMinute: 'الدقيقة الأخيرة',
  now: (number: number, step: string) => `الآن: الخطوة ${formatted(number)} · ${step}`,
  timeLeft: (clock: string) => `المتبقي ${clock}`,
}
