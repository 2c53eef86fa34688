import type { metricsMessages as english } from '../../messages/metrics.ts'
import type { Words } from '../words.ts'
import { counted, formatted, isolated, nouns } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** The metrics of the catalogue, and those of a solution. */
export const metricsMessages: Words<typeof english> = {
  fetchFailed: 'تعذّر جلب المؤشرات',
  loadFailed: 'تعذّر تحميل المؤشرات',
  added: 'أُضيف المؤشر.',
  removed: 'أُزيل المؤشر.',
  alreadyAdded: 'المؤشر مضاف إلى هذا الحل من قبل',
  addFailed: 'تعذّرت إضافة المؤشر',
  removeFailed: 'تعذّرت إزالة المؤشر',
  noneAvailable: 'لا مؤشرات متاحة',
  noneAvailableHint: 'لا يحتوي كتالوج هذه الورشة على مؤشرات بعد.',
  noneAdded: 'لم تُضَف مؤشرات بعد',
  noneAddedHint: 'تظهر هنا المؤشرات التي تضيفونها من المتاح.',
  allAdded: 'أُضيفت كل المؤشرات المناسبة',
  allAddedHint: 'تأتي المؤشرات مع أغراض الحل؛ فأغراض أكثر تعني مؤشرات أكثر.',
  noneMatching: (term: string) => `لا مؤشرات تطابق «${isolated(term)}»`,
  searchTitle: (title: string) => `البحث في: ${title}`,
  metric: 'المؤشر',
  action: 'الإجراء',
  description: 'الوصف',
  purposes: 'الأغراض',
  availableMetrics: headingsMessages.availableMetrics,
  showingOf: (count: number, all: number) => `عرض ${formatted(count)} من ${counted(all, nouns.metric, 'after')}`,
  showingTotal: (count: number) => `المجموع: ${counted(count, nouns.metric)}`,
  solutionMetrics: headingsMessages.solutionMetrics,
  backToSolutionDetails: 'العودة إلى تفاصيل الحل',
  forwardToStakeholders: 'المتابعة إلى أصحاب المصلحة',
  addedMetrics: 'المؤشرات المضافة',
}
