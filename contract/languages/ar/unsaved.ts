import type { unsavedMessages as english } from '../../messages/unsaved.ts'
import type { Words } from '../words.ts'

/** What is asked before a page with unsaved changes is left. */
export const unsavedMessages: Words<typeof english> = {
  title: 'تغييرات غير محفوظة',
  stay: 'البقاء في الصفحة',
  leave: 'المغادرة دون حفظ',
  saveAndLeave: 'الحفظ والمغادرة',
  beingSaved: 'جارٍ حفظ تغييراتكم. ستغادرون هذه الصفحة فور اكتمال الحفظ.',
  /** After the question, while the server is away. */
  away: 'لا يجيب الخادم في هذه اللحظة. يمكن حفظ التغييرات عندما يجيب، وهي باقية ما دمتم في هذه الصفحة.',
  userStories: 'لديكم تغييرات غير محفوظة في قصص المستخدمين، وستضيع إذا غادرتم دون حفظ.',
  functionalOptions: 'لديكم خيارات وظيفية كُتبت ولم تُضَف، وستضيع إذا غادرتم دون حفظ.',
  h9: 'لديكم تغييرات غير محفوظة في تحليل H9، وستضيع إذا غادرتم دون حفظ.',
}
