import { decisionsMessages } from '#contract/messages/decisions.ts'
import { readingsMessages } from '#contract/messages/readings.ts'
import type { OptionOutline, Outline } from '#contract/outline.ts'
import { measureIn, readPair, type Reading } from '#contract/reading.ts'
import type { Effect } from '#contract/reference-data.ts'

/** What a solution's ids stand for, in the words of its catalogue. */
export class Names {
  readonly #fhns: Map<number, string>
  readonly #measures: Map<number, { measure: string; effect?: Effect }>
  readonly #purposes: Map<number, string>
  readonly #stakeholders: Map<number, string>

  constructor({ fhns, measures, purposes, stakeholders }: Outline) {
    this.#fhns = new Map(fhns.map(({ id, p_fhn }) => [id, p_fhn]))
    this.#measures = new Map(measures.map(({ id, ...measure }) => [id, measure]))
    this.#purposes = new Map(purposes.map(({ id, purpose }) => [id, purpose]))
    this.#stakeholders = new Map(stakeholders.map(({ id, stakeholder }) => [id, stakeholder]))
  }

  fhn = (id: number) => this.#fhns.get(id) ?? ''
  measure = (id: number) => this.#measures.get(id)?.measure ?? ''
  effect = (id: number) => this.#measures.get(id)?.effect
  purposes = (ids: number[]) => ids.map((id) => this.#purposes.get(id) ?? '').join(', ')
  stakeholders = (ids: number[]) => ids.map((id) => this.#stakeholders.get(id) ?? '').join(', ')

  /** What both directions of an option say about a need together. */
  reading({ ratings }: OptionOutline, fhnId: number): Reading | undefined {
    const effectOf = (virtuous: boolean) => {
      const measure = measureIn(ratings, fhnId, virtuous)
      return measure === undefined ? undefined : this.effect(measure)
    }
    return readPair(effectOf(true), effectOf(false))
  }
}

export const directionName = (virtuous: boolean) => (virtuous ? 'Virtuous' : 'Vicious')

export const decisionName = (decision: OptionOutline['decision']) =>
  decision ? decisionsMessages.decision[decision] : ''

export const readingName = (reading: Reading | undefined) => (reading ? readingsMessages.reading[reading].name : '')

export const recheckName = (recheck: boolean) => (recheck ? 'Re-check' : '')
