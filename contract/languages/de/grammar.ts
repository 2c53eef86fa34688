/** How German counts, lists and quotes. */
export const TAG = 'de'

import { madeOnce } from '../../made-once.ts'
import { shortened } from '../../messages/grammar.ts'
export { ended, isolated, shortened } from '../../messages/grammar.ts'

const number = madeOnce(() => new Intl.NumberFormat(TAG))

/** `1 Kennzahl`, `3 Kennzahlen`. */
export const counted = (count: number, one: string, many: string): string =>
  `${number().format(count)} ${count === 1 ? one : many}`

const list = madeOnce(() => new Intl.ListFormat(TAG))
/** `a`, `a und b`, `a, b und c`. */
export const listed = (items: readonly string[]): string => list().format(items)

/** A name within a sentence; a long one is cut. */
export const quoted = (name: string): string => `„${shortened(name)}“`

/** `70 %`, never broken in two. */
export const percent = (value: number): string => `${number().format(value)}\u00A0%`

/** A noun that came in small letters, as English has them. */
export const capital = (noun: string): string => noun.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** A direction, also where the code calls it by its English name. */
export function directionWord(direction: string): string {
  const plain = direction.toLowerCase()
  if (plain === 'virtuous') return 'Gutfall'
  return plain === 'vicious' ? 'Schlechtfall' : capital(direction)
}

interface Noun {
  one: string
  many: string
  /** Decides which article and ending a sentence needs. */
  gender: 'm' | 'f' | 'n'
}

/** What the code calls by these English names, in the files and lists of catalogues. */
const nouns = new Map<string, Noun>(
  Object.entries({
    need: { one: 'Bedürfnis', many: 'Bedürfnisse', gender: 'n' },
    measure: { one: 'Wirkungsart', many: 'Wirkungsarten', gender: 'f' },
    purpose: { one: 'Zweck', many: 'Zwecke', gender: 'm' },
    stakeholder: { one: 'Stakeholder', many: 'Stakeholder', gender: 'm' },
    metric: { one: 'Kennzahl', many: 'Kennzahlen', gender: 'f' },
    rating: { one: 'Bewertung', many: 'Bewertungen', gender: 'f' },
    column: { one: 'Spalte', many: 'Spalten', gender: 'f' },
  }),
)

/** The German noun for such a name; one that is not known stays as it is. */
export function nounFor(name: string): Noun {
  const known = nouns.get(name) ?? nouns.get(name.replace(/s$/, ''))
  return known ?? { one: name, many: name, gender: 'f' }
}
