import type { Taken } from '../fields.ts'
import { counted, listed, quoted } from './grammar.ts'

const some = (count: number, one: string, many?: string) => (count === 0 ? [] : [counted(count, one, many)])

/** What hangs on something, in words: `1 story, 3 options and 2 requirements`; nothing where nothing does. */
function contentsOf({ kind, metrics, stakeholders, stories, options, ratings, requirements }: Taken): string {
  return listed([
    ...(kind === 'metric' ? [] : some(metrics, 'metric')),
    ...(kind === 'stakeholder' ? [] : some(stakeholders, 'stakeholder')),
    ...some(stories, 'story', 'stories'),
    ...(kind === 'option' ? [] : some(options, 'option')),
    ...some(ratings, 'rating'),
    ...(kind === 'requirement' ? [] : some(requirements, 'requirement')),
  ])
}

/** What was just deleted, and the way back. */
export const undoMessages = {
  contents: contentsOf,
  /** Below the sentence that says what was done: what exactly went. */
  detail: (took: Taken): string => {
    const contents = contentsOf(took)
    switch (took.kind) {
      case 'reset':
        return contents && `Deleted: ${contents}`
      default:
        return contents ? `${quoted(took.name)} with ${contents}` : quoted(took.name)
    }
  },
  restoring: 'Bringing it back...',
  restored: (took: Taken | undefined): string => {
    switch (took?.kind) {
      case 'solution':
        return `Solution ${quoted(took.name)} is back, with everything in it`
      case 'reset':
        return 'The metrics are back, with everything that belongs to them'
      case 'metric':
        return `Metric ${quoted(took.name)} is back, with everything that belongs to it`
      case 'stakeholder':
        return `Stakeholder ${quoted(took.name)} is back`
      case 'option':
        return `Option ${quoted(took.name)} is back, with everything that belongs to it`
      case 'requirement':
        return `Requirement ${quoted(took.name)} is back`
      case undefined:
        return 'It is back'
    }
  },
  failed: (reason: string) => `It could not be brought back: ${reason}`,
  placeTaken:
    'This cannot be brought back, because a metric was added again and worked on meanwhile. Remove that metric first; it can be brought back too.',
  noLongerKept: 'There is nothing left to bring back: it is back already, or the host has deleted it for good.',
  undo: 'Undo',
  bringBack: 'Bring back',
  openIt: 'Open it',
} as const
