/** How Spanish counts, lists and quotes. */
import { madeOnce } from '../../made-once.ts'
import { shortened } from '../../messages/grammar.ts'

export { ended, isolated, shortened } from '../../messages/grammar.ts'

/** For dates, numbers and the order of names. */
export const TAG = 'es'

const number = madeOnce(() => new Intl.NumberFormat(TAG))

/** `1000`, `10.000`. */
export const digits = (count: number): string => number().format(count)

/** `1 métrica`, `3 métricas`. What ends in a vowel has an s more; every other plural is given. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${digits(count)} ${count === 1 ? one : many}`

/** `70 %`; the two stay on one line. */
export const percent = (share: number): string => `${digits(share)}\u00A0%`

const list = madeOnce(() => new Intl.ListFormat(TAG))
/** `a`, `a y b`, `a, b y c`; `e` before what sounds like an i. */
export const listed = (items: readonly string[]): string => list().format(items)

/** A name within a sentence; a long one is cut. */
export const quoted = (name: string): string => `«${shortened(name)}»`

export interface Noun {
  one: string
  many: string
  isFeminine: boolean
}

const nouns: Record<string, Noun> = {
  need: { one: 'necesidad', many: 'necesidades', isFeminine: true },
  measure: { one: 'medida', many: 'medidas', isFeminine: true },
  purpose: { one: 'propósito', many: 'propósitos', isFeminine: false },
  stakeholder: { one: 'parte interesada', many: 'partes interesadas', isFeminine: true },
  metric: { one: 'métrica', many: 'métricas', isFeminine: true },
  rating: { one: 'valoración', many: 'valoraciones', isFeminine: true },
  column: { one: 'columna', many: 'columnas', isFeminine: true },
}

/** What the program calls `metric` or `metrics`, or the screens `métricas`. */
export const knownNoun = (word: string): Noun | undefined =>
  nouns[word] ??
  nouns[word.replace(/s$/, '')] ??
  Object.values(nouns).find(({ one, many }) => [one, many].includes(word))

/** The same with its gender; what is unknown stays as it is. */
export const nounOf = (word: string): Noun => knownNoun(word) ?? { one: word, many: word, isFeminine: false }

/** `añadida`, of what is feminine, and `añadido`. */
export const agreeing = (stem: string, { isFeminine }: Noun): string => `${stem}${isFeminine ? 'a' : 'o'}`

const directions: Record<string, string> = { virtuous: 'virtuoso', vicious: 'vicioso' }

/** A direction within a sentence, whether the program gives its name or what the screens call it. */
export const directionOf = (word: string): string => directions[word.toLowerCase()] ?? word.toLowerCase()
