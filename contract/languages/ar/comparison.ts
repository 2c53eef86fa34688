import type { Decision } from '../../chain.ts'
import type * as english from '../../messages/comparison.ts'
import type { Reading } from '../../reading.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, formatted, isolated, nouns, percentage } from './grammar.ts'

/** All options side by side. */
export const comparisonMessages: Words<typeof english.comparisonMessages> = {
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

/** What a group decides about an option. */
export const decisionsMessages: Words<typeof english.decisionsMessages> = {
  decision: {
    accepted: 'للتنفيذ',
    adapted: 'للتنفيذ مع تعديلات',
    rejected: 'ليس للتنفيذ',
  } satisfies Record<Decision, string>,
  undecided: 'لم يُقرَّر بعد',
  saved: 'حُفظ القرار.',
  failed: (reason: string) => `تعذّر حفظ القرار: ${reason}`,
}

/** What the two ratings of a need mean together. */
export const readingsMessages: Words<typeof english.readingsMessages> = {
  reading: {
    sturdy: { name: 'نفع راسخ', means: 'ينفع، ولا يضرّ إذا ساءت الأمور.', ask: 'المحافظة عليه' },
    fragile: {
      name: 'نفع هشّ',
      means: 'ينفع، لكن ليس إذا ساءت الأمور.',
      ask: 'التحصين من حالة الحلقة المفرغة',
    },
    wishful: {
      name: 'نفع متوهَّم',
      means: 'يبدو نافعًا فحسب، حتى لو سار كل شيء على ما يرام.',
      ask: 'جعله حقيقيًا، أو الكفّ عن ادعائه',
    },
    'built-in harm': {
      name: 'ضرر متأصّل',
      means: 'يضرّ، حتى لو سار كل شيء على ما يرام.',
      ask: 'إعادة التصميم، أو تفضيل خيار آخر',
    },
    'side effect': {
      name: 'أثر جانبي',
      means: 'لا أثر له إذا سار كل شيء على ما يرام، وله أثر إذا ساءت الأمور.',
      ask: 'وضع حاجز وقاية',
    },
  } satisfies Record<Reading, { name: string; means: string; ask: string }>,
  /** Where there is little room. */
  brief: {
    sturdy: 'راسخ',
    fragile: 'هشّ',
    wishful: 'متوهَّم',
    'built-in harm': 'ضرر متأصّل',
    'side effect': 'أثر جانبي',
  } satisfies Record<Reading, string>,
  untouched: 'غير متأثرة',
  whatTheyMean: 'معنى الحلقتين الحميدة والمفرغة معًا',
  notRatedBothWays: 'لم تُقيَّم في الاتجاهين',
  /** Neither side, or only one of the two, is rated. */
  unread: (isVirtuousRated: boolean, isViciousRated: boolean) =>
    `${
      isVirtuousRated
        ? 'لم تُقيَّم الحلقة المفرغة بعد.'
        : isViciousRated
          ? 'لم تُقيَّم الحلقة الحميدة بعد.'
          : 'لم تُقيَّم أي من الحلقتين بعد.'
    } عند حفظ الحلقتين يمكنكم أن تقرؤوا هنا معناهما معًا.`,
}

/** What people rated alone, as the report tells it. */
export const ratedAloneMessages: Words<typeof english.ratedAloneMessages> = {
  title: 'التقييم الفردي: كم شخصًا اختار ماذا',
  round: 'الجولة',
  people: 'الأشخاص',
  commonest: 'الإجابة الأكثر تكرارًا',
  changed: 'غيّروا رأيهم',
  roundOf: (direction: string, round: number) => `${direction}، ${formatted(round)}`,
  chosen: (cells: readonly (readonly [people: number, measure: string])[]) =>
    cells.map(([people, measure]) => `${isolated(measure)}: ${formatted(people)}`).join('، '),
  percent: (percent: number) => percentage(percent),
  ofShare: (percent: number, share: number, isReached: boolean) =>
    isReached
      ? `${percentage(percent)}، بلغت ${percentage(share)}`
      : `${percentage(percent)}، والمطلوب ${percentage(share)}`,
  moved: (people: number, of: number) => `${formatted(people)} من ${formatted(of)}`,
}

/** Something was changed after what follows from it was written. */
export const recheckMessages: Words<typeof english.recheckMessages> = {
  recheck: 'إعادة التحقق',
  option: 'تغيّرت القصة أو تغيّر الخيار منذ تقييمه.',
  requirement: 'تغيّر التقييم منذ كتابة هذا المتطلب.',
  confirmFailed: (reason: string) => `تعذّر التأكيد: ${reason}`,
  ratingsHold: 'التقييمات ما زالت صحيحة',
  requirementHolds: 'المتطلب ما زال صحيحًا',
}
