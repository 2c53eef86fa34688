import type { Taken } from '../fields.ts'
import { headingsMessages, timeMessages } from './common.ts'
import { counted, ended, isolated, listed, quoted } from './grammar.ts'

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

/** Something was deleted, or went out of sight, while somebody was writing in it. */
export const deletedMessages = {
  story: 'The user story',
  option: 'The functional option',
  requirement: 'The system requirement',
  rating: 'The rated functional option',
  solution: 'The solution',
  solutionCalled: (name: string) => `The solution ${quoted(name)}`,
  by: (what: string, who: string | null) =>
    who ? ended(`${what} was deleted by ${isolated(who)}`) : `${what} was deleted.`,
  byAt: (what: string, who: string | null, when: string) =>
    `${what} was deleted${who ? ` by ${isolated(who)}` : ''}, ${timeMessages.inSentence(when)}.`,
  you: 'you',
  theHost: 'the host',
  noSuchSolution: 'This workshop has no solution at this address.',
  /** What to do about it, each after the sentence that says who deleted it. */
  nothingSaved: 'Until it is brought back, nothing can be saved here.',
  canComeBack: 'It can be brought back, with everything that went with it, for 24 hours.',
  askHost: 'Ask the host whether it can still be brought back.',
  askGroup: (group: string) => `The group “${isolated(group)}” or the host can bring it back, for 24 hours.`,
  askOthers: 'Everyone but those who are only looking on can bring it back, for 24 hours.',
  /** Below the list of solutions. */
  lastDay: 'Deleted in the last 24 hours',
  deletedBy: (who: string | null, when: string) =>
    `Deleted${who ? ` by ${isolated(who)}` : ''}, ${timeMessages.inSentence(when)}`,
  ratedNone: 'Somebody set this rating to None, so its requirements are no longer shown.',
  kept: 'What you typed is still here. Copy it if you need it elsewhere.',
  yourText: 'Your text',
  copied: 'Text copied.',
  copyFailed: 'The text could not be copied. Please select it and copy it by hand.',
  copyText: 'Copy text',
} as const

const kindNames: Record<Taken['kind'], string> = {
  solution: 'Solution',
  reset: 'All metrics, by a reset',
  metric: 'Metric',
  stakeholder: 'Stakeholder',
  option: 'Functional option',
  requirement: 'System requirement',
}

/** What was deleted in a workshop, for its host. */
export const trashMessages = {
  help: 'Whatever is deleted in this workshop is kept for 30 days. Restoring puts it back where it was, for everyone.',
  kind: (kind: string) => kindNames[kind as Taken['kind']] ?? 'Something',
  keptUntil: (date: string) => `kept until ${date}`,
  none: 'Nothing has been deleted',
  noneHint: 'Solutions, metrics, stakeholders, options and requirements that people delete appear here for 30 days.',
  deleteWarning: (name: string | undefined) =>
    `${name === undefined ? 'This' : quoted(name)} and everything that belongs to it will be gone for good. Nobody can bring it back.`,
  goneForGood: 'Deleted for good.',
  what: 'What',
  solution: 'Solution',
  solutionNumber: (solutionId: number) => `Solution ${solutionId}`,
  withIt: 'With it',
  deleted: 'Deleted',
  by: 'By',
  deleteForGood: 'Delete for good',
  recentlyDeleted: headingsMessages.recentlyDeleted,
  backToWorkshop: 'Back to the workshop',
  actions: 'Actions',
} as const
