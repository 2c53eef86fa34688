import { LIVE_CHANGE_MS, LIVE_PRESENCE_MS, PRESENCE_EXPIRY_MS } from '#contract/limits.ts'
import type { Change, Person } from '#contract/live.ts'
import { AppError } from '../errors/app-error.ts'
import type { Clock } from '../exchange/clock.ts'
import { condense } from '../exchange/condense-changes.ts'
import { encode, encodeHello, encodePeople } from './encode-event.ts'
import type { SessionNews, Whereabouts } from '../exchange/exchange.ts'
import { isLetGo, isStaleNameless } from '../workshop/let-go.ts'
import type { SessionRow } from '../workshop/sessions.sql.ts'
import type { Named } from './live.sql.ts'
import { Pacer } from './pacer.ts'
import { People } from './people.ts'

/** A browser may give a copied tab the name of its original, so one name may be there more than once. */
const MOST_OF_A_TAB = 3

interface LiveSessionParts {
  clock: Clock
  hasQuotas: boolean
  /** Who some participants of this session are. */
  readNamed: (participantIds: number[]) => Promise<Named[]>
  onFailure: (error: unknown) => void
  /** Tells all instances that a big screen follows the session here, or no longer does. */
  sayScreen: (tab: string, isShowing: boolean) => void
}

/** In whose eyes: the host reads e-mails that others may not. */
type View = 'forHost' | 'forMembers'

/** Limits what presence costs each reader per second; the tabs beyond these come with the next event. */
const TABS_AN_EVENT = 250

/** Writing to this many takes about a millisecond. */
const READERS_A_TURN = 50

/** What a stream was opened with: it goes on for as long as that counts. */
export interface Admitted {
  /** Of the person and the tab. */
  name: string
  participantId: number | null
  /** Of a cookie without a participant: how often the session ID had been replaced when it was given. */
  round: number
  logins: readonly string[]
  /** Of the password a host came in with; others have none. */
  hostKey: string | null
  /** The tab, where it is a big screen. */
  screen?: string | undefined
}

/** A stream of somebody who follows the session. */
export interface Reader extends Admitted {
  /** The first event, in parts of which some are the same for everybody. */
  greet(hello: readonly Buffer[]): void
  write(bytes: Buffer): void
  end(): void
  onClose(run: () => void): void
}

/** One session as this instance sees it: who follows it, who is in it, and what is still to be told. */
export class LiveSession {
  readonly people: People
  readonly #parts: LiveSessionParts
  readonly #readers = new Set<Reader>()
  /** The tabs of big screens on all instances, and when each was last told of. */
  readonly #screens = new Map<string, number>()
  readonly #named = new Map<number, Named | null>()
  readonly #changes: Pacer
  readonly #presence: Pacer
  #untold: Change[] = []
  #moved = new Set<string>()
  #left = new Set<string>()
  /** All who are here, for those who come until people are told of again: hundreds come in the same minute. */
  #greetings: Partial<Record<View, Buffer>> = {}
  /** Up to which revision all news are here. What was read from the database may be ahead of them. */
  #heard = 0
  #status: SessionNews['status'] = 'open'
  /** The revision the session had this status at: as heard, or as read. */
  #statusAt = 0
  /** Readers on their way in; they count on hearing what happens meanwhile. */
  #expected = 0
  #isClosed = false

  constructor(parts: LiveSessionParts) {
    this.#parts = parts
    this.people = new People(parts)
    this.#changes = new Pacer(parts.clock, LIVE_CHANGE_MS, () => this.#tellChanges())
    this.#presence = new Pacer(parts.clock, LIVE_PRESENCE_MS, () => void this.#tellPresence())
  }

  get heard() {
    return this.#heard
  }

  get readerCount() {
    return this.#readers.size
  }

  get screenCount() {
    return this.#screens.size
  }

  get hasHosts() {
    return [...this.#readers].some(({ hostKey }) => hostKey !== null)
  }

  get isDeserted() {
    return this.#readers.size + this.#expected + this.people.count + this.#screens.size === 0
  }

  /** Keeps the session while somebody is on the way in; answers how to stop waiting for them. */
  expect(): () => void {
    this.#expected += 1
    return () => {
      this.#expected -= 1
    }
  }

  async describePeople(): Promise<Person[]> {
    await this.#learnNames()
    return this.#describeAll('forHost')
  }

  /** Lets a reader in, with all it needs to begin. */
  async admit(revision: number, isHost: boolean, open: () => Reader) {
    const view = isHost ? 'forHost' : 'forMembers'
    if (!this.#greetings[view]) await this.#learnNames()
    // From here to the end nothing else can happen, so that the reader misses nothing.
    if (!isHost) this.#requireOpen(revision)
    // what comes late is missed by nobody who is let in only now
    if (this.#readers.size === 0) this.#heard = Math.max(this.#heard, revision)
    const reader = open()
    this.#endFormer(reader.name)
    this.#readers.add(reader)
    reader.onClose(() => this.#leave(reader))
    if (reader.screen !== undefined) this.#parts.sayScreen(reader.screen, true)
    // whoever moved since these were put together is still to be told of to all readers
    const people = (this.#greetings[view] ??= encodePeople(this.#describeAll(view)))
    reader.greet(encodeHello(Math.max(this.#heard, revision), people))
    if (this.#isClosed) reader.end()
  }

  hearNews({ revision, status, changes }: SessionNews) {
    this.#heard = Math.max(this.#heard, revision)
    if (status === 'deleted' || revision >= this.#statusAt) {
      this.#status = status
      this.#statusAt = revision
    }
    if (status === 'deleted') return this.#end(() => true)
    if (changes.length > 0) {
      this.#untold.push(...changes)
      // at the beginning of a workshop hundreds come within a minute, and everybody would be told of each
      const pacer = changes.every(({ kind }) => kind === 'participant_joined') ? this.#presence : this.#changes
      pacer.ask()
    }
    if (this.#status === 'closed') this.#end(({ hostKey }) => hostKey === null)
    for (const change of changes) this.#hearOfPeople(change)
  }

  /** What people are shown as may have changed, and who was let go hears nothing more. */
  #hearOfPeople({ kind, subject_id }: Change) {
    if (kind === 'person_named' && subject_id !== null) this.#forgetNames((id) => id === subject_id)
    if (/^(workshop_changed|people_changed|everything)$/.test(kind)) this.#forgetNames(() => true)
    if (kind !== 'person_let_go' || subject_id === null) return
    this.#end(({ participantId, hostKey }) => participantId === subject_id && hostKey === null)
    for (const { where } of this.people.all()) if (where.participant_id === subject_id) this.hearLeft(where)
  }

  hearHere(where: Whereabouts, heard: number) {
    const { isNews, removed } = this.people.hear(where, heard)
    if (removed !== undefined) this.#tellLeft([removed])
    if (!isNews) return
    this.#left.delete(where.tab)
    this.#moved.add(where.tab)
    this.#presence.ask()
  }

  hearLeft(gone: Pick<Whereabouts, 'person' | 'tab'>) {
    if (this.people.leave(gone)) this.#tellLeft([gone.tab])
  }

  hearScreen(tab: string, isShowing: boolean) {
    const wasShowing = this.#screens.has(tab)
    if (isShowing) this.#screens.set(tab, this.#parts.clock.now())
    else this.#screens.delete(tab)
    if (wasShowing !== isShowing) this.#presence.ask()
  }

  /** What other instances would else forget. */
  tellScreens() {
    for (const tab of new Set([...this.#readers].flatMap(({ screen }) => screen ?? [])))
      this.#parts.sayScreen(tab, true)
  }

  expirePeople() {
    const now = this.#parts.clock.now()
    for (const [tab, heard] of this.#screens) {
      if (now - heard >= PRESENCE_EXPIRY_MS) this.hearScreen(tab, false)
    }
    const silent = this.people.expire(now)
    if (silent.length > 0) this.#tellLeft(silent)
  }

  /** Sends what may come a little later: a change that turns up meanwhile goes first. */
  send(bytes: Buffer, isMeant: (reader: Reader) => boolean = () => true) {
    const readers = [...this.#readers].filter(isMeant)
    const sendSome = () => {
      for (const reader of readers.splice(0, READERS_A_TURN)) reader.write(bytes)
      if (readers.length > 0) setImmediate(sendSome)
    }
    sendSome()
  }

  /** A new password ends what was opened with the former one; whoever may, comes back with the new one. */
  endFormerHosts(currentKey: string | undefined) {
    for (const reader of this.#readers) {
      if (reader.hostKey !== null && reader.hostKey !== currentKey) reader.end()
    }
  }

  endLogins(logins: ReadonlySet<string>) {
    this.#end((reader) => reader.logins.some((login) => logins.has(login)))
  }

  /** Ends members' streams that would not be opened any more. What people do is told as it happens; this is for what was missed. */
  endRemoved(session: Pick<SessionRow, 'let_go' | 'nameless_from'>) {
    this.#end(
      (reader) =>
        reader.hostKey === null && (isLetGo(session, reader.participantId) || isStaleNameless(session, reader)),
    )
  }

  close() {
    this.#isClosed = true
    this.#changes.stop()
    this.#presence.stop()
    for (const reader of this.#readers) reader.end()
  }

  /** A member's revision is read while the session is open: one that is newer than its closing tells that it was opened again. */
  #requireOpen(revision: number) {
    if (revision > this.#statusAt) {
      this.#status = 'open'
      this.#statusAt = revision
    }
    if (this.#status === 'closed' || this.#status === 'deleted') throw new AppError('SESSION_ENDED')
  }

  /** A tab that came back before its former stream was noticed to be gone is still there. */
  #leave(reader: Reader) {
    this.#readers.delete(reader)
    const { screen } = reader
    if (screen === undefined || this.#isClosed) return
    if (![...this.#readers].some((other) => other.screen === screen)) this.#parts.sayScreen(screen, false)
  }

  /** A network that comes and goes leaves streams behind that nobody reads any more. */
  #endFormer(name: string) {
    const former = [...this.#readers].filter((reader) => reader.name === name)
    for (const reader of former.slice(0, Math.max(0, former.length + 1 - MOST_OF_A_TAB))) reader.end()
  }

  #end(isMeant: (reader: Reader) => boolean) {
    const bytes = encode('ended', {})
    for (const reader of [...this.#readers].filter(isMeant)) {
      reader.write(bytes)
      reader.end()
    }
  }

  #tellChanges() {
    const changes = condense(this.#untold)
    this.#untold = []
    const bytes = encode('change', { revision: this.#heard, changes })
    for (const reader of this.#readers) reader.write(bytes)
  }

  #tellLeft(tabs: string[]) {
    for (const tab of tabs) {
      this.#moved.delete(tab)
      this.#left.add(tab)
    }
    this.#presence.ask()
  }

  async #tellPresence() {
    if (this.#untold.length > 0) this.#changes.ask()
    if (this.#readers.size === 0) return this.#nobodyToTell()
    try {
      await this.#learnNames()
    } catch (error) {
      // The database is away; they are told of when it is back.
      this.#parts.onFailure(error)
      this.#presence.ask()
      return
    }
    const moved = takeFrom(this.#moved, TABS_AN_EVENT).flatMap((tab) => this.people.find(tab) ?? [])
    const left = takeFrom(this.#left, TABS_AN_EVENT)
    this.#greetings = {}
    if (this.#moved.size + this.#left.size > 0) this.#presence.ask()
    const tell = (view: View) => encode('presence', { people: moved.map((where) => this.#describe(where, view)), left })
    // of a big screen only the host is told
    if (moved.length + left.length > 0) this.send(tell('forMembers'), ({ hostKey }) => hostKey === null)
    if (this.hasHosts) this.send(tell('forHost'), ({ hostKey }) => hostKey !== null)
  }

  /** Whoever comes later is greeted with all who are here. */
  #nobodyToTell() {
    this.#moved.clear()
    this.#left.clear()
    this.#greetings = {}
  }

  #describeAll(view: View): Person[] {
    return this.people.all().map(({ where }) => this.#describe(where, view))
  }

  #describe({ tab, participant_id, host, solution_id, step, editing }: Whereabouts, view: View): Person {
    const named = participant_id === null ? null : this.#named.get(participant_id)
    const who = { ...(named?.[view] ?? { email: null }), ...(host && { host }) }
    return { tab, participant_id, ...who, solution_id, step, editing }
  }

  async #learnNames() {
    const present = this.people.all().flatMap(({ where }) => where.participant_id ?? [])
    const unknown = [...new Set(present)].filter((id) => !this.#named.has(id))
    if (unknown.length === 0) return
    const found = new Map((await this.#parts.readNamed(unknown)).map((named) => [named.id, named]))
    for (const id of unknown) this.#named.set(id, found.get(id) ?? null)
  }

  /** They may be called otherwise now, and are told of again. */
  #forgetNames(isMeant: (participantId: number) => boolean) {
    for (const id of [...this.#named.keys()].filter(isMeant)) this.#named.delete(id)
    this.#greetings = {}
    for (const { where } of this.people.all()) {
      if (where.participant_id !== null && isMeant(where.participant_id)) this.#moved.add(where.tab)
    }
    this.#presence.ask()
  }
}

/** Removes the oldest entries of a set and returns them. */
function takeFrom(tabs: Set<string>, count: number): string[] {
  const taken = [...tabs].slice(0, count)
  for (const tab of taken) tabs.delete(tab)
  return taken
}
