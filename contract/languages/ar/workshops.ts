import type * as english from '../../messages/workshops.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, isolated, nouns } from './grammar.ts'

/** The host's list of workshops. */
export const workshopsMessages: Words<typeof english.workshopsMessages> = {
  help: 'افتحوا ورشة، وأعطوا رمز جلستها لمن في القاعة، وأغلقوها عند انتهاء العمل.',
  loginHelp: 'عُرضت كلمة المرور عند تشغيل Ninefold أول مرة.',
  opened: 'فُتحت الورشة.',
  renamed: 'تغيّر اسم الورشة.',
  closed: 'أُغلقت الورشة.',
  resultsShown: 'تعرض الورشة نتائجها الآن.',
  reopened: 'أُعيد فتح الورشة.',
  copied: 'نُسخت الورشة.',
  deleted: 'حُذفت الورشة نهائيًا.',
  idReplaced: (id: string) => `رمز الجلسة الآن ${isolated(id)}.`,
  none: 'لا ورش بعد',
  noneHint: 'افتحوا الأولى بعنوان يعرفه الناس.',
  notFound: 'هذه الورشة غير موجودة أو حُذفت.',
  gone: 'حُذفت هذه الورشة.',
  goneHint: 'حُذف كل ما فيها أيضًا. ونُقل المشاركون فيها إلى صفحة تسجيل الدخول.',
  titleBlank: 'لا بد للورشة من عنوان.',
  idCopied: 'نُسخ رمز الجلسة.',
  idNotCopied: 'تعذّر نسخ رمز الجلسة. يُرجى تحديده ونسخه يدويًا.',
  diskFull:
    'مساحة القرص على الخادم توشك على النفاد، لذلك لا يمكن حفظ أي شيء. احذفوا الورش التي لم تعد لازمة، أو اطلبوا مساحة أكبر ممّن يدير الخادم.',
  neverUsed: 'لا شيء بعد',
  closeWarning:
    'يرى من فيها صفحة تُعلمهم بذلك؛ ويبقى النص غير المحفوظ في متصفحاتهم. ويبقى كل العمل، ويمكنكم قراءته وإعادة فتح الورشة.',
  resultsWarning:
    'تنتهي الخطوة والمؤقِّت والرسالة والتقييم الصامت. ويمكن للناس الانضمام وقراءة كل شيء وأخذه معهم، لكن لا يغيّر شيئًا سواكم. ويبقى النص غير المحفوظ في متصفحاتهم. ويمكنكم فتح الورشة من جديد في أي وقت، والمتابعة من حيث كنتم.',
  replaceWarning: 'لن يعود رمز الجلسة الحالي صالحًا للانضمام. ويبقى كل من انضم، ولا يضيع شيء.',
  deleteWarning: 'سيُحذف كل ما فيها نهائيًا: الحلول والمتطلبات والأشخاص والسجل وكل ما كان يمكن التراجع عنه.',
  typeTitle: (title: string) => `اكتبوا «${isolated(title)}» للتأكيد`,
  workshop: 'الورشة',
  goToWorkshops: 'الذهاب إلى ورش العمل',
  reopen: 'إعادة الفتح',
  duplicateWorkshop: 'نسخ الورشة',
  titleOfTheCopy: 'عنوان النسخة',
  duplicate: 'نسخ',
  copiesOf: (solutions: number) => `نسخ من حلولها: ${counted(solutions, nouns.solution)}`,
  whatItHolds: 'ما تحتويه',
  deleteTitle: (title: string) => `حذف ${isolated(title)}`,
  deleteForGood: 'حذف نهائي',
  workshops: headingsMessages.workshops,
  catalogues: 'الكتالوجات',
  hostConsole: 'لوحة المضيف',
  hostPassword: 'كلمة مرور المضيف',
  logIn: 'تسجيل الدخول',
  titleOfANewWorkshop: 'عنوان ورشة جديدة',
  catalogue: 'الكتالوج',
  openWorkshop: 'فتح ورشة',
  renameWorkshop: 'إعادة تسمية الورشة',
  title: 'العنوان',
  rename: 'إعادة تسمية',
  copySessionId: 'نسخ رمز الجلسة',
  closeTitle: (title: string) => `إغلاق ${isolated(title)}`,
  closeWorkshop: 'إغلاق الورشة',
  resultsTitle: (title: string) => `عرض نتائج ${isolated(title)}`,
  showResults: 'عرض النتائج',
  newSessionId: 'رمز جلسة جديد',
  replaceSessionId: 'استبدال رمز الجلسة',
  more: 'المزيد',
  roomScreen: 'شاشة القاعة',
  participants: 'المشاركون',
  recentlyDeleted: 'المحذوفات الأخيرة',
  status: 'الحالة',
  isOpen: 'مفتوحة',
  isResults: 'النتائج',
  isClosed: 'مغلقة',
  hereNow: 'الحاضرون',
  joined: 'المنضمون',
  solutions: 'الحلول',
  lastActivity: 'آخر نشاط',
  enter: 'دخول',
  actions: 'الإجراءات',
}

/** What the host's console says of the automatic backup. */
export const backupsMessages: Words<typeof english.backupsMessages> = {
  last: (when: string) => `آخر نسخة احتياطية تلقائية: ${when}.`,
  none: 'لم تُنشأ نسخة احتياطية تلقائية بعد.',
  failed: 'فشلت المحاولة الأخيرة وستُعاد قريبًا. السبب في سجل الخادم.',
}

/** A workshop to rehearse in, for the host. */
export const rehearsalMessages: Words<typeof english.rehearsalMessages> = {
  title: 'ورشة تجريبية',
  none: 'هذه الورشة ليست تجريبية.',

  rehearse: 'تجربة',
  about:
    'جرّبوا كل شيء وحدكم: ينضم اثنا عشر مشاركًا افتراضيًا في ثلاث مجموعات ويعملون، وأنتم تقودونهم. لا تُحتسب في أي مكان، ونقرة واحدة تحذفها.',
  mark: 'تجريبية',

  state: {
    playing: 'المشاركون الافتراضيون يعملون.',
    paused: 'توقف مؤقت. المشاركون الافتراضيون هنا ينتظرون؛ ومؤقِّت البند مستمر.',
    stopped: 'توقفت حيث كانت. يعود المشاركون الافتراضيون عند المتابعة.',
  },
  notBegun: 'اثنا عشر مشاركًا افتراضيًا ينتظرون في الخارج.',
  letIn: 'إدخالهم',
  goOn: 'متابعة',
  pause: 'إيقاف مؤقت',
  stop: 'إيقاف',
  speed: 'السرعة',
  times: (speed: number) => `×${speed}`,

  showMe: 'إظهار',
  gotIt: 'فهمت',
  hint: 'تلميح',
  hints: {
    start: 'حضر الجميع. يقود جدول الأعمال إلى الأمام بزر واحد.',
    timeIsUp: 'انتهى الوقت. امنحوا دقيقة أخرى، أو تابعوا.',
    allRated: 'قيّم الجميع. اكشفوا ما اختاروه.',
    rateAgain: 'بعد أن يتناقشوا، دعوهم يقيّمون مرة أخرى، وانظروا هل تتقارب الآراء.',
    needsHelp: (solution: string) =>
      `«${isolated(solution)}»: طلب مساعدة. أبلغوا المجموعة أنكم في الطريق، وأجيبوا عن الطلب بعد زيارتها.`,
    allDone: 'أتمّت كل المجموعات هذه الخطوة. تابعوا متى شئتم.',
    stuck: (solution: string) =>
      `«${isolated(solution)}» متأخر عن غيره. انظروا إلى ما أُنجز فيه، أو اذهبوا إلى تلك الطاولة.`,
    late: 'لم يحضر أحدهم بعد. تعرض شاشة القاعة طريقة الانضمام، حتى أثناء الخطوات.',
    away: (count: number) =>
      `انضموا ثم انقطع اتصالهم: ${counted(count, nouns.person)}. لم يضِع شيء؛ والقائمة تبيّن من هم.`,
    frozen: 'التحرير مجمّد، والجميع ينتظر أن تستأنفوه.',
    tryFreeze: 'جمّدوا التحرير لحظة، وانظروا كيف ينتظر الجميع.',
    tryScene: 'اختاروا ما تعرضه الشاشة الكبيرة، في نافذة مستقلة أو على جهاز العرض.',
  },
}

/** How the host changes the language of a workshop. */
export const workshopLanguageMessages: Words<typeof english.workshopLanguageMessages> = {
  ofTheWorkshop: 'لغة الورشة',
  followsIt: 'يتبعها الكتالوج وشاشات كل من لم يختر لغة أخرى.',
  changed: 'تم تغيير اللغة. ستظهر للجميع عند فتح صفحة في المرة القادمة.',
}
