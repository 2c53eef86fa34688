import { OWN_METRIC_MAX, SOLUTION_NAME_MAX } from '#contract/limits.ts'
import type { SolutionDocument } from '#contract/exports.ts'
import { isTooLong } from '#contract/text-length.ts'
import { spoken, type Catalogue, type Stakeholder } from '../../catalogue/catalogue.ts'
import type { OwnChange } from '../../catalogue/own-words.ts'
import type { ReferenceMatcher } from './match-references.ts'

type Metric = Extract<OwnChange, { kind: 'metric' }>
type Person = Extract<OwnChange, { kind: 'stakeholder' | 'link' }>

/**
 * The metrics and stakeholders that the workshop of a file had added itself, and that this one lacks. Whoever may add
 * words here brings them along; what they are called decides whether they are the same.
 */
export class OwnWordsBrought {
  readonly #catalogue: Catalogue
  readonly #names: ReferenceMatcher
  readonly #metrics = new Map<string, Metric>()
  readonly #people = new Map<string, Person>()
  readonly #nextIds: { metrics: number; stakeholders: number }

  constructor(catalogue: Catalogue, names: ReferenceMatcher) {
    this.#catalogue = catalogue
    this.#names = names
    this.#nextIds = { metrics: catalogue.nextId('metrics'), stakeholders: catalogue.nextId('stakeholders') }
  }

  /** Metrics first, because people name them. */
  get changes(): OwnChange[] {
    return [...this.#metrics.values(), ...this.#people.values()]
  }

  /** Answers what of it was not known before. */
  add({ stakeholders, user_stories }: SolutionDocument): OwnChange[] {
    const before = this.#metrics.size + this.#people.size
    for (const { metric } of user_stories) if (metric.own) this.#addMetric(metric.name, metric.own.purposes)
    for (const { name, own, concerns = [] } of stakeholders) {
      const metrics = concerns.flatMap((text) => this.#metricId(text) ?? [])
      const id = this.#names.idNamed('stakeholder', name)
      const known = this.#catalogue.stakeholders.find((person) => person.id === id)
      if (known) this.#link(known, metrics)
      else if (own) this.#addPerson(name, own.stakeholder_category, metrics)
    }
    return this.#metrics.size + this.#people.size > before ? this.changes : []
  }

  #addMetric(name: string, purposeNames: string[]) {
    if (this.#metricId(name) !== undefined || isTooLong(name, OWN_METRIC_MAX)) return
    const wanted = new Set(purposeNames.map((purpose) => this.#names.idNamed('purpose', purpose)))
    const purposes = this.#catalogue.purposes.map(({ id }) => id).filter((id) => wanted.has(id))
    // a metric of no purpose could be found by nobody
    if (purposes.length === 0) return
    const id = this.#nextIds.metrics++
    this.#metrics.set(spoken(name), { kind: 'metric', id, metric_text: name.trim(), purposes, stakeholders: [] })
  }

  #addPerson(name: string, stakeholder_category: string, metrics: number[]) {
    const known = this.#people.get(spoken(name))
    if (known) return addTo(known.metrics, metrics)
    if (isTooLong(name, SOLUTION_NAME_MAX) || isTooLong(stakeholder_category, SOLUTION_NAME_MAX)) return
    const id = this.#nextIds.stakeholders++
    const stakeholder = name.trim()
    this.#people.set(spoken(name), { kind: 'stakeholder', id, stakeholder, stakeholder_category, metrics })
  }

  #link(person: Stakeholder, metrics: number[]) {
    const brought = new Set([...this.#metrics.values()].map(({ id }) => id))
    const missing = metrics.filter((id) => brought.has(id) || this.#catalogue.mayLink(person, id))
    if (missing.length === 0) return
    const name = spoken(person.stakeholder)
    const known = this.#people.get(name)
    if (known) addTo(known.metrics, missing)
    else this.#people.set(name, { kind: 'link', id: person.id, metrics: missing, joined: false })
  }

  #metricId(text: string) {
    return this.#names.idNamed('metric', text) ?? this.#metrics.get(spoken(text))?.id
  }
}

function addTo(ids: number[], more: number[]) {
  ids.push(...more.filter((id) => !ids.includes(id)))
}
