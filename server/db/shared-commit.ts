import type Database from 'libsql'
import type { Line } from './line.ts'

/** Somebody's transaction: what it does, and who waits for it. */
interface Member {
  work(): Promise<unknown>
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** For how many turns of the event loop the first waits for others, while each turn brings some. */
const MOST_TURNS = 8
/** After so many it is the turn of whoever reads. */
const MOST_TOGETHER = 100
const TAKEN_BACK = 'The transaction was taken back before it was on disk.'

/**
 * Makes transactions together. Requests that arrive in a few turns of the event loop gather, are served one right after the
 * other inside one transaction, each behind a savepoint where others were before, and wait for one commit. So the disk is
 * waited for once, and the engine finds its code and pages where the one before has left them: in the processor's cache.
 * Nobody is answered before the commit; when it fails, all of them have failed.
 */
export class SharedCommit {
  readonly #database: Database.Database
  /** What frames transactions, prepared once: parsing it each time took longer than doing it. */
  readonly #say: (words: Frame) => void
  readonly #line: Line
  readonly #afterCommit: () => void
  #gathered: Member[] = []
  #isGathering = false
  /** Done, and waiting for the disk. */
  #done: { member: Member; result: unknown }[] = []

  constructor(database: Database.Database, line: Line, afterCommit: () => void) {
    this.#database = database
    this.#say = speakerOn(database)
    this.#line = line
    this.#afterCommit = afterCommit
  }

  /** How many wait for their turn. */
  get waiting() {
    return this.#gathered.length
  }

  /** Resolves with what `work` answers, once what it wrote is on disk. */
  transact<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#gathered.push({ work, resolve, reject })
      if (!this.#isGathering) void this.#gatherAndServe()
    })
  }

  async #gatherAndServe() {
    this.#isGathering = true
    // at once, so that whoever comes later and alone is later
    const place = this.#line.take()
    for (let turn = 1, before = 0; turn <= MOST_TURNS && this.#gathered.length > before; turn++) {
      before = this.#gathered.length
      await nextTurn()
    }
    const leave = await place
    const members = this.#gathered.splice(0, MOST_TOGETHER)
    this.#isGathering = false
    if (this.#gathered.length > 0) void this.#gatherAndServe()
    try {
      for (const member of members) await this.#serve(member)
      this.#commit()
    } finally {
      leave()
    }
  }

  async #serve(member: Member) {
    let isBehindOthers = false
    try {
      this.#begin()
      isBehindOthers = this.#done.length > 0
      if (isBehindOthers) this.#say('savepoint member')
      const result = await member.work()
      if (isBehindOthers) this.#say('release member')
      this.#done.push({ member, result })
    } catch (error) {
      member.reject(error)
      this.#takeBack(isBehindOthers)
    }
  }

  #begin() {
    if (this.#database.inTransaction) return
    // a full disk, for one, makes the engine take back the whole transaction by itself
    this.#fail(new Error(TAKEN_BACK))
    this.#say('begin immediate')
  }

  /** Alone where others are before it, and otherwise with the whole transaction. */
  #takeBack(isBehindOthers: boolean) {
    if (isBehindOthers && this.#database.inTransaction) {
      this.#say('rollback to member')
      return this.#say('release member')
    }
    if (this.#database.inTransaction) this.#say('rollback')
    this.#fail(new Error(TAKEN_BACK))
  }

  #commit() {
    if (this.#done.length === 0) return
    try {
      this.#say('commit')
    } catch (error) {
      if (this.#database.inTransaction) this.#say('rollback')
      return this.#fail(error)
    }
    this.#afterCommit()
    for (const { member, result } of this.#done.splice(0)) member.resolve(result)
  }

  #fail(error: unknown) {
    for (const { member } of this.#done.splice(0)) member.reject(error)
  }
}

const FRAMES = [
  'begin immediate',
  'savepoint member',
  'release member',
  'rollback to member',
  'commit',
  'rollback',
] as const
type Frame = (typeof FRAMES)[number]

function speakerOn(database: Database.Database) {
  const prepared = new Map(FRAMES.map((words) => [words, database.prepare(words)]))
  return (words: Frame) => void prepared.get(words)?.run([])
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
