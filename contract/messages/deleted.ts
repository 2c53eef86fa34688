import { inSentence } from './english.ts'

/** Something was deleted, or went out of sight, while somebody was writing in it. */
export const deletedMessages = {
  story: 'The user story',
  option: 'The functional option',
  requirement: 'The system requirement',
  rating: 'The rated functional option',
  solution: 'The solution',
  by: (what: string, who: string | null) => (who ? `${what} was deleted by ${who}.` : `${what} was deleted.`),
  byAt: (what: string, who: string | null, when: string) =>
    `${what} was deleted${who ? ` by ${who}` : ''}, ${inSentence(when)}.`,
  you: 'you',
  noSuchSolution: 'This workshop has no solution at this address.',
  solutionGone:
    'This solution was deleted. If somebody undoes the deletion, it comes back; until then nothing can be saved.',
  ratedNone: 'Somebody set this rating to None, so its requirements are no longer shown.',
  kept: 'What you typed is still here. Copy it if you need it elsewhere.',
  yourText: 'Your text',
  copied: 'Text copied.',
  copyFailed: 'The text could not be copied. Please select it and copy it by hand.',
  copyText: 'Copy text',
} as const
