import type Database from 'libsql'
import { TransactionLostError } from './database-errors.ts'
import { KnownRows } from './known-rows.ts'
import { writeAgain, type Written } from './libsql-statements.ts'
import type { Line } from './line.ts'

/** Somebody's transaction: what it does, and who waits for it. */
interface Member {
  work(written: Written[]): Promise<unknown>
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** For how many turns of the event loop the first waits for others, while each turn brings some. */
const MOST_TURNS = 8
/** After so many it is the turn of whoever reads. */
const MOST_TOGETHER = 100
/** Whoever has written more is not asked to do it again. */
const MOST_AGAIN = 100

/**
 * Makes transactions together. Requests that arrive in a few turns of the event loop gather, are served one right after the
 * other inside one transaction, and wait for one commit. So the disk is waited for once, and the engine finds its code and
 * pages where the one before has left them: in the processor's cache. Nobody is answered before the commit, also with a
 * refusal; when it fails, all of them have failed.
 *
 * Whoever fails alone takes nobody along. A savepoint for each would have every page kept aside that the next one changes, so
 * there is one for many: behind it all is taken back, and what the others wrote there is written again, statement by
 * statement. Nobody else writes meanwhile, and no statement says `random` or `now`, so it becomes what it was.
 */
export class SharedCommit {
  readonly #database: Database.Database
  /** What frames transactions, prepared once: parsing it each time took longer than doing it. */
  readonly #say: (words: Frame) => void
  readonly #line: Line
  readonly #afterCommit: () => void
  /** What its members need not ask for twice. */
  readonly known = new KnownRows()
  #gathered: Member[] = []
  #isGathering = false
  /** Those who wait for the disk, the first of whom has written something; and what each is told then. */
  #served: { member: Member; tell: () => void }[] = []
  /** Whether there is a savepoint, and what those who are done have written behind it. */
  #hasSettled = false
  #unsettled: Written[][] = []

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
  transact<T>(work: (written: Written[]) => Promise<T>): Promise<T> {
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
    const written: Written[] = []
    try {
      this.#begin()
      const result = await member.work(written)
      if (!this.#database.inTransaction) throw new TransactionLostError()
      if (written.length > MOST_AGAIN) this.#settle()
      else this.#unsettled.push(written)
      this.#served.push({ member, tell: () => member.resolve(result) })
    } catch (error) {
      this.#takeBack(error)
      const tell = () => member.reject(error)
      // why it was refused may be something that those before it have written
      if (this.#served.length > 0) this.#served.push({ member, tell })
      else tell()
    }
  }

  #begin() {
    if (this.#served.length === 0) this.#say('begin immediate')
    else if (!this.#hasSettled) this.#settle()
  }

  /** Whatever happens to those who come, what is there by now stays. */
  #settle() {
    if (this.#hasSettled) this.#say('release settled')
    this.#say('savepoint settled')
    this.#hasSettled = true
    this.#unsettled = []
  }

  /** What the last one did; with the whole transaction where there was nobody before it. */
  #takeBack(cause: unknown) {
    this.known.forgetAll()
    if (!this.#database.inTransaction) return this.#fail(new TransactionLostError(cause))
    if (!this.#hasSettled) {
      this.#say('rollback')
      return this.#fail(new TransactionLostError(cause))
    }
    try {
      this.#say('rollback to settled')
      for (const written of this.#unsettled) written.forEach(writeAgain)
      // nobody's is written again twice
      this.#settle()
    } catch (error) {
      if (this.#database.inTransaction) this.#say('rollback')
      this.#fail(error)
    }
  }

  #commit() {
    if (this.#served.length === 0) return
    try {
      this.#say('commit')
    } catch (error) {
      if (this.#database.inTransaction) this.#say('rollback')
      return this.#fail(error)
    }
    this.#afterCommit()
    const served = this.#served
    this.#forget()
    for (const { tell } of served) tell()
  }

  #fail(error: unknown) {
    const served = this.#served
    this.#forget()
    for (const { member } of served) member.reject(error)
  }

  /** The transaction is over. */
  #forget() {
    this.#served = []
    this.#hasSettled = false
    this.#unsettled = []
    this.known.forgetAll()
  }
}

const FRAMES = [
  'begin immediate',
  'savepoint settled',
  'release settled',
  'rollback to settled',
  'commit',
  'rollback',
] as const
type Frame = (typeof FRAMES)[number]

function speakerOn(database: Database.Database) {
  const prepared = new Map(FRAMES.map((words) => [words, database.prepare(words)]))
  return (words: Frame) => void prepared.get(words)?.run([])
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
