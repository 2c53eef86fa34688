import { listNames } from '#contract/catalogue-lists.ts'
import type { Lists } from './draft-lists.ts'

/** A draft as the file the server takes. Texts are trimmed. */
export function writeDraft(lists: Lists): string {
  const trimmed = (_key: string, value: unknown) => (typeof value === 'string' ? value.trim() : value)
  return JSON.stringify(Object.fromEntries(listNames.map((list) => [list, lists[list]])), trimmed)
}
