import type { sessionScreensMessages as english } from '../../messages/session-screens.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionScreensMessages: Words<typeof english> = {
  closedTitle: 'هذه الورشة مغلقة حاليًا.',
  closedHint: 'كل ما حفظتموه باقٍ. تُستأنف هذه الصفحة تلقائيًا عندما يعيد المضيف فتح الورشة.',
  stillClosed: 'ما زالت مغلقة.',
  cookiesBlockedTitle: 'لا يحتفظ هذا المتصفح بملف تعريف الارتباط الذي يدل عليكم.',
  cookiesBlockedHint:
    'يحتاج Ninefold إلى ملف تعريف ارتباط واحد، لهذا الموقع فقط. اسمحوا بملفات تعريف الارتباط لهذا الموقع في إعدادات المتصفح، ثم أعيدوا المحاولة.',
  somebodyElse: 'تم تسجيل دخول شخص آخر',
  somebodyElseHint: (now: string, before: string) =>
    `أنتم مسجّلون الآن في هذا المتصفح باسم ${isolated(now)}، لأن علامة تبويب أخرى سجّلت الدخول. كانت علامة التبويب هذه تعمل باسم ${isolated(before)}. لن يُحفظ شيء آخر قبل أن تختاروا؛ وما كتبتموه باقٍ.`,
  goOnAs: (email: string) => `المتابعة باسم ${isolated(email)}`,
  logInAgainAs: (email: string) => `تسجيل الدخول مجددًا باسم ${isolated(email)}`,
  joinAnotherWorkshop: 'الانضمام إلى ورشة أخرى',
  notJoined: 'يُرجى تسجيل الدخول برمز الجلسة الذي يعطيه مضيف الورشة.',
  otherSession: 'أنتم مسجّلون في ورشة أخرى.',
  closed: 'هذه الورشة مغلقة. يمكن قراءتها ولا يمكن تغييرها.',
  tooManyTries: 'رموز جلسات خاطئة كثيرة. يُرجى الانتظار دقيقة ثم إعادة المحاولة.',
  emailMissing: 'لم يُعثر على بريد المستخدم. يُرجى تسجيل الدخول مرة أخرى.',
}
