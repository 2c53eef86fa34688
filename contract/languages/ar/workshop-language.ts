import type { workshopLanguageMessages as english } from '../../messages/workshop-language.ts'
import type { Words } from '../words.ts'

/** How the host changes the language of a workshop. */
export const workshopLanguageMessages: Words<typeof english> = {
  ofTheWorkshop: 'لغة الورشة',
  followsIt: 'يتبعها الكتالوج وشاشات كل من لم يختر لغة أخرى.',
  changed: 'تم تغيير اللغة. ستظهر للجميع عند فتح صفحة في المرة القادمة.',
}
