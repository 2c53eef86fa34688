import type { shellMessages as english } from '../../messages/shell.ts'
import type { Words } from '../words.ts'
import { counted, formatted, isolated, nouns } from './grammar.ts'

/** What stands around every screen: sidebar, panel, who is here, links below. */
export const shellMessages: Words<typeof english> = {
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
