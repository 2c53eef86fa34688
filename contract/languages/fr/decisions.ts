import type { decisionsMessages as english } from '../../messages/decisions.ts'
import type { Words } from '../words.ts'
import type { Decision } from '../../chain.ts'

/** What a group decides about an option. */
export const decisionsMessages: Words<typeof english> = {
  decision: {
    accepted: 'À réaliser',
    adapted: 'À réaliser avec modifications',
    rejected: 'À ne pas réaliser',
  } satisfies Record<Decision, string>,
  undecided: 'Pas encore décidé',
  saved: 'Décision enregistrée.',
  failed: (reason: string) => `La décision n’a pas pu être enregistrée : ${reason}`,
}
