import type { leadMessages as english } from '../../messages/lead.ts'
import type { Words } from '../words.ts'

/** What the host leads a workshop with, always in view. */
export const leadMessages: Words<typeof english> = {
  lead: 'قيادة الورشة',
  stepAndClock: 'الخطوة والمؤقِّت',
  message: 'الرسالة',
  silentRating: 'التقييم الصامت',
  on: 'مفعَّل',
  notOpen: 'غير مفتوح',
}
