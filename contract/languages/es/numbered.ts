import type { numberedMessages as english } from '../../messages/numbered.ts'
import type { Words } from '../words.ts'

/** Whoever stands in the place of an e-mail that is hidden or was removed. Every page reads it, so it stands apart. */
export const numberedMessages: Words<typeof english> = {
  /** Where nobody knows the number. */
  unnumbered: 'participante',
  numbered: (number: string) => `participante ${number}`,
  /** The number is one of another workshop. */
  imported: (who: string) => `${who} (importado)`,
}
