import { sayWho } from '#contract/numbered-people.ts'
import type { OptionOutline, Outline } from '#contract/outline.ts'
import { measureIn, readPair, type Reading } from '#contract/reading.ts'
import type { Effect } from '#contract/reference-data.ts'
import type { FileWords } from '../words/file-words.ts'

/** What a solution's ids and keys stand for, in the words of its catalogue and of the file it is written to. */
export class Names {
  readonly words: FileWords
  readonly #fhns: Map<number, string>
  readonly #measures: Map<number, { measure: string; effect?: Effect }>
  readonly #purposes: Map<number, string>
  readonly #stakeholders: Map<number, string>

  constructor({ fhns, measures, purposes, stakeholders }: Outline, words: FileWords) {
    this.words = words
    this.#fhns = new Map(fhns.map(({ id, p_fhn }) => [id, p_fhn]))
    this.#measures = new Map(measures.map(({ id, ...measure }) => [id, measure]))
    this.#purposes = new Map(purposes.map(({ id, purpose }) => [id, purpose]))
    this.#stakeholders = new Map(stakeholders.map(({ id, stakeholder }) => [id, stakeholder]))
  }

  fhn = (id: number) => this.#fhns.get(id) ?? ''
  measure = (id: number) => this.#measures.get(id)?.measure ?? ''
  effect = (id: number) => this.#measures.get(id)?.effect
  purposes = (ids: number[]) => this.words.files.joined(ids.map((id) => this.#purposes.get(id) ?? ''))
  stakeholders = (ids: number[]) => this.words.files.joined(ids.map((id) => this.#stakeholders.get(id) ?? ''))
  direction = (virtuous: boolean) => (virtuous ? this.words.common.virtuous : this.words.common.vicious)
  decision = (decision: OptionOutline['decision']) => (decision ? this.words.decisions.decision[decision] : '')
  person = (email: string) => sayWho(email, this.words.numbered)
  recheck = (recheck: boolean) => (recheck ? this.words.recheck.recheck : '')

  /** What both directions of an option say about a need together. */
  reading({ ratings }: OptionOutline, fhnId: number): Reading | undefined {
    const effectOf = (virtuous: boolean) => {
      const measure = measureIn(ratings, fhnId, virtuous)
      return measure === undefined ? undefined : this.effect(measure)
    }
    return readPair(effectOf(true), effectOf(false))
  }

  readingName(option: OptionOutline, fhnId: number): string {
    const reading = this.reading(option, fhnId)
    return reading ? this.words.readings.reading[reading].name : ''
  }
}
