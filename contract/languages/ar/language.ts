import type { languageMessages as english } from '../../messages/language.ts'
import type { Words } from '../words.ts'

/** The choice of a language, on the log-in, in the workshop's panel and in the console. */
export const languageMessages: Words<typeof english> = {
  language: 'اللغة',
  asTheWorkshop: 'كلغة الورشة',
  ofTheWorkshop: 'لغة الورشة',
  followsIt: 'يتبعها الكتالوج وشاشات كل من لم يختر لغة أخرى.',
  changed: 'تم تغيير اللغة. ستظهر للجميع عند فتح صفحة في المرة القادمة.',
}
