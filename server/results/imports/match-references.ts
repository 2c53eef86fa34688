import type { Reference } from '#contract/exports.ts'
import { misfitsMessages } from '#contract/messages/imports.ts'
import { spoken, type Catalogue } from '../../catalogue/catalogue.ts'
import type { OwnChange } from '../../catalogue/own-words.ts'

type Kind = 'need' | 'measure' | 'purpose' | 'stakeholder' | 'metric'
type Entry = { id: number; name: string }

/**
 * Finds what a file names in the catalogue of this workshop: by id where that means the same, else by name, in this
 * workshop's language or another that the catalogue is said in.
 */
export class ReferenceMatcher {
  matchedByName = 0
  /** Each once, by its sentence: what the catalogue lacks may be named in every rating. */
  readonly #problems = new Map<string, { path: string; error: string; places: number }>()
  readonly #byId: Record<Kind, Map<number, Entry>>
  readonly #byName: Record<Kind, Map<string, Entry>>

  constructor(catalogue: Catalogue, inOtherLanguages: readonly Catalogue[]) {
    const entries = entriesOf(catalogue)
    const translated = inOtherLanguages.map(entriesOf)
    this.#byId = mapEach(entries, (list) => new Map(list.map((entry) => [entry.id, entry])))
    // of two with one name the first counts, and this workshop's language before others
    this.#byName = mapEach(entries, (list, kind) => {
      const all = [...list, ...translated.flatMap((each) => each[kind])]
      return new Map(all.toReversed().map((entry) => [spoken(entry.name), entry]))
    })
  }

  /** Undefined where nothing is called so. */
  idNamed = (kind: Kind, name: string): number | undefined => this.#byName[kind].get(spoken(name))?.id

  /** Own words that come with the file are there from now on. */
  learn(words: readonly OwnChange[]) {
    for (const word of words) {
      if (word.kind === 'metric')
        this.#byName.metric.set(spoken(word.metric_text), { id: word.id, name: word.metric_text })
      if (word.kind === 'stakeholder')
        this.#byName.stakeholder.set(spoken(word.stakeholder), { id: word.id, name: word.stakeholder })
    }
  }

  /** Its id in this catalogue. What is not in it becomes a problem and counts as 0. */
  find(kind: Kind, { id, name }: Reference, path: string): number {
    const same = id === undefined ? undefined : this.#byId[kind].get(id)
    if (same?.name === name) return same.id
    const named = this.#byName[kind].get(spoken(name))
    if (named) {
      if (named.id !== id) this.matchedByName += 1
      return named.id
    }
    this.#note(path, misfitsMessages.misfit(misfitsMessages.found(name), this.#expected(kind)))
    return 0
  }

  /** There are few needs and measures, and they can be named. */
  #expected(kind: Kind) {
    const names = [...this.#byId[kind].values()].map(({ name }) => name)
    return kind === 'need' || kind === 'measure'
      ? misfitsMessages.ofCatalogueOneOf(kind, names)
      : misfitsMessages.ofCatalogue(kind)
  }

  #note(path: string, error: string) {
    const known = this.#problems.get(error)
    if (known) known.places += 1
    else this.#problems.set(error, { path, error, places: 1 })
  }

  get problems() {
    return [...this.#problems.values()]
  }

  /** Notes what stands in a list twice. */
  refuseTwice(kind: string, keys: (string | number)[], path: (index: number) => string) {
    const seen = new Set<string | number>([0])
    keys.forEach((key, index) => {
      if (key !== 0 && seen.has(key))
        this.#note(path(index), misfitsMessages.misfit(misfitsMessages.twice(kind), misfitsMessages.once(kind)))
      seen.add(key)
    })
  }
}

const entriesOf = ({ fhns, measures, purposes, stakeholders, metrics }: Catalogue): Record<Kind, Entry[]> => ({
  need: fhns.map(({ id, p_fhn }) => ({ id, name: p_fhn })),
  measure: measures.map(({ id, measure }) => ({ id, name: measure })),
  purpose: purposes.map(({ id, purpose }) => ({ id, name: purpose })),
  stakeholder: stakeholders.map(({ id, stakeholder }) => ({ id, name: stakeholder })),
  metric: metrics.map(({ id, metric_text }) => ({ id, name: metric_text })),
})

function mapEach<From, To>(record: Record<Kind, From>, change: (value: From, kind: Kind) => To): Record<Kind, To> {
  const changed = Object.entries(record).map(([kind, value]) => [kind, change(value, kind as Kind)])
  return Object.fromEntries(changed) as Record<Kind, To>
}
