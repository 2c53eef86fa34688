import type { Decision } from '../chain.ts'
import type { Reading } from '../reading.ts'
import { headingsMessages } from './common.ts'

/** All options side by side. */
export const comparisonMessages = {
  goOnReport: 'Continue with the report',
  help: 'All options against all nine needs, virtuous first, then vicious. Helping one need never makes up for harming another, so there is no total score.',
  notRated: 'not rated',
  viciousNotRated: 'vicious not rated',
  virtuousNotRated: 'virtuous not rated',
  helpful: (count: number) => {
    if (count === 0) return 'No option is known to help the primary need without harming another.'
    return count === 1
      ? 'The first option helps the primary need and harms none.'
      : `The first ${count} options help the primary need and harm none.`
  },
  untouched: 'Untouched: None both ways',
  none: 'No options to compare yet',
  noneHint: 'Write options for your stories and rate them. They will appear here side by side.',
  bothRatings: (need: string, virtuous: string, vicious: string) => `${need}: virtuous ${virtuous}, vicious ${vicious}`,
  functionalOption: 'Functional option',
  needs: 'Needs',
  writeOptions: 'Write options',
  story: 'Story',
  allStories: 'All stories',
  clearStory: 'Clear story',
  helpfulFirst: 'Show first the options that help the primary need and harm none',
  showingOfOptions: (shown: number, all: number) => `Showing ${shown} of ${all} options`,
  comparison: headingsMessages.comparison,
  backToSolutionDetails: 'Back to Solution Details',
  optionsByNeed: 'Options by need',
  primary: 'Primary',
  decision: 'Decision',
  change: 'Change',
  decide: 'Decide',
  reason: 'Reason',
  isItToBeBuilt: 'Should it be built?',
  measures: 'Measures',
} as const

/** What a group decides about an option. */
export const decisionsMessages = {
  decision: {
    accepted: 'To be built',
    adapted: 'To be built with changes',
    rejected: 'Not to be built',
  } satisfies Record<Decision, string>,
  undecided: 'Not decided yet',
  saved: 'Decision saved.',
  failed: (reason: string) => `The decision could not be saved: ${reason}`,
} as const

/** What the two ratings of a need mean together. */
export const readingsMessages = {
  reading: {
    sturdy: { name: 'Sturdy benefit', means: 'It helps, and does no harm if things go wrong.', ask: 'Preserve it' },
    fragile: {
      name: 'Fragile benefit',
      means: 'It helps, but not if things go wrong.',
      ask: 'Safeguard against the vicious case',
    },
    wishful: {
      name: 'Wishful benefit',
      means: 'It only seems to help, even if all goes well.',
      ask: 'Make it real, or stop claiming it',
    },
    'built-in harm': {
      name: 'Built-in harm',
      means: 'It harms, even if all goes well.',
      ask: 'Redesign, or prefer another option',
    },
    'side effect': {
      name: 'Side effect',
      means: 'It has no effect if all goes well, but one if things go wrong.',
      ask: 'Set a guard-rail',
    },
  } satisfies Record<Reading, { name: string; means: string; ask: string }>,
  /** Where there is little room. */
  brief: {
    sturdy: 'sturdy',
    fragile: 'fragile',
    wishful: 'wishful',
    'built-in harm': 'built-in harm',
    'side effect': 'side effect',
  } satisfies Record<Reading, string>,
  untouched: 'Untouched',
  whatTheyMean: 'What virtuous and vicious mean together',
  notRatedBothWays: 'Not rated both ways',
  /** Neither side, or only one of the two, is rated. */
  unread: (isVirtuousRated: boolean, isViciousRated: boolean) =>
    `${isVirtuousRated ? 'The vicious side has not' : isViciousRated ? 'The virtuous side has not' : 'Neither side has'} been rated yet. Once both are saved, you can read here what they mean together.`,
} as const

/** What people rated alone, as the report tells it. */
export const ratedAloneMessages = {
  title: 'Rated alone: how many people chose what',
  round: 'Round',
  people: 'People',
  commonest: 'Most common answer',
  changed: 'Changed',
  roundOf: (direction: string, round: number) => `${direction} ${round}`,
  chosen: (cells: readonly (readonly [people: number, measure: string])[]) =>
    cells.map(([people, measure]) => `${people} ${measure}`).join(', '),
  percent: (percent: number) => `${percent}%`,
  ofShare: (percent: number, share: number, isReached: boolean) =>
    isReached ? `${percent}%, threshold of ${share}% reached` : `${percent}%, ${share}% needed`,
  moved: (people: number, of: number) => `${people} of ${of}`,
} as const

/** Something was changed after what follows from it was written. */
export const recheckMessages = {
  recheck: 'Re-check',
  option: 'The story or the option has changed since it was rated.',
  requirement: 'The rating has changed since this was written.',
  confirmFailed: (reason: string) => `This could not be confirmed: ${reason}`,
  ratingsHold: 'The ratings still hold',
  requirementHolds: 'The requirement still holds',
} as const
