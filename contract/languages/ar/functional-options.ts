import type { functionalOptionsMessages as english } from '../../messages/functional-options.ts'
import type { Words } from '../words.ts'
import { counted, formatted, nouns } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** Ways to make a story come true. */
export const functionalOptionsMessages: Words<typeof english> = {
  loading: 'جارٍ تحميل الخيارات الوظيفية...',
  added: 'أُضيف الخيار الوظيفي.',
  updated: 'حُدِّث الخيار الوظيفي.',
  deleted: 'حُذف الخيار الوظيفي.',
  addFailed: 'تعذّرت إضافة الخيار الوظيفي. يُرجى المحاولة مرة أخرى.',
  updateFailed: 'تعذّر تحديث الخيار الوظيفي. يُرجى المحاولة مرة أخرى.',
  deleteFailed: 'تعذّر حذف الخيار الوظيفي. يُرجى المحاولة مرة أخرى.',
  addFailedShort: 'تعذّرت إضافة الخيار الوظيفي',
  updateFailedShort: 'تعذّر تحديث الخيار الوظيفي',
  deleteFailedShort: 'تعذّر حذف الخيار الوظيفي',
  empty: 'لا يمكن أن يكون نص الخيار الوظيفي فارغًا',
  noUserStory: 'لا قصة مستخدم',
  noResults: 'لا نتائج',
  noMetrics: 'لا مؤشرات متاحة: أضيفوا مؤشرات إلى الحل لإنشاء الخيارات الوظيفية.',
  changedMeanwhile: 'تغيّر هذا الخيار الوظيفي في هذه الأثناء.',
  missing: 'هذا الخيار الوظيفي ليس جزءًا من الحل، أو أنه حُذف.',
  chooseAnother: 'اختاروا خيارًا آخر من هذا الحل للمتابعة.',
  goOnRating: (number: string) => `تقييم الخيار ${number}`,
  goToFunctionalOptions: 'الذهاب إلى الخيارات الوظيفية',
  functionalOptionCreation: headingsMessages.functionalOptionCreation,
  backToUserStories: 'العودة إلى قصص المستخدمين',
  searchPlaceholder: 'البحث في المؤشرات أو قصص المستخدمين أو أصحاب المصلحة أو الخيارات...',
  showingOfMetrics: (count: number, all: number) => `عرض ${formatted(count)} من ${counted(all, nouns.metric, 'after')}`,
  editFunctionalOption: 'تحرير الخيار الوظيفي',
  subjectiveReflection: 'التأمل الذاتي',
  stakeholder: 'صاحب المصلحة',
  userStory: 'قصة المستخدم',
  functionalOptions: 'الخيارات الوظيفية',
  addFunctionalOption: 'إضافة خيار وظيفي',
  metricDescription: 'وصف المؤشر',
  tableLabel: 'الخيارات الوظيفية',
}
