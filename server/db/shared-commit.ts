import type Database from 'libsql'

interface Member {
  resolve(): void
  reject(error: unknown): void
}

/** For how many turns of the event loop somebody waits for others before the disk is asked. */
const MOST_TURNS = 4
const TAKEN_BACK = 'The transaction was taken back before it was on disk.'

/**
 * Makes transactions durable together. Waiting for the disk is what a write costs most; requests that arrive in one turn
 * of the event loop therefore run one after the other inside one transaction, each behind a savepoint where others wait already,
 * and wait for one commit. None of them is answered before it; when it fails, all of them have failed.
 */
export class SharedCommit {
  readonly #database: Database.Database
  readonly #afterCommit: () => void
  /** Done, and waiting for the disk. */
  #members: Member[] = []
  #isMemberRunning = false
  /** The member that is running began when others had done their part; alone it is taken back with the whole transaction. */
  #isBehindOthers = false
  #isPlanned = false

  constructor(database: Database.Database, afterCommit: () => void = () => {}) {
    this.#database = database
    this.#afterCommit = afterCommit
  }

  begin() {
    if (!this.#database.inTransaction) {
      // a full disk, for one, makes the engine take back the whole transaction by itself
      if (this.#members.length > 0) this.#fail(new Error(TAKEN_BACK))
      this.#database.exec('begin immediate')
    }
    this.#isBehindOthers = this.#members.length > 0
    if (this.#isBehindOthers) this.#database.exec('savepoint member')
    this.#isMemberRunning = true
  }

  /** Resolves when the member is on disk. The next one may begin before that. */
  commit(): Promise<void> {
    if (this.#isBehindOthers) this.#database.exec('release member')
    this.#isMemberRunning = false
    return new Promise((resolve, reject) => {
      this.#members.push({ resolve, reject })
      this.#plan()
    })
  }

  rollback() {
    this.#isMemberRunning = false
    // the engine has taken back all of it by itself
    if (!this.#database.inTransaction) return this.#fail(new Error(TAKEN_BACK))
    if (!this.#isBehindOthers) return this.#database.exec('rollback')
    this.#database.exec('rollback to member')
    this.#database.exec('release member')
    this.#plan()
  }

  /** A statement outside any transaction is one by itself, and must not slip into what is waiting. */
  alone<T>(execute: () => T): T {
    this.flush()
    const result = execute()
    this.#afterCommit()
    return result
  }

  /** Brings to disk what is waiting. */
  flush() {
    if (this.#isMemberRunning || this.#members.length === 0) return
    try {
      this.#database.exec('commit')
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('rollback')
      return this.#fail(error)
    }
    this.#afterCommit()
    for (const member of this.#members.splice(0)) member.resolve()
  }

  /** After every request that has arrived by now has had its turn; while more of them come, one wait serves these too. */
  #plan(turns = MOST_TURNS) {
    if (this.#isPlanned) return
    this.#isPlanned = true
    const before = this.#members.length
    setImmediate(() => {
      this.#isPlanned = false
      if (this.#members.length > before && turns > 1) this.#plan(turns - 1)
      else this.flush()
    })
  }

  #fail(error: unknown) {
    for (const member of this.#members.splice(0)) member.reject(error)
  }
}
