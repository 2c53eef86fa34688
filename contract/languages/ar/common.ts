import type { commonMessages as english } from '../../messages/common.ts'
import type { Words } from '../words.ts'
import { formatted, isolated } from './grammar.ts'

/** What every screen may need; everybody who has joined loads these, so there are few. */
export const commonMessages: Words<typeof english> = {
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
