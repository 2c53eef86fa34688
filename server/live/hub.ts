import { LIVE_HEARTBEAT_MS } from '#contract/limits.ts'
import type { Person } from '#contract/live.ts'
import type { Queries } from '../db/schema.ts'
import { readHostKey } from '../http/admission/host-password.ts'
import type { Clock } from '../exchange/clock.ts'
import { EVERYTHING } from '../exchange/condense-changes.ts'
import { HEARTBEAT } from './encode-event.ts'
import type { Exchange, Listener, Message } from '../exchange/exchange.ts'
import { readEmails, readSessionStates } from './live.sql.ts'
import { Room } from './live-session.ts'

/** How often silent tabs are looked for. */
const SWEEP_MS = 2000
/** How often hosts' streams are checked: their password may be changed from a shell, beside this process. */
const HOSTS_MS = 5000

export interface HubParts {
  db: Queries
  exchange: Exchange
  clock: Clock
  onFailure: (error: unknown) => void
}

/** All sessions that somebody follows or is in, on this instance. */
export class Hub implements Listener {
  readonly #parts: HubParts
  readonly #rooms = new Map<number, Room>()
  readonly #timers: (() => void)[]
  #isClosed = false

  constructor(parts: HubParts) {
    this.#parts = parts
    parts.exchange.listen(this)
    this.#timers = [
      parts.clock.every(LIVE_HEARTBEAT_MS, () => this.#everywhere((room) => room.send(HEARTBEAT))),
      parts.clock.every(SWEEP_MS, () => this.#everywhere((room) => room.expirePeople())),
      parts.clock.every(HOSTS_MS, () => void this.#checkHosts().catch(parts.onFailure)),
    ]
  }

  roomOf(session: number): Room {
    let room = this.#rooms.get(session)
    if (!room) {
      const { db, clock, onFailure } = this.#parts
      room = new Room({ clock, onFailure, readEmails: (ids) => readEmails(db, session, ids) })
      if (this.#isClosed) room.close()
      this.#rooms.set(session, room)
    }
    return room
  }

  /** Who is in a session at this moment, as its members see each other. */
  async peopleIn(session: number): Promise<Person[]> {
    return (await this.#rooms.get(session)?.describePeople()) ?? []
  }

  /** People rather than tabs; who has not said a name counts for each tab. */
  countPeople(session: number): number {
    const tabs = this.#rooms.get(session)?.people.all() ?? []
    return new Set(tabs.map(({ where }) => where.participant_id ?? where.tab)).size
  }

  hear(message: Message) {
    switch (message.about) {
      case 'session':
        return this.#rooms.get(message.session)?.hearNews(message)
      case 'here':
        return this.roomOf(message.session).hearHere(message.where, this.#parts.clock.now() - message.age)
      case 'left':
        return this.#rooms.get(message.session)?.hearLeft(message.tab)
      case 'who':
        return this.#tellWho()
    }
  }

  missed() {
    this.#catchUp().catch(this.#parts.onFailure)
  }

  close() {
    this.#isClosed = true
    for (const stop of this.#timers) stop()
    for (const room of this.#rooms.values()) room.close()
    this.#rooms.clear()
  }

  /** The database knows what the messages would have said, except who is here: that the others know. */
  async #catchUp() {
    this.#parts.exchange.say({ about: 'who' })
    const followed = [...this.#rooms].filter(([, room]) => room.readerCount > 0)
    const states = await readSessionStates(
      this.#parts.db,
      followed.map(([session]) => session),
    )
    for (const [session, room] of followed) {
      const { revision, status } = states.find(({ id }) => id === session) ?? { revision: 0, status: 'deleted' }
      const changes = revision === room.revision ? [] : [EVERYTHING]
      room.hearNews({ about: 'session', session, revision, status, changes })
    }
  }

  #tellWho() {
    const { clock, exchange } = this.#parts
    for (const [session, room] of this.#rooms) {
      for (const { where, heard } of room.people.all()) {
        exchange.say({ about: 'here', session, where, age: Math.round(clock.now() - heard) })
      }
    }
  }

  async #checkHosts() {
    const rooms = [...this.#rooms.values()].filter((room) => room.hasHosts)
    if (rooms.length === 0) return
    const current = await readHostKey(this.#parts.db)
    for (const room of rooms) room.endFormerHosts(current)
  }

  #everywhere(run: (room: Room) => void) {
    for (const [session, room] of this.#rooms) {
      run(room)
      if (room.isDeserted) this.#rooms.delete(session)
    }
  }
}
