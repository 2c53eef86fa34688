/** How English counts, lists and quotes: the one place where a sentence learns it. Other languages have one of their own. */

/** For dates, numbers and the order of names. */
export const TAG = 'en-GB'

/** `1 metric`, `3 metrics`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  const [last, ...others] = items.toReversed()
  return others.length === 0 ? (last ?? '') : `${others.toReversed().join(', ')} and ${last}`
}

/** Hebrew, Arabic and their neighbours, and the signs that turn the direction of what follows. */
const TURNS = /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]|\uD802|\uD803|\uD83A|\uD83B/

/** Somebody's words within a sentence of ours: written from right to left, they turn nothing around them. */
export const isolated = (words: string): string => (TURNS.test(words) ? `\u2068${words}\u2069` : words)

/** Ends a sentence whose last words are somebody's, and may have a full stop of their own. */
export const ended = (sentence: string): string => (/[.!?\u2026]\u2069?$/.test(sentence) ? sentence : `${sentence}.`)

const NAME_MAX = 60

/** A long name is cut where it stands within a sentence. */
export const shortened = (name: string): string =>
  isolated(name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1).trimEnd()}…` : name)

/** A name within a sentence. */
export const quoted = (name: string): string => `“${shortened(name)}”`
