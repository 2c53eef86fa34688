import type { decisionsMessages as english } from '../../messages/decisions.ts'
import type { Words } from '../words.ts'
import type { Decision } from '../../chain.ts'

/** What a group decides about an option. */
export const decisionsMessages: Words<typeof english> = {
  decision: {
    accepted: 'Umsetzen',
    adapted: 'Mit Änderungen umsetzen',
    rejected: 'Nicht umsetzen',
  } satisfies Record<Decision, string>,
  undecided: 'Noch nicht entschieden',
  saved: 'Entscheidung gespeichert.',
  failed: (reason: string) => `Die Entscheidung konnte nicht gespeichert werden: ${reason}`,
}
