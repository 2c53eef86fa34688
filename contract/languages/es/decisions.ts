import type { decisionsMessages as english } from '../../messages/decisions.ts'
import type { Words } from '../words.ts'
import type { Decision } from '../../chain.ts'

/** What a group decides about an option. */
export const decisionsMessages: Words<typeof english> = {
  decision: {
    accepted: 'Se construye',
    adapted: 'Se construye con cambios',
    rejected: 'No se construye',
  } satisfies Record<Decision, string>,
  undecided: 'Sin decidir',
  saved: 'Decisión guardada.',
  failed: (reason: string) => `No se pudo guardar la decisión: ${reason}`,
}
