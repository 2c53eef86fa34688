import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { isUnanswered } from './database-errors.ts'

/** Statements beyond this many are sent unnamed: a connection never forgets a named one. */
const MAX_NAMED_STATEMENTS = 500

/**
 * A pool of connections as Kysely wants it. Each distinct statement gets a name, so that a connection parses and plans
 * it once.
 *
 * A firewall that forgets connections tells nobody: what is asked on them is never answered. So the first statement
 * without an answer makes every connection of that moment suspect. They are closed, and new ones take their place.
 */
export class TrustedPool implements PostgresPool {
  readonly options: PostgresPool['options']
  readonly #pool: Pool
  readonly #names = new Map<string, string>()
  readonly #inUse = new Set<PoolClient>()
  #trusted = new WeakMap<PoolClient, PostgresPoolClient>()
  #known = new WeakSet<PoolClient>()

  constructor(pool: Pool) {
    this.#pool = pool
    this.options = pool.options
    // A connection that breaks while idle is replaced at the next use; without a listener it would end the process.
    pool.on('error', () => {})
  }

  async connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await this.#pool.connect()
      if (!this.#known.has(client)) this.#trust(client)
      const trusted = this.#trusted.get(client)
      if (trusted) {
        this.#inUse.add(client)
        return trusted
      }
      client.release(true)
    }
  }

  end() {
    return this.#pool.end()
  }

  /** Closes every connection of this moment: those in use at once, with what is asked on them, the others when met. */
  distrust() {
    this.#trusted = new WeakMap()
    for (const client of this.#inUse) client.end().catch(() => {})
  }

  #trust(client: PoolClient) {
    this.#known.add(client)
    // the pool listens to idle connections only; one that breaks in use would end the process
    client.on('error', () => {})
    this.#trusted.set(client, {
      query: ((text: string, values: unknown[]) =>
        this.#ask(client, text, values)) as unknown as PostgresPoolClient['query'],
      release: () => {
        this.#inUse.delete(client)
        client.release()
      },
    })
  }

  async #ask(client: PoolClient, text: string, values: unknown[]) {
    try {
      return await client.query({ name: this.#nameOf(text), text, values })
    } catch (error) {
      if (isUnanswered(error)) this.distrust()
      throw error
    }
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= MAX_NAMED_STATEMENTS) return known
    const name = `s${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
