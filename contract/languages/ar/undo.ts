import type { undoMessages as english } from '../../messages/undo.ts'
import type { Words } from '../words.ts'
import type { Taken } from '../../fields.ts'
import { counted, listed, nouns, quoted } from './grammar.ts'

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
export const undoMessages: Words<typeof english> = {
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
