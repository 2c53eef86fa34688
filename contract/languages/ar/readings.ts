import type { readingsMessages as english } from '../../messages/readings.ts'
import type { Words } from '../words.ts'
import type { Reading } from '../../reading.ts'

/** What the two ratings of a need mean together. */
export const readingsMessages: Words<typeof english> = {
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
