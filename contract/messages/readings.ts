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
  /** Neither, or only one of the two rounds is there. */
  unread: (isVirtuousRated: boolean, isViciousRated: boolean) =>
    `${isVirtuousRated ? 'Vicious is' : isViciousRated ? 'Virtuous is' : 'Neither is'} not rated yet. Once both are saved, what they mean together stands here.`,
} as const
