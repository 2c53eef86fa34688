import { LIVE_HEARTBEAT_MS, MINUTE_MS, PRESENCE_REPEAT_MS } from '#contract/limits.ts'
import type { Person } from '#contract/live.ts'
import type { Queries } from '../db/schema.ts'
import { readHostKey } from '../http/admission/host-password.ts'
import type { QuotaCheck } from '../http/quotas/check-quotas.ts'
import type { Clock } from '../exchange/clock.ts'
import { EVERYTHING } from '../exchange/condense-changes.ts'
import { HEARTBEAT } from './encode-event.ts'
import type { Exchange, Listener, Message, Whereabouts } from '../exchange/exchange.ts'
import { readNamed, readSessionStates } from './live.sql.ts'
import { LiveSession } from './live-session.ts'
import { StreamPlaces } from './stream-places.ts'
import { listLoginsEndedSince } from '../workshop/ended-logins.sql.ts'

/** How often silent tabs are looked for. */
const SWEEP_MS = 2000
/** How often it is checked whether streams may go on: a host's password may be changed from a shell, and messages be missed. */
const CHECK_MS = 5000
/** The clocks of the instances may differ by this much. */
const CLOCKS_MS = 10 * MINUTE_MS
const CATCH_UP_AGAIN_MS = 1000

interface HubParts {
  db: Queries
  exchange: Exchange
  clock: Clock
  quotas: QuotaCheck
  onFailure: (error: unknown) => void
}

/** All sessions that somebody follows or is in, on this instance. */
export class Hub implements Listener {
  readonly places: StreamPlaces
  readonly #parts: HubParts
  readonly #sessions = new Map<number, LiveSession>()
  readonly #timers: (() => void)[]
  /** Logins that ended before this were looked for. */
  #checkedAt = Date.now() - CLOCKS_MS
  #isClosed = false

  constructor(parts: HubParts) {
    this.#parts = parts
    this.places = new StreamPlaces(parts.quotas)
    parts.exchange.listen(this)
    this.#timers = [
      parts.clock.every(LIVE_HEARTBEAT_MS, () => this.#everywhere((live) => live.send(HEARTBEAT))),
      parts.clock.every(PRESENCE_REPEAT_MS, () => this.#everywhere((live) => live.tellScreens())),
      parts.clock.every(SWEEP_MS, () => this.#everywhere((live) => live.expirePeople())),
      parts.clock.every(CHECK_MS, () => void this.#checkReaders().catch(parts.onFailure)),
    ]
  }

  liveSessionOf(session: number): LiveSession {
    let live = this.#sessions.get(session)
    if (!live) {
      const { db, exchange, clock, onFailure } = this.#parts
      live = new LiveSession({
        clock,
        onFailure,
        hasQuotas: this.#parts.quotas.isOn,
        readNamed: (ids) => readNamed(db, session, ids),
        sayScreen: (tab, isShowing) => exchange.say({ about: 'screen', session, tab, isShowing }),
      })
      if (this.#isClosed) live.close()
      this.#sessions.set(session, live)
    }
    return live
  }

  /** Whether a person has so many tabs in a session that another one would not be shown. */
  hasTooManyTabs(session: number, tab: Pick<Whereabouts, 'person' | 'tab'>): boolean {
    return this.#sessions.get(session)?.people.hasTooMany(tab) ?? false
  }

  /** Who is in a session at this moment, as the host sees them. */
  async peopleIn(session: number): Promise<Person[]> {
    return (await this.#sessions.get(session)?.describePeople()) ?? []
  }

  /** People rather than tabs; who has not said a name counts for each tab. */
  countPeople(session: number): number {
    const tabs = this.#sessions.get(session)?.people.all() ?? []
    return new Set(tabs.map(({ where }) => where.participant_id ?? where.tab)).size
  }

  /** Big screens that show a session, on whichever instance they follow it. */
  countScreens(session: number): number {
    return this.#sessions.get(session)?.screenCount ?? 0
  }

  /** The sessions that somebody follows or is in, and how many streams there are, for whoever looks after the server. */
  load(): { sessions: number[]; streams: number } {
    const streams = [...this.#sessions.values()].reduce((sum, { readerCount }) => sum + readerCount, 0)
    return { sessions: [...this.#sessions.keys()], streams }
  }

  hear(message: Message) {
    switch (message.about) {
      case 'session':
        this.#sessions.get(message.session)?.hearNews(message)
        // a participant's removal ends logins as well
        if (message.changes.some(({ kind }) => kind === 'person_let_go'))
          void this.#checkReaders().catch(this.#parts.onFailure)
        return undefined
      case 'here':
        return this.liveSessionOf(message.session).hearHere(message.where, this.#parts.clock.now() - message.age)
      case 'left':
        return this.#sessions.get(message.session)?.hearLeft(message)
      case 'screen':
        return this.liveSessionOf(message.session).hearScreen(message.tab, message.isShowing)
      case 'who':
        return this.#tellWho()
      case 'ended logins':
        return this.#endLogins(message.logins)
      case 'wrong guesses':
        return undefined
    }
  }

  /** Tries until the database can tell what was missed: nobody else would say it again. */
  missed() {
    if (this.#isClosed) return
    this.#catchUp().catch((error: unknown) => {
      this.#parts.onFailure(error)
      this.#parts.clock.after(CATCH_UP_AGAIN_MS, () => this.missed())
    })
  }

  close() {
    this.#isClosed = true
    for (const stop of this.#timers) stop()
    for (const live of this.#sessions.values()) live.close()
    this.#sessions.clear()
  }

  /** The database knows what the messages would have said, except who is here: that the others know. */
  async #catchUp() {
    this.#parts.exchange.say({ about: 'who' })
    const { followed, states } = await this.#readFollowed()
    for (const [session, live] of followed) {
      const { revision, status } = states.get(session) ?? { revision: 0, status: 'deleted' }
      const changes = revision === live.heard ? [] : [EVERYTHING]
      live.hearNews({ about: 'session', session, revision, status, changes })
    }
  }

  #tellWho() {
    const { clock, exchange } = this.#parts
    for (const [session, live] of this.#sessions) {
      live.tellScreens()
      for (const { where, heard } of live.people.all()) {
        exchange.say({ about: 'here', session, where, age: Math.round(clock.now() - heard) })
      }
    }
  }

  async #readFollowed() {
    const followed = [...this.#sessions].filter(([, live]) => live.readerCount > 0)
    const ids = followed.map(([session]) => session)
    const states = new Map((await readSessionStates(this.#parts.db, ids)).map((state) => [state.id, state]))
    return { followed, states }
  }

  async #checkReaders() {
    const { db } = this.#parts
    if (this.load().streams === 0) return
    const now = Date.now()
    const { followed, states } = await this.#readFollowed()
    // also where no host follows yet: one may come while this is read
    const hostKey = await readHostKey(db)
    this.#endLogins(await listLoginsEndedSince(db, new Date(this.#checkedAt).toISOString()))
    this.#checkedAt = now - CLOCKS_MS
    for (const [session, live] of followed) {
      const state = states.get(session)
      if (state) live.endRemoved(state)
      live.endFormerHosts(hostKey)
    }
  }

  #endLogins(given: string[]) {
    if (given.length === 0) return
    const logins = new Set(given)
    for (const live of this.#sessions.values()) live.endLogins(logins)
  }

  #everywhere(run: (live: LiveSession) => void) {
    for (const [session, live] of this.#sessions) {
      run(live)
      if (live.isDeserted) this.#sessions.delete(session)
    }
  }
}
