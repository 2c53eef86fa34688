import { ended, isolated, quoted } from './grammar.ts'
import { timeMessages } from './time.ts'

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
