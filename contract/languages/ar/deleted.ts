import type { deletedMessages as english } from '../../messages/deleted.ts'
import type { Words } from '../words.ts'
import { ended, isolated, quoted } from './grammar.ts'
import { timeMessages } from './time.ts'

const YOU = 'أنتم'
const THE_HOST = 'المضيف'
/** “By you” is one word. */
const byWhom = (who: string | null) => {
  if (!who) return ''
  if (who === YOU) return ' بواسطتكم'
  return who === THE_HOST ? ` بواسطة ${who}` : ` بواسطة ${isolated(who)}`
}

/** Something was deleted, or went out of sight, while somebody was writing in it. */
export const deletedMessages: Words<typeof english> = {
  /** Each goes on after “the deletion of”. */
  story: 'قصة المستخدم',
  option: 'الخيار الوظيفي',
  requirement: 'متطلب النظام',
  rating: 'الخيار الوظيفي المقيَّم',
  solution: 'الحل',
  solutionCalled: (name: string) => `الحل ${quoted(name)}`,
  by: (what: string, who: string | null) => ended(`تم حذف ${what}${byWhom(who)}`),
  byAt: (what: string, who: string | null, when: string) =>
    `تم حذف ${what}${byWhom(who)}، ${timeMessages.inSentence(when)}.`,
  you: YOU,
  theHost: THE_HOST,
  noSuchSolution: 'لا يوجد في هذه الورشة حل بهذا العنوان.',
  /** What to do about it, each after the sentence that says who deleted it. */
  nothingSaved: 'لا يمكن حفظ شيء هنا قبل الاسترجاع.',
  canComeBack: 'الاسترجاع ممكن خلال 24 ساعة، ويشمل كل ما حُذف في الوقت نفسه.',
  askHost: 'اسألوا المضيف هل ما زال الاسترجاع ممكنًا.',
  askGroup: (group: string) => `يمكن للمجموعة «${isolated(group)}» أو للمضيف الاسترجاع خلال 24 ساعة.`,
  askOthers: 'الاسترجاع متاح للجميع خلال 24 ساعة، عدا من يتابعون فقط.',
  /** Below the list of solutions. */
  lastDay: 'حُذف في آخر 24 ساعة',
  deletedBy: (who: string | null, when: string) => `حُذف${byWhom(who)}، ${timeMessages.inSentence(when)}`,
  ratedNone: 'حُوّل هذا التقييم إلى «لا شيء»، ولذلك لم تعد متطلباته معروضة.',
  kept: 'ما كتبتموه ما زال هنا. انسخوه إن احتجتم إليه في مكان آخر.',
  yourText: 'نصّكم',
  copied: 'نُسخ النص.',
  copyFailed: 'تعذّر نسخ النص. يُرجى تحديده ونسخه يدويًا.',
  copyText: 'نسخ النص',
}
