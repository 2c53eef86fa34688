import type { Client, Notification } from 'pg'
import type { Tx } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import type { Exchange, Listener, Message } from './exchange.ts'
import { notify } from './live.sql.ts'

const CHANNEL = 'ninefold_live'
/** PostgreSQL takes less than 8,000 bytes at a time. */
const PAYLOAD_MAX = 7900
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
/** A connection that the network has silently dropped is noticed by asking. */
const PING_MS = 20_000

/**
 * For the instances on one PostgreSQL database, by LISTEN and NOTIFY on a connection of its own. When that breaks, it
 * is made again, and the listeners learn that something may have passed them by.
 */
export class PostgresExchange implements Exchange {
  readonly #connect: () => Client
  readonly #clock: Clock
  readonly #listeners: Listener[] = []
  readonly #stopPinging: () => void
  #client: Client | undefined
  #failures = 0
  #isClosed = false
  #unsaid: Message[] = []
  #isSaying = false

  constructor(connect: () => Client, clock: Clock) {
    this.#connect = connect
    this.#clock = clock
    this.#stopPinging = clock.every(PING_MS, () => void this.#ask('select 1'))
  }

  listen(listener: Listener) {
    this.#listeners.push(listener)
  }

  say(message: Message) {
    this.#unsaid.push(message)
    if (!this.#isSaying) void this.#sayAll()
  }

  sayWith(tx: Tx, message: Message) {
    return notify(tx, CHANNEL, JSON.stringify([message]))
  }

  /** Nothing more to do: PostgreSQL delivers with the commit. */
  committed() {}

  async close() {
    this.#isClosed = true
    this.#stopPinging()
    const client = this.#client
    this.#client = undefined
    await client?.end()
  }

  /** Makes the connection; after a failure tries again later, ever more slowly. */
  async open(): Promise<void> {
    const client = this.#connect()
    client.on('error', () => this.#lose(client))
    client.on('end', () => this.#lose(client))
    client.on('notification', ({ payload }: Notification) => this.#hear(payload))
    this.#client = client
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch {
      this.#lose(client)
      return
    }
    if (this.#client !== client) return
    this.#failures = 0
    for (const listener of this.#listeners) listener.missed()
  }

  #lose(client: Client) {
    if (this.#client !== client || this.#isClosed) return
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

  /** One notification at a time; what comes up meanwhile travels together in the next. */
  async #sayAll() {
    this.#isSaying = true
    while (this.#unsaid.length > 0) {
      const batch = this.#nextBatch()
      await this.#ask('select pg_notify($1, $2)', [CHANNEL, batch])
    }
    this.#isSaying = false
  }

  #nextBatch(): string {
    let size = 2
    let count = 0
    for (const message of this.#unsaid) {
      // all of it is ASCII, so that characters are bytes
      size += JSON.stringify(message).length + 1
      if (count > 0 && size > PAYLOAD_MAX) break
      count += 1
    }
    return JSON.stringify(this.#unsaid.splice(0, count))
  }

  /** A connection that does not answer is given up. */
  async #ask(text: string, values: string[] = []) {
    const client = this.#client
    try {
      await client?.query(text, values)
    } catch {
      if (client) this.#lose(client)
    }
  }
}
