import type { comparisonMessages as english } from '../../messages/comparison.ts'
import type { Words } from '../words.ts'
import { counted, formatted, nouns } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** All options side by side. */
export const comparisonMessages: Words<typeof english> = {
  goOnReport: 'المتابعة إلى التقرير',
  help: 'كل الخيارات أمام الحاجات التسع كلها، الحلقة الحميدة أولًا ثم المفرغة. نفعُ حاجة لا يعوّض أبدًا ضررَ أخرى، ولذلك لا يوجد مجموع نقاط.',
  notRated: 'بلا تقييم',
  viciousNotRated: 'الحلقة المفرغة بلا تقييم',
  virtuousNotRated: 'الحلقة الحميدة بلا تقييم',
  helpful: (count: number) => {
    if (count === 0) return 'لا يُعرف خيار ينفع الحاجة الرئيسية دون أن يضرّ غيرها.'
    if (count === 1) return 'الخيار الأول ينفع الحاجة الرئيسية ولا يضرّ أي حاجة.'
    return count === 2
      ? 'الخياران الأولان ينفعان الحاجة الرئيسية ولا يضرّان أي حاجة.'
      : `أول ${counted(count, nouns.option)} تنفع الحاجة الرئيسية ولا تضرّ أي حاجة.`
  },
  untouched: 'غير متأثرة: بلا أثر في الاتجاهين',
  none: 'لا خيارات للمقارنة بعد',
  noneHint: 'اكتبوا خيارات لقصصكم وقيّموها، فتظهر هنا جنبًا إلى جنب.',
  bothRatings: (need: string, virtuous: string, vicious: string) =>
    `${need}: الحلقة الحميدة ${virtuous}، الحلقة المفرغة ${vicious}`,
  functionalOption: 'الخيار الوظيفي',
  needs: 'الحاجات',
  writeOptions: 'كتابة الخيارات',
  story: 'القصة',
  allStories: 'كل القصص',
  clearStory: 'مسح القصة',
  helpfulFirst: 'تقديم الخيارات التي تنفع الحاجة الرئيسية ولا تضرّ أي حاجة',
  showingOfOptions: (shown: number, all: number) => `عرض ${formatted(shown)} من ${counted(all, nouns.option, 'after')}`,
  comparison: headingsMessages.comparison,
  backToSolutionDetails: 'العودة إلى تفاصيل الحل',
  optionsByNeed: 'الخيارات بحسب الحاجة',
  primary: 'الرئيسية',
  decision: 'القرار',
  change: 'تغيير',
  decide: 'اتخاذ قرار',
  reason: 'السبب',
  isItToBeBuilt: 'هل ينبغي تنفيذه؟',
  measures: 'التصنيفات',
}
