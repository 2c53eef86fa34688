import { timeMessages } from './time.ts'

/** How English counts, lists and quotes: the one place where a sentence learns it. */

/** `1 metric`, `3 metrics`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  const [last, ...others] = items.toReversed()
  return others.length === 0 ? (last ?? '') : `${others.toReversed().join(', ')} and ${last}`
}

const NAME_MAX = 60

/** A name within a sentence; a long one is cut. */
export const quoted = (name: string): string =>
  `“${name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1).trimEnd()}…` : name}”`

/** How long ago, within a sentence. */
export const inSentence = (when: string): string => (when === timeMessages.now ? 'just now' : when)
