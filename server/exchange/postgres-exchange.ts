import type { Client, Notification } from 'pg'
import { isUnanswered } from '../db/database-errors.ts'
import { SERVING } from '../db/postgres-limits.ts'
import { tellLimits } from '../db/postgres-limits.sql.ts'
import type { Db } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { EVERYTHING } from './condense-changes.ts'
import type { Exchange, Listener, Message, SessionNews } from './exchange.ts'
import { listen, notify, ping } from './notify.sql.ts'

/** PostgreSQL takes less than 8,000 bytes at a time. */
const PAYLOAD_MAX = 7900
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2000
/** A connection that the network has silently dropped is noticed by asking something. */
const PING_MS = 2000

/**
 * For the instances on one PostgreSQL database, by LISTEN and NOTIFY on a connection of its own. When that breaks, it
 * is made again, and the listeners learn that something may have passed them by.
 *
 * Writes are announced here too, after their commit: inside a transaction NOTIFY makes all commits of the server wait for
 * each other.
 */
export class PostgresExchange implements Exchange {
  readonly #db: Pick<Db, 'distrust'> & { connect: () => Client }
  readonly #clock: Clock
  readonly #listeners: Listener[] = []
  readonly #stopPinging: () => void
  /** The connection that is made or being made, and the same once it listens. */
  #latest: Client | undefined
  #client: Client | undefined
  #failures = 0
  #isClosed = false
  #unsaid: Message[] = []
  #saying: Promise<void> | undefined
  /** What was announced while there was no connection, by session. */
  readonly #owed = new Map<number, SessionNews>()

  constructor(db: Pick<Db, 'distrust'> & { connect: () => Client }, clock: Clock) {
    this.#db = db
    this.#clock = clock
    this.#stopPinging = clock.every(PING_MS, () => this.#keepSaying())
  }

  listen(listener: Listener) {
    this.#listeners.push(listener)
  }

  say(message: Message) {
    this.#unsaid.push(message)
    this.#keepSaying()
  }

  announce(news: SessionNews) {
    this.say(news)
  }

  async close() {
    this.#isClosed = true
    this.#stopPinging()
    await this.#saying
    this.#client = undefined
    await this.#latest?.end()
  }

  /** Makes the connection; after a failure tries again later, ever more slowly. */
  async open(): Promise<void> {
    const client = this.#db.connect()
    client.on('error', () => this.#lose(client))
    client.on('end', () => this.#lose(client))
    client.on('notification', ({ payload }: Notification) => this.#hear(payload))
    this.#latest = client
    try {
      await client.connect()
      await tellLimits(client, SERVING)
      await listen(client)
    } catch {
      this.#lose(client)
      return
    }
    if (this.#latest !== client || this.#isClosed) return
    this.#client = client
    this.#failures = 0
    for (const listener of this.#listeners) listener.missed()
    for (const news of this.#owed.values()) this.say(news)
    this.#owed.clear()
  }

  #lose(client: Client) {
    if (this.#latest !== client || this.#isClosed) return
    this.#latest = undefined
    this.#client = undefined
    client.end().catch(() => {})
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures)
    this.#failures += 1
    // not all instances at the same moment
    this.#clock.after(pause * (0.5 + Math.random() / 2), () => {
      if (!this.#isClosed) void this.open()
    })
  }

  #hear(payload = '[]') {
    for (const message of JSON.parse(payload) as Message[]) {
      for (const listener of this.#listeners) listener.hear(message)
    }
  }

  #keepSaying() {
    this.#saying ??= this.#sayAll()
  }

  /** One notification at a time; what comes up meanwhile travels together in the next. */
  async #sayAll() {
    do await this.#notify(this.#nextBatch())
    while (this.#unsaid.length > 0)
    this.#saying = undefined
  }

  #nextBatch(): Message[] {
    let size = 2
    let count = 0
    for (const message of this.#unsaid) {
      // all of it is ASCII, so that characters are bytes
      size += JSON.stringify(message).length + 1
      if (count > 0 && size > PAYLOAD_MAX) break
      count += 1
    }
    return this.#unsaid.splice(0, count)
  }

  /** What is said while there is no connection is lost, except for news; one that does not answer is given up. */
  async #notify(messages: Message[]) {
    const client = this.#client
    if (!client) return this.#owe(messages)
    try {
      await (messages.length === 0 ? ping(client) : notify(client, JSON.stringify(messages)))
    } catch (error) {
      this.#owe(messages)
      // the other connections take the same way
      if (isUnanswered(error)) this.#db.distrust?.()
      this.#lose(client)
    }
  }

  /** Later it is enough to say that something has changed in a session. */
  #owe(messages: Message[]) {
    for (const message of messages) {
      if (message.about === 'session') this.#owed.set(message.session, { ...message, changes: [EVERYTHING] })
    }
  }
}
