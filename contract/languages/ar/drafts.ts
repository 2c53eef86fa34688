import type { draftsMessages as english } from '../../messages/drafts.ts'
import type { Words } from '../words.ts'

/** Texts that were typed and not saved. */
export const draftsMessages: Words<typeof english> = {
  keptWhileClosed: 'يبقى ما كتبتموه ولم تحفظوه في هذا المتصفح، ويعود عندئذ إلى حقله.',
  /** Beside a restored draft, before the button that discards it. */
  notSaved: 'لم يُحفظ بعد.',
  /** In its place afterwards, before Undo. */
  discarded: 'تم التجاهل.',
  older: 'كتبتم هذا سابقًا في الحقل نفسه ولم تحفظوه. يعرض الحقل نصًا أحدث.',
  logOutTitle: 'نصوص غير محفوظة على هذا الجهاز',
  logOutQuestion:
    'كتبت نصوصًا لم تُحفظ. يحتفظ بها هذا المتصفح 30 يومًا، وتعود إلى حقولها عند تسجيل الدخول مرة أخرى. على جهاز مشترك يمكنك حذفها الآن.',
  keepAndLogOut: 'الاحتفاظ بها وتسجيل الخروج',
  deleteAndLogOut: 'حذفها وتسجيل الخروج',
}
