import type { Decision } from '../chain.ts'

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
