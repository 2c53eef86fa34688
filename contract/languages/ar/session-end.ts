import type { sessionEndMessages as english } from '../../messages/session-end.ts'
import type { Words } from '../words.ts'

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionEndMessages: Words<typeof english> = {
  cookiesBlocked: 'ملفات تعريف الارتباط محظورة',
  storageBlocked:
    'لا يخزّن هذا المتصفح شيئًا لهذا الموقع. يمكنكم العمل كالمعتاد، لكن ما لم تحفظوه يضيع عند إغلاق علامة التبويب هذه.',
  workshopClosed: 'الورشة مغلقة',
  ended: 'انتهت جلستكم. يُرجى تسجيل الدخول مرة أخرى.',
}
