import type { Reading } from '../reading.ts'

/** What the two ratings of a need mean together. */
export const readingsMessages = {
  reading: {
    sturdy: { name: 'Sturdy benefit', ask: 'Preserve it' },
    fragile: { name: 'Fragile benefit', ask: 'Safeguard against the vicious case' },
    wishful: { name: 'Wishful benefit', ask: 'Make it real, or stop claiming it' },
    'built-in harm': { name: 'Built-in harm', ask: 'Redesign, or prefer another option' },
    'side effect': { name: 'Side effect', ask: 'Set a guard-rail' },
  } satisfies Record<Reading, { name: string; ask: string }>,
  untouched: 'Untouched',
  notRatedBothWays: 'Not rated both ways',
  /** Neither side, or only one of the two, is rated. */
  unread: (isVirtuousRated: boolean, isViciousRated: boolean) =>
    `${isVirtuousRated ? 'The vicious side has not' : isViciousRated ? 'The virtuous side has not' : 'Neither side has'} been rated yet. Once both are saved, you can read here what they mean together.`,
} as const
