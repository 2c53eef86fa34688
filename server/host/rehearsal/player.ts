import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '#contract/limits.ts'
import type { CatalogueStore } from '../../catalogue/catalogue-store.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Clock } from '../../exchange/clock.ts'
import { showCode } from '../../workshop/session-code.ts'
import { findSession, type SessionRow } from '../../workshop/sessions.sql.ts'
import { isPlayed, keepPosition, releaseOwnHold, renewHold, takeHold } from './rehearsal.sql.ts'
import { playIn } from './play.ts'
import { writeScript } from './script.ts'
import { Troupe, type Told } from './troupe.ts'
import type { Ask } from './visitor.ts'

const TICK_MS = 1000
/** A machine that slept makes nobody hurry. */
const LONGEST_TICK_MS = 3 * TICK_MS
/** Nobody leads it any more: its people go home. */
const IDLE_MS = 30 * MINUTE_MS

interface PlayerParts {
  db: Db
  catalogues: CatalogueStore
  clock: Clock
  ask: Ask
  onFailure: (error: unknown) => void
}

/** A rehearsal that this instance plays. */
interface Play {
  troupes: Troupe[]
  told: Told
  /** When something last happened in it, and what the host had set then. */
  stirred: number
  setting: string
}

/** Plays rehearsals: once a second the people of each go on with their script, as far as the host lets them. */
export class RehearsalPlayer {
  /** What this instance holds rehearsals by. */
  readonly #name = randomUUID()
  readonly #parts: PlayerParts
  readonly #plays = new Map<number, Play>()
  readonly #timers = new Map<number, () => void>()
  readonly #ticks = new Map<number, Promise<void>>()

  constructor(parts: PlayerParts) {
    this.#parts = parts
  }

  /** Takes a rehearsal that nobody plays; one that another instance plays, that one goes on with. */
  async take(tx: Tx, sessionId: number) {
    if (await takeHold(tx, sessionId, this.#name)) this.#keepGoing(sessionId)
  }

  /** What happens in so many milliseconds; answers whether it is still played here. */
  async tick(sessionId: number, ms: number): Promise<boolean> {
    const { db, clock } = this.#parts
    const held = await renewHold(db.write, sessionId, this.#name)
    const session = await findSession(db.read, sessionId)
    if (!held || !session) {
      await this.#end(sessionId)
      return false
    }
    const play = this.#plays.get(sessionId) ?? (await this.#begin(session, held))
    // closed: their cookies open nothing, and coming in again is refused
    if (session.status !== 'closed') {
      const id = showCode(session.code)
      for (const troupe of play.troupes) await troupe.return(id)
      play.told = (await firstOf(play.troupes, (troupe) => troupe.hear())) ?? play.told
      if (held.is_playing === 1) await this.#goOn(sessionId, play, (ms / MINUTE_MS) * held.speed, id)
      for (const troupe of play.troupes) await troupe.stay(play.told, clock.now())
    }
    const setting = JSON.stringify([held.speed, held.is_playing, session.status, play.told])
    if (setting !== play.setting) Object.assign(play, { setting, stirred: clock.now() })
    if (clock.now() - play.stirred >= IDLE_MS) await releaseOwnHold(db.write, sessionId, this.#name)
    return true
  }

  /** Whatever was being played rests where it is. */
  async close() {
    const played = [...this.#timers.keys()]
    for (const stop of this.#timers.values()) stop()
    this.#timers.clear()
    await Promise.all(this.#ticks.values())
    for (const sessionId of played) await releaseOwnHold(this.#parts.db.write, sessionId, this.#name)
  }

  async #begin(session: SessionRow, held: { seed: number; position: Troupe['position'][] }) {
    const { catalogues, ask, clock } = this.#parts
    const { id, catalogue_id, language } = session
    // what is looked up in the catalogue are its own names, whatever the language
    const script = writeScript(held.seed, await catalogues.get(catalogue_id), await playIn(language))
    const troupes = script.map(
      (group, number) => new Troupe(group, `${held.seed}-${number}`, held.position[number], ask),
    )
    const play = { troupes, told: { step: null, silent_rating: false }, stirred: clock.now(), setting: '' }
    this.#plays.set(id, play)
    return play
  }

  async #goOn(sessionId: number, play: Play, minutes: number, id: string) {
    for (const troupe of play.troupes) {
      if (!(await troupe.work(minutes, play.told, id))) continue
      play.stirred = this.#parts.clock.now()
      // at once, so that little is tried again after a crash; what is tried again carries the same key
      await keepPosition(
        this.#parts.db.write,
        sessionId,
        this.#name,
        play.troupes.map(({ position }) => position),
      )
    }
  }

  async #end(sessionId: number) {
    this.#timers.get(sessionId)?.()
    this.#timers.delete(sessionId)
    const play = this.#plays.get(sessionId)
    this.#plays.delete(sessionId)
    // an instance that was frozen wakes up to find that another plays on: the people are there, and stay
    if (await isPlayed(this.#parts.db.read, sessionId)) return
    for (const troupe of play?.troupes ?? []) await troupe.leave()
  }

  #keepGoing(sessionId: number) {
    const { clock, onFailure } = this.#parts
    if (this.#timers.has(sessionId)) return
    let last = clock.now()
    const tick = () => {
      // one that is slow is not joined by the next
      if (this.#ticks.has(sessionId)) return
      const ms = Math.min(clock.now() - last, LONGEST_TICK_MS)
      last = clock.now()
      const ticking = this.tick(sessionId, ms)
        .then(() => undefined, onFailure)
        .finally(() => this.#ticks.delete(sessionId))
      this.#ticks.set(sessionId, ticking)
    }
    this.#timers.set(sessionId, clock.every(TICK_MS, tick))
  }
}

async function firstOf<T, Found>(items: T[], find: (item: T) => Promise<Found | undefined>) {
  for (const item of items) {
    const found = await find(item)
    if (found !== undefined) return found
  }
  return undefined
}
