import { PRESENCE_EXPIRY_MS } from '#contract/limits.ts'
import type { Whereabouts } from '../exchange/exchange.ts'

/** More tabs than this in one workshop are not shown: nobody could make the server remember without end. */
const MOST = 3000

interface Tab {
  where: Whereabouts
  /** When the tab last said so. */
  heard: number
}

/** Who is in one workshop, by what their tabs said last. */
export class People {
  readonly #tabs = new Map<string, Tab>()

  /** Answers whether that is news. */
  hear(where: Whereabouts, heard: number): boolean {
    const known = this.#tabs.get(where.tab)
    if (known ? known.heard > heard : this.#tabs.size >= MOST) return false
    this.#tabs.set(where.tab, { where, heard })
    return !known || !isSame(known.where, where)
  }

  /** Answers whether the tab was there. */
  leave(tab: string): boolean {
    return this.#tabs.delete(tab)
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
