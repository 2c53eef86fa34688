import { AsyncLocalStorage } from 'node:async_hooks'
import type Database from 'better-sqlite3'
import { IdleTransactionError, TransactionLostError } from './database-errors.ts'
import type { Mutex } from './mutex.ts'
import type { PreparedStatements } from './prepared-statements.ts'
import { BUSY_LIMIT_MS, retryWhileBusy } from './retry-while-busy.ts'
import { SqliteConnection } from './sqlite-connection.ts'

/** A transaction that waits for its turn. */
interface Member {
  work: (connection: SqliteConnection) => Promise<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
  queuedAt: number
}

export interface Limits {
  /** How long a transaction may wait for another process that holds the file. */
  busyMs: number
  /** A transaction that runs no statement for so long is rolled back. */
  idleMs: number
  /** A transaction that runs no statement for so long makes the server not ready. */
  stuckMs: number
}

// as for PostgreSQL, in postgres-limits.ts
const LIMITS: Limits = { busyMs: BUSY_LIMIT_MS, idleMs: 5000, stuckMs: 2000 }

/** A batch waits for more members for at most so many turns of the event loop. */
const MAX_GATHERING_TURNS = 8
const MAX_BATCH = 100

/**
 * Runs transactions in batches: `begin`, each member inside a savepoint, one `commit` for all. The commit waits for the
 * disk, which takes longer than the statements of a member. A member that fails is rolled back to its savepoint, and
 * the others are committed. No member is resolved or rejected before the commit: its result may depend on an earlier
 * member of the batch. If the commit fails, all members are rejected.
 */
export class GroupCommit {
  readonly #database: Database.Database
  readonly #statements: PreparedStatements
  readonly #mutex: Mutex
  readonly #limits: Limits
  /** The connection of the transaction that the running code belongs to. */
  readonly #caller = new AsyncLocalStorage<SqliteConnection>()
  readonly #control: Record<ControlStatement, Database.Statement>
  #queue: Member[] = []
  #isRunning = false
  #current: { connection: SqliteConnection; expire: (error: Error) => void } | undefined
  #rollbackFailed = false

  constructor(database: Database.Database, statements: PreparedStatements, mutex: Mutex, limits: Partial<Limits> = {}) {
    this.#database = database
    this.#statements = statements
    this.#mutex = mutex
    this.#limits = { ...LIMITS, ...limits }
    this.#control = prepareControlStatements(database)
  }

  /** How many transactions have not begun. */
  get waiting() {
    return this.#queue.length
  }

  /** Whether writes cannot go on: a transaction runs no statement, or the last one could not be rolled back. */
  get isStuck() {
    return this.#rollbackFailed || this.#idleFor() > this.#limits.stuckMs
  }

  /** Resolves with the result of `work` when everything it wrote is on disk. */
  async transact<T>(work: (connection: SqliteConnection) => Promise<T>): Promise<T> {
    this.assertOutside()
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ work, resolve: resolve as Member['resolve'], reject, queuedAt: performance.now() })
      if (!this.#isRunning) void this.#runBatches()
    })
  }

  /** Throws if the calling code runs inside a transaction: it would wait for itself. */
  assertOutside() {
    const connection = this.#caller.getStore()
    if (connection && !connection.isClosed)
      throw new Error('A transaction or write was started inside a transaction. Use the transaction that is open.')
  }

  /** Ends a transaction that an earlier failure left open, so that the next statement does not become part of it. */
  recover() {
    if (this.#database.inTransaction) this.#control.rollback.run()
    this.#rollbackFailed = false
  }

  async #runBatches() {
    this.#isRunning = true
    while (this.#queue.length > 0) {
      // requested before gathering, so that a statement that comes later is later
      const lock = this.#mutex.acquire()
      await this.#gather()
      const release = await lock
      await this.#runBatch(this.#queue.splice(0, MAX_BATCH))
      release()
    }
    this.#isRunning = false
  }

  async #gather() {
    for (let turn = 1, before = 0; turn <= MAX_GATHERING_TURNS && this.#queue.length > before; turn++) {
      before = this.#queue.length
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  async #runBatch(members: Member[]) {
    try {
      await retryWhileBusy(() => this.#begin(), (members[0]?.queuedAt ?? 0) + this.#limits.busyMs)
    } catch (error) {
      for (const { reject } of members) reject(error)
      return
    }
    const outcomes: (() => void)[] = []
    let started = 0
    try {
      for (const member of members) {
        started += 1
        outcomes.push(await this.#run(member, { isAlone: members.length === 1 }))
      }
      this.#control.commit.run()
    } catch (error) {
      const reason = this.#rollBack() ?? error
      // the members that have not begun have lost nothing
      this.#queue.unshift(...members.slice(started))
      for (const { reject } of members.slice(0, started)) reject(reason)
      return
    }
    for (const settle of outcomes) settle()
  }

  #begin() {
    this.recover()
    this.#control['begin immediate'].run()
  }

  /** Returns the function that settles the member after the commit; throws if the whole batch has to be rolled back. */
  async #run(member: Member, { isAlone }: { isAlone: boolean }): Promise<() => void> {
    if (!isAlone) this.#control['savepoint member'].run()
    try {
      const result = await this.#callWithinLimit(member)
      if (!this.#database.inTransaction) throw new TransactionLostError()
      if (!isAlone) this.#control['release member'].run()
      return () => member.resolve(result)
    } catch (error) {
      if (!this.#database.inTransaction) throw TransactionLostError.from(error)
      if (isAlone) throw error
      this.#control['rollback to member'].run()
      this.#control['release member'].run()
      return () => member.reject(error)
    }
  }

  async #callWithinLimit({ work }: Member): Promise<unknown> {
    const connection = new SqliteConnection(this.#statements, () => this.#database.inTransaction)
    const { promise: expired, reject: expire } = Promise.withResolvers<never>()
    this.#current = { connection, expire }
    try {
      return await Promise.race([this.#caller.run(connection, work, connection), expired])
    } finally {
      connection.close()
      this.#current = undefined
    }
  }

  /** Returns the reason if it fails; the next batch then tries again. */
  #rollBack(): unknown {
    try {
      this.recover()
      return undefined
    } catch (error) {
      this.#rollbackFailed = true
      return new TransactionLostError(error)
    }
  }

  #idleFor() {
    return this.#current ? performance.now() - this.#current.connection.lastUsed : 0
  }

  /** To be called a few times a second. */
  endIdleTransaction() {
    if (this.#idleFor() > this.#limits.idleMs) this.#current?.expire(new IdleTransactionError())
  }
}

const CONTROL_STATEMENTS = [
  'begin immediate',
  'savepoint member',
  'release member',
  'rollback to member',
  'commit',
  'rollback',
] as const
type ControlStatement = (typeof CONTROL_STATEMENTS)[number]

/** Parsing them takes longer than running them. */
function prepareControlStatements(database: Database.Database) {
  const prepared = CONTROL_STATEMENTS.map((words) => [words, database.prepare(words)])
  return Object.fromEntries(prepared) as Record<ControlStatement, Database.Statement>
}
