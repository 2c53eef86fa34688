import type { h9AnalysisMessages as english } from '../../messages/h9-analysis.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** What an option does to the nine needs. */
export const h9AnalysisMessages: Words<typeof english> = {
  fetchFailed: 'تعذّر جلب تحليل الخيار',
  saved: 'حُفظت القيم المختارة.',
  saveFailed: 'تعذّر حفظ التغييرات. يُرجى المحاولة مرة أخرى.',
  saveFailedBecause: (message: string) => `خطأ في حفظ تحليل H9: ${message}`,
  updateFailed: 'تعذّر تحديث تحليل الخيار',
  changedMeanwhile: 'تغيّر في هذه الأثناء تقييم كنتم تحررونه.',
  direction: 'الاتجاه',
  goOnVicious: 'المتابعة إلى الحلقة المفرغة',
  nextOption: (number: string) => `الخيار التالي: ${number}`,
  title: (solutionName: string) => `تحليل H9 للحل: ${isolated(solutionName)}`,
  h9Analysis: headingsMessages.h9Analysis,
  backToFunctionalOptions: 'العودة إلى الخيارات الوظيفية',
  viewSystemRequirements: 'عرض متطلبات النظام',
  primaryFhn: 'الحاجة الرئيسية',
  userStory: 'قصة المستخدم',
  functionalOption: 'الخيار الوظيفي',
  ratings: (direction: string) => `تقييمات ${direction}`,
  notSaved: 'غير محفوظ',
  notRatedYet: 'بلا تقييم بعد',
  savingRatesAll: 'يقيّم الحفظُ الحاجاتِ التسع كلها: وما تتركونه كما هو يصبح «لا شيء»، أي بلا أثر.',
  whatTheMeasuresMean: 'معاني التصنيفات',
  unsaved: 'غير محفوظ',
  savedMark: 'محفوظ',
  pairsHint: 'الحلقة الحميدة أولًا ثم المفرغة. نفعُ حاجة لا يعوّض أبدًا ضررَ أخرى، ولذلك لا يوجد مجموع نقاط.',
  together: 'الحلقتان الحميدة والمفرغة معًا',
  reachedFromThePrimary: 'من الحاجة الرئيسية إلى كل حاجة يؤثر فيها الخيار',
  ring: (direction: string) => `دائرة الحاجات: ${direction}`,
  fhn: 'الحاجة',
  fhns: 'الحاجات',
  measure: 'التصنيف',
  primaryName: (name: string) => `${name} (الحاجة الرئيسية)`,
}
