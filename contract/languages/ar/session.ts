import type * as english from '../../messages/session.ts'
import type { Words } from '../words.ts'

/** The log-in, and how a session ends. */
export const sessionMessages: Words<typeof english.sessionMessages> = {
  validating: 'جارٍ التحقق...',
  invalid: 'رمز الجلسة غير صحيح. يُرجى المحاولة مرة أخرى.',
  letGo: 'أخرجكم المضيف من هذه الورشة.',
  email: 'البريد الإلكتروني',
  sessionIdLabel: 'رمز الجلسة (يعطيه مضيف الورشة مباشرة)',
  login: 'تسجيل الدخول',
  privacy: 'الخصوصية',
  pausePicture: 'إيقاف حركة الصورة',
  movePicture: 'تحريك الصورة',
  claim: 'من الحاجة الإنسانية إلى متطلبات النظام، في قاعة واحدة.',
  hostShowsId: 'يعرض المضيف رمز الجلسة على الشاشة الكبيرة.',
  othersSee: 'سيرى كل من في الورشة من أنتم.',
  anyLetters: 'بأحرف كبيرة أو صغيرة، مع الشرطة أو من دونها: كل ذلك مقبول.',
}

/** The choice of a language, on the log-in, in the workshop's panel and in the console. */
export const languageMessages: Words<typeof english.languageMessages> = {
  language: 'اللغة',
  asTheWorkshop: 'كلغة الورشة',
}
