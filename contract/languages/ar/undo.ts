import type { Taken } from '../../fields.ts'
import type * as english from '../../messages/undo.ts'
import type { Words } from '../words.ts'
import { headingsMessages, timeMessages } from './common.ts'
import { counted, ended, isolated, listed, nouns, quoted } from './grammar.ts'

type Counted = Parameters<typeof counted>[1]
const some = (count: number, noun: Counted) => (count === 0 ? [] : [counted(count, noun)])

/** What hangs on something, in words: `1 story, 3 options and 2 requirements`; nothing where nothing does. */
function contentsOf({ kind, metrics, stakeholders, stories, options, ratings, requirements }: Taken): string {
  return listed([
    ...(kind === 'metric' ? [] : some(metrics, nouns.metric)),
    ...(kind === 'stakeholder' ? [] : some(stakeholders, nouns.stakeholder)),
    ...some(stories, nouns.story),
    ...(kind === 'option' ? [] : some(options, nouns.option)),
    ...some(ratings, nouns.rating),
    ...(kind === 'requirement' ? [] : some(requirements, nouns.requirement)),
  ])
}

/** What was just deleted, and the way back. */
export const undoMessages: Words<typeof english.undoMessages> = {
  contents: contentsOf,
  /** Below the sentence that says what was done: what exactly went. */
  detail: (took: Taken): string => {
    const contents = contentsOf(took)
    switch (took.kind) {
      case 'reset':
        return contents && `حُذف: ${contents}`
      default:
        return contents ? `${quoted(took.name)}، ومعه: ${contents}` : quoted(took.name)
    }
  },
  restoring: 'جارٍ الاسترجاع...',
  restored: (took: Taken | undefined): string => {
    switch (took?.kind) {
      case 'solution':
        return `استُرجع الحل ${quoted(took.name)} بكل ما فيه`
      case 'reset':
        return 'استُرجعت المؤشرات بكل ما يتبعها'
      case 'metric':
        return `استُرجع المؤشر ${quoted(took.name)} بكل ما يتبعه`
      case 'stakeholder':
        return `استُرجع صاحب المصلحة ${quoted(took.name)}`
      case 'option':
        return `استُرجع الخيار ${quoted(took.name)} بكل ما يتبعه`
      case 'requirement':
        return `استُرجع المتطلب ${quoted(took.name)}`
      case undefined:
        return 'تم الاسترجاع'
    }
  },
  failed: (reason: string) => `تعذّر الاسترجاع: ${reason}`,
  placeTaken:
    'لا يمكن الاسترجاع، لأن مؤشرًا أُضيف من جديد وجرى العمل عليه في هذه الأثناء. أزيلوا ذلك المؤشر أولًا؛ ويمكن استرجاعه هو أيضًا.',
  noLongerKept: 'لم يبقَ ما يُسترجع: إما أنه استُرجع من قبل، أو أن المضيف حذفه نهائيًا.',
  undo: 'تراجع',
  bringBack: 'استرجاع',
  openIt: 'فتح',
}

const YOU = 'أنتم'
const THE_HOST = 'المضيف'
/** “By you” is one word. */
const byWhom = (who: string | null) => {
  if (!who) return ''
  if (who === YOU) return ' بواسطتكم'
  return who === THE_HOST ? ` بواسطة ${who}` : ` بواسطة ${isolated(who)}`
}

/** Something was deleted, or went out of sight, while somebody was writing in it. */
export const deletedMessages: Words<typeof english.deletedMessages> = {
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

const kindNames: Record<Taken['kind'], string> = {
  solution: 'حل',
  reset: 'كل المؤشرات، بإعادة التعيين',
  metric: 'مؤشر',
  stakeholder: 'صاحب مصلحة',
  option: 'خيار وظيفي',
  requirement: 'متطلب النظام',
}

/** What was deleted in a workshop, for its host. */
export const trashMessages: Words<typeof english.trashMessages> = {
  help: 'كل ما يُحذف في هذه الورشة يُحتفظ به 30 يومًا. والاستعادة تعيده إلى مكانه، للجميع.',
  kind: (kind: string) => kindNames[kind as Taken['kind']] ?? 'شيء ما',
  keptUntil: (date: string) => `محفوظ حتى ${date}`,
  none: 'لم يُحذف شيء',
  noneHint: 'يظهر هنا مدة 30 يومًا ما يحذفه الناس من حلول ومؤشرات وأصحاب مصلحة وخيارات ومتطلبات.',
  deleteWarning: (name: string | undefined) =>
    name === undefined
      ? 'سيزول هذا وكل ما يتبعه نهائيًا، ولن يستطيع أحد استرجاعه.'
      : `سيزول ${quoted(name)} وكل ما يتبعه نهائيًا، ولن يستطيع أحد استرجاعه.`,
  goneForGood: 'تم الحذف النهائي.',
  what: 'النوع',
  solution: 'الحل',
  solutionNumber: (solutionId: number) => `الحل ${solutionId}`,
  withIt: 'ومعه',
  deleted: 'وقت الحذف',
  by: 'بواسطة',
  deleteForGood: 'حذف نهائي',
  recentlyDeleted: headingsMessages.recentlyDeleted,
  backToWorkshop: 'العودة إلى الورشة',
  actions: 'الإجراءات',
}
