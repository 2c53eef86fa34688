/** How French counts, lists and quotes. */
import { madeOnce } from '../../made-once.ts'
import { shortened } from '../../messages/grammar.ts'

export { ended, isolated, shortened } from '../../messages/grammar.ts'

export const TAG = 'fr'

const NO_BREAK = '\u00A0'

const number = madeOnce(() => new Intl.NumberFormat(TAG))
const rules = madeOnce(() => new Intl.PluralRules(TAG))

/** A number as it is written: `1 234`. */
export const written = (count: number): string => number().format(count)

/** Of two forms the one that a number asks for: 0 and 1 are singular. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  rules().select(count) === 'one' ? one : many

/** `0 option`, `1 option`, `3 options`. */
export const counted = (count: number, one: string, many?: string): string =>
  `${written(count)} ${plural(count, one, many)}`

const list = madeOnce(() => new Intl.ListFormat(TAG))
/** `a`, `a et b`, `a, b et c`. */
export const listed = (items: readonly string[]): string => list().format(items)

/** A name within a sentence; a long one is cut. */
export const quoted = (name: string): string => `«${NO_BREAK}${shortened(name)}${NO_BREAK}»`

const circles: Record<string, string> = {
  virtuous: 'cercle vertueux',
  vicious: 'cercle vicieux',
  vertueux: 'cercle vertueux',
  vicieux: 'cercle vicieux',
}

/** `cercle vertueux`, `cercle vicieux`, from the word of a direction, which may come in English. */
export const circle = (direction: string): string => circles[direction.toLowerCase()] ?? direction

interface Noun {
  one: string
  many: string
  /** With the article that goes before it: `du besoin`, `de la finalité`. */
  ofOne: string
  isFeminine: boolean
}

const nouns: Record<string, Noun> = {
  need: { one: 'besoin', many: 'besoins', ofOne: 'du besoin', isFeminine: false },
  measure: { one: 'appréciation', many: 'appréciations', ofOne: 'de l’appréciation', isFeminine: true },
  purpose: { one: 'finalité', many: 'finalités', ofOne: 'de la finalité', isFeminine: true },
  stakeholder: { one: 'partie prenante', many: 'parties prenantes', ofOne: 'de la partie prenante', isFeminine: true },
  metric: { one: 'indicateur', many: 'indicateurs', ofOne: 'de l’indicateur', isFeminine: false },
  rating: { one: 'évaluation', many: 'évaluations', ofOne: 'de l’évaluation', isFeminine: true },
}
const known = new Map(
  Object.entries(nouns).flatMap(([key, noun]) => [key, noun.one].map((word) => [word, noun] as const)),
)

/** What a catalogue lists, from its English key or its French name; any other word stays what it is. */
export const nounOf = (word: string): Noun =>
  known.get(word.toLowerCase()) ?? { one: word, many: word, ofOne: `de ${word}`, isFeminine: false }

/** `ajouté`, `ajoutée`. */
export const agreeing = (participle: string, { isFeminine }: Noun): string => `${participle}${isFeminine ? 'e' : ''}`

/** With a capital, at the beginning of a sentence. */
export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
