import type { needsMessages as english } from '../../messages/needs.ts'
import type { Words } from '../words.ts'

/** Needs and measures. */
export const needsMessages: Words<typeof english> = {
  measure: (id: number) => `Wirkungsart ${id}`,
}
