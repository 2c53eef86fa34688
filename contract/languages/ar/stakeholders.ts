import type { stakeholdersMessages as english } from '../../messages/stakeholders.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'

/** Whom the metrics of a solution matter to. */
export const stakeholdersMessages: Words<typeof english> = {
  added: 'أُضيف صاحب المصلحة إلى الحل.',
  removed: 'أُزيل صاحب المصلحة من الحل.',
  addFailed: 'تعذّرت إضافة صاحب المصلحة. يُرجى المحاولة مرة أخرى.',
  removeFailed: 'تعذّرت إزالة صاحب المصلحة. يُرجى المحاولة مرة أخرى.',
  alreadyAdded: 'صاحب المصلحة هذا مضاف إلى الحل من قبل.',
  noneAvailable: 'لا أصحاب مصلحة متاحون',
  noMetrics: 'لا مؤشرات متاحة: أضيفوا مؤشرات إلى الحل لإدارة أصحاب المصلحة.',
  addedMark: 'مضاف',
  metricDescription: 'وصف المؤشر',
  userStory: 'قصة المستخدم',
  potentialStakeholders: 'أصحاب المصلحة المحتملون',
  stakeholdersByMetric: 'أصحاب المصلحة بحسب المؤشر',
  stakeholderManagement: headingsMessages.stakeholderManagement,
  backToMetrics: 'العودة إلى المؤشرات',
  forwardToUserStories: 'المتابعة إلى قصص المستخدمين',
  /** Beside the specification's buttons, which stand in the rows of metrics. */
  addedToSolution: 'إضافة صاحب مصلحة تضيفه إلى الحل كله، لا إلى مؤشر واحد: فيظهر مضافًا عند كل مؤشر يعنيه.',
  others: 'في هذا الحل أيضًا',
  othersHelp: 'لا يعني أي مؤشر في هذا الحل أصحابَ المصلحة هؤلاء، ولذلك لا يظهرون في أي من الصفوف أعلاه.',
  searchPlaceholder: 'البحث في المؤشرات أو قصص المستخدمين أو أصحاب المصلحة...',
}
