import { PRESENCE_EXPIRY_MS } from '#contract/limits.ts'
import type { Whereabouts } from '../exchange/exchange.ts'
import { quotas } from '../http/quotas/quotas.ts'

const { person: PERSON_MAX, workshop: WORKSHOP_MAX } = quotas.presence.atOnce

interface Tab {
  where: Whereabouts
  /** When the tab last said so. */
  heard: number
}

/** Who is in one workshop, by what their tabs said last. */
export class People {
  readonly #tabs = new Map<string, Tab>()
  readonly #personMax: number

  constructor({ hasQuotas }: { hasQuotas: boolean }) {
    this.#personMax = hasQuotas ? PERSON_MAX : WORKSHOP_MAX
  }

  /**
   * Returns whether that is news, and which tab of another person was removed to make room. A tab belongs to the person it
   * was first seen with, until it expires.
   */
  hear(where: Whereabouts, heard: number): { isNews: boolean; removed?: string | undefined } {
    const known = this.#tabs.get(where.tab)
    if (known && (known.heard > heard || known.where.person !== where.person)) return { isNews: false }
    if (known || this.#tabs.size < WORKSHOP_MAX) {
      if (!known && this.hasTooMany(where)) return { isNews: false }
      this.#tabs.set(where.tab, { where, heard })
      return { isNews: !known || !isSame(known.where, where) }
    }
    const removed = this.#findTabToReplace(where)
    if (removed === undefined) return { isNews: false }
    this.#tabs.delete(removed)
    this.#tabs.set(where.tab, { where, heard })
    return { isNews: true, removed }
  }

  /** Whether a person cannot have this tab beside all others of theirs. */
  hasTooMany({ person, tab }: Pick<Whereabouts, 'person' | 'tab'>): boolean {
    return !this.#tabs.has(tab) && this.#tabsOf(person) >= this.#personMax
  }

  /** Answers whether the tab was there, and theirs. */
  leave({ person, tab }: Pick<Whereabouts, 'person' | 'tab'>): boolean {
    return this.#tabs.get(tab)?.where.person === person && this.#tabs.delete(tab)
  }

  /** Lets go of the tabs that have been silent for too long, and answers which. */
  expire(now: number): string[] {
    const silent = [...this.#tabs.entries()].filter(([, { heard }]) => now - heard >= PRESENCE_EXPIRY_MS)
    for (const [tab] of silent) this.#tabs.delete(tab)
    return silent.map(([tab]) => tab)
  }

  find(tab: string): Whereabouts | undefined {
    return this.#tabs.get(tab)?.where
  }

  all(): Tab[] {
    return [...this.#tabs.values()]
  }

  get count() {
    return this.#tabs.size
  }

  #tabsOf(person: string) {
    return this.all().filter(({ where }) => where.person === person).length
  }

  /** The newest tab of the person with most, for a person who has none. */
  #findTabToReplace({ person }: Whereabouts): string | undefined {
    if (this.#tabsOf(person) > 0) return undefined
    const people = [...Map.groupBy(this.all(), ({ where }) => where.person).values()]
    const most = people.reduce((largest, tabs) => (tabs.length >= largest.length ? tabs : largest))
    return most.length > 1 ? most.at(-1)?.where.tab : undefined
  }
}

function isSame(a: Whereabouts, b: Whereabouts): boolean {
  return (
    a.participant_id === b.participant_id &&
    a.host === b.host &&
    a.solution_id === b.solution_id &&
    a.step === b.step &&
    a.editing?.kind === b.editing?.kind &&
    a.editing?.id === b.editing?.id
  )
}
