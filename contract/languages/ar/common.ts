import type * as english from '../../messages/common.ts'
import type { Words } from '../words.ts'
import { counted, formatted, isolated, nouns, quoted } from './grammar.ts'
import { sessionMessages } from './session.ts'

/** What every screen may need; everybody who has joined loads these, so there are few. */
export const commonMessages: Words<typeof english.commonMessages> = {
  loading: 'جارٍ التحميل...',
  adding: 'جارٍ الإضافة...',
  removing: 'جارٍ الإزالة...',
  /** What somebody has agreed to is under way. */
  working: 'جارٍ التنفيذ...',
  error: (message: string) => `خطأ: ${message}`,
  unknownError: 'خطأ غير معروف',
  errorLoadingData: 'خطأ في تحميل البيانات',
  loadDataFailed: 'تعذّر تحميل البيانات',
  /** A dialog whose script did not come. */
  notOpened: 'تعذّر الفتح. يُرجى المحاولة مرة أخرى.',
  emptyText: '(فارغ)',
  nothingLost: 'لم يضِع شيء مما كتبتموه.',
  closeDialog: 'إغلاق النافذة',
  tryAgain: 'إعادة المحاولة',
  goToSolutions: 'الذهاب إلى الحلول',
  sessionId: 'رمز الجلسة',
  logOut: 'تسجيل الخروج',
  host: 'المضيف',
  virtuousWord: 'الحلقة الحميدة',
  viciousWord: 'الحلقة المفرغة',
  none: 'لا شيء',
  somebody: 'أحد المشاركين',
  ok: 'موافق',
  cancel: 'إلغاء',
  closeMessage: 'إغلاق الرسالة',
  /** Beside a message that is said again while it is on screen. */
  times: (count: number) => `×${count}`,
  /** Before them: messages that can still be taken back. */
  earlier: (count: number) => `${formatted(count)} سابقة`,
  save: 'حفظ',
  print: 'طباعة',
  /** Names the place of the way forward. */
  next: 'التالي',
  clearSearch: 'مسح البحث',
  titleOf: (screen: string, solutionName: string) => `${screen} · ${isolated(solutionName)}`,
  countChosen: (count: number) => `المختار: ${formatted(count)}`,
  removeItem: (label: string) => `إزالة ${isolated(label)}`,
  close: 'إغلاق',
  delete: 'حذف',
  remove: 'إزالة',
  discard: 'تجاهل',
  edit: 'تحرير',
  showMore: 'عرض المزيد',
  /** Below a text that is folded, and one that is not any more. */
  showAll: 'عرض الكل',
  showLess: 'عرض أقل',
  search: 'بحث',
  add: 'إضافة',
  id: 'المعرّف',
  fhn: 'الحاجة',
  virtuous: 'الحلقة الحميدة',
  vicious: 'الحلقة المفرغة',
  goToMetrics: 'الذهاب إلى المؤشرات',
  restore: 'استعادة',
  confirmDeletion: 'تأكيد الحذف',
}

/** What the log-in needs too: everybody who comes loads these, before anything can be seen. */
export const basicMessages: Words<typeof english.basicMessages> = {
  networkError: 'خطأ في الشبكة',
  unknownErrorOccurred: 'حدث خطأ غير معروف',
  ninefold: 'Ninefold',
  pageTitle: (title: string) => `${title} · Ninefold`,
}

/** The headings of the screens, apart from their other words: they are shown while the screen itself is on its way. */
export const headingsMessages: Words<typeof english.headingsMessages> = {
  solutions: 'الحلول',
  availableMetrics: 'المؤشرات المتاحة',
  createNewSolution: 'إنشاء حل جديد',
  solutionDetails: 'تفاصيل الحل',
  solutionMetrics: 'مؤشرات الحل',
  stakeholderManagement: 'إدارة أصحاب المصلحة',
  userStoryCreation: 'كتابة قصص المستخدمين',
  functionalOptionCreation: 'إنشاء الخيارات الوظيفية',
  h9Analysis: 'تحليل H9',
  systemRequirements: 'متطلبات النظام',
  comparison: 'المقارنة',
  traceabilityMap: 'خريطة التتبّع',
  report: 'التقرير',
  history: 'السجل',
  results: 'النتائج',
  privacy: sessionMessages.privacy,
  workshopDocument: 'وثيقة الورشة كاملة',
  workshops: 'ورش العمل',
  workshop: 'ورشة العمل',
  participants: 'المشاركون',
  recentlyDeleted: 'المحذوفات الأخيرة',
  groups: 'المجموعات',
  agenda: 'جدول الأعمال',
  tableCards: 'بطاقات الطاولات',
  catalogues: 'الكتالوجات',
  catalogue: 'الكتالوج',
  draft: 'المسودة',
  importACatalogue: 'استيراد كتالوج',
}

export const commaMessages: Words<typeof english.commaMessages> = {
  between: '، ',
}

/** Tables that have pages. */
export const tableMessages: Words<typeof english.tableMessages> = {
  pages: 'الصفحات',
  rows: 'الصفوف',
  previousPage: 'الصفحة السابقة',
  page: (page: number) => `الصفحة ${formatted(page)}`,
  nextPage: 'الصفحة التالية',
}

const NOW = 'الآن'

/** How long ago something was. */
export const timeMessages: Words<typeof english.timeMessages> = {
  now: NOW,
  minutesAgo: (minutes: number) => `منذ ${minutes === 1 ? 'دقيقة' : counted(minutes, nouns.minute, 'after')}`,
  hoursAgo: (hours: number) => `منذ ${hours === 1 ? 'ساعة' : counted(hours, nouns.hour, 'after')}`,
  /** How long ago, within a sentence. */
  inSentence: (when: string): string => (when === NOW ? 'للتوّ' : when),
}

/** A table or a ring as text, for whatever people want to do with it. */
export const copyingMessages: Words<typeof english.copyingMessages> = {
  asMarkdown: 'نسخ بصيغة Markdown',
  copy: (table: string) => `نسخ ${quoted(table)}`,
  copied: 'تم النسخ.',
  notCopied: 'لا يسمح هذا المتصفح للصفحة بالنسخ. هذا هو النص لنسخه يدويًا:',
  text: 'Markdown',
  unnamed: 'جدول',
}
