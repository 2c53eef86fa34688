import type * as english from '../../messages/shell.ts'
import type { Words } from '../words.ts'
import { counted, formatted, isolated, nouns } from './grammar.ts'

/** What stands around every screen: sidebar, panel, who is here, links below. */
export const shellMessages: Words<typeof english.shellMessages> = {
  continueWhereYouWere: 'المتابعة من حيث توقفتم',
  skipToContent: 'الانتقال إلى المحتوى',
  metrics: 'المؤشرات',
  stakeholders: 'أصحاب المصلحة',
  userStories: 'قصص المستخدمين',
  collapseSidebar: 'طيّ الشريط الجانبي',
  expandSidebar: 'توسيع الشريط الجانبي',
  main: 'القائمة',
  home: 'الرئيسية',
  workshop: 'الورشة',
  hereNow: (count: number) => `الحاضرون الآن: ${formatted(count)}`,
  isYou: (name: string) => `${isolated(name)} (أنت)`,
  showAll: (count: number) => `عرض الكل (${formatted(count)})`,
  solutions: 'الحلول',
  closeWorkshopPanel: 'إغلاق لوحة الورشة',
  you: 'أنت',
  /** Before the title of the workshop. */
  hereAsHost: 'أنتم هنا بصفة المضيف في',
  backToCockpit: 'العودة إلى لوحة القيادة',
  compareAllOptions: 'مقارنة كل الخيارات',
  traceabilityMap: 'خريطة التتبّع',
  reportToPrint: 'تقرير للطباعة',
  historyOfThisSolution: 'سجل هذا الحل',
  theSolutionAsAWhole: 'الحل بأكمله',
  youWriteElsewhere: 'تكتبون هنا في علامة تبويب أخرى',
  writingHere: (name: string, others: number) =>
    others > 0
      ? `يكتب هنا الآن: ${isolated(name)} و${counted(others, nouns.otherPerson)}`
      : `يكتب هنا الآن: ${isolated(name)}`,
}

/** Pages that say one thing. */
export const plainPagesMessages: Words<typeof english.plainPagesMessages> = {
  serverAway: 'لا يمكن الوصول إلى الخادم',
  comesByItself: 'تُفتح هذه الصفحة تلقائيًا عندما يجيب الخادم من جديد.',
  notFound: 'لا توجد صفحة بهذا العنوان.',
  dataDisabled: 'صفحة البيانات معطّلة مؤقتًا لاختبار الأداء.',
  pageNotFound: 'الصفحة غير موجودة',
  data: 'البيانات',
  somethingWentWrong: 'حدث خطأ ما',
}

/** What the bar at the top says when the server does not answer. */
export const connectionMessages: Words<typeof english.connectionMessages> = {
  offline: 'لا اتصال، ونصّكم محفوظ هنا.',
  /** Where the browser stores nothing. */
  offlineUnkept: 'لا اتصال. لا يستطيع هذا المتصفح الاحتفاظ بنصّكم: يُرجى إبقاء هذه الصفحة مفتوحة.',
  /** Before what was typed, on a page loaded while the server is away. */
  keptHere: 'كتبتم هذا ولم تحفظوه. سيعود إلى حقله عندما يجيب الخادم:',
  lookingForServer: 'نحاول الوصول إلى الخادم كل بضع ثوانٍ.',
  notSaved: (labels: readonly string[]) => {
    const [named, others] = [labels.slice(0, 2), labels.length - 2]
    return `لم يُحفظ بعد: ${named.join('، ')}${others > 0 ? `، و${counted(others, nouns.otherEntry)}` : ''}.`
  },
  notSavedBriefly: 'لم يُحفظ بعد.',
  tryNow: 'المحاولة الآن',
  saveNow: 'الحفظ الآن',
  discard: 'تجاهل',
}

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionEndMessages: Words<typeof english.sessionEndMessages> = {
  cookiesBlocked: 'ملفات تعريف الارتباط محظورة',
  storageBlocked:
    'لا يخزّن هذا المتصفح شيئًا لهذا الموقع. يمكنكم العمل كالمعتاد، لكن ما لم تحفظوه يضيع عند إغلاق علامة التبويب هذه.',
  workshopClosed: 'الورشة مغلقة',
  ended: 'انتهت جلستكم. يُرجى تسجيل الدخول مرة أخرى.',
}

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionScreensMessages: Words<typeof english.sessionScreensMessages> = {
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

/** What the host tells everybody. */
export const roomMessages: Words<typeof english.roomMessages> = {
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
