import type { Reading } from '../reading.ts'

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
