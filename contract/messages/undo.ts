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
  restoring: 'Restoring...',
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
  failed: (reason: string) => `It could not be restored: ${reason}`,
  placeTaken:
    'This cannot be restored, because the metric was added again and edited. Remove that metric first; you can restore it later too.',
  noLongerKept: 'There is nothing to restore: it was restored already, or the host has deleted it for good.',
  undo: 'Undo',
  bringBack: 'Restore',
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
  nothingSaved: 'Until it is restored, nothing can be saved here.',
  canComeBack: 'You can restore it, with everything deleted with it, for 24 hours.',
  askHost: 'Ask the host whether it can still be restored.',
  askGroup: (group: string) => `The group “${isolated(group)}” or the host can restore it for 24 hours.`,
  askOthers: 'Anyone except observers can restore it for 24 hours.',
  /** Below the list of solutions. */
  lastDay: 'Deleted in the last 24 hours',
  deletedBy: (who: string | null, when: string) =>
    `Deleted${who ? ` by ${isolated(who)}` : ''}, ${timeMessages.inSentence(when)}`,
  ratedNone: 'Someone set this rating to None, so its requirements are no longer shown.',
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
    `${name === undefined ? 'This' : quoted(name)} and everything that belongs to it will be deleted for good. It cannot be restored.`,
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
