import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, Transaction } from 'kysely'
import { answersAtOnce } from './kept-statements.ts'
import type { LibsqlDriver, Turn } from './libsql-driver.ts'

/**
 * Kysely on the synchronous libsql driver. Unlike Kysely's own SQLite dialect it keeps prepared statements, begins
 * transactions as writers at once, serves them in the order they came, and commits together those that come together.
 */
export function libsqlDialect(driver: LibsqlDriver): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** SQLite takes back a change of tables like any other. Knowing that, the migrator makes all of them in one transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Made once and used again and again: making one took a twelfth of a save. */
interface Kept<Tables> {
  turn: Turn
  transaction: Transaction<Tables>
}

/** Whoever goes on with a transaction that is over is told so, until as many others have come: nobody should, and it is a net. */
const KEPT = 256

/**
 * Writers' transactions on such a connection. They are what `transaction()` of the query builder makes, without the promises
 * and objects around each, which took as long as a quarter of the statements of a write (decision 30).
 */
export function transactionsOn<Tables>(queries: Kysely<Tables>, driver: LibsqlDriver) {
  const parts = { config: { dialect: libsqlDialect(driver) }, dialect: libsqlDialect(driver), driver }
  const keep: Kept<Tables>[] = []
  let served = 0

  function make(): Kept<Tables> {
    const turn = driver.turnInTransactions()
    const ofTurn = { provideConnection: <R>(ask: (connection: Turn) => Promise<R>) => ask(turn) }
    const executor = queries.getExecutor().withConnectionProvider(ofTurn)
    answersAtOnce(executor, turn)
    return { turn, transaction: new Transaction<Tables>({ ...parts, executor }) }
  }

  return <T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> =>
    driver.transact(async (written) => {
      const { turn, transaction } = (keep[served++ % KEPT] ??= make())
      turn.begin(written)
      try {
        return await work(transaction)
      } finally {
        turn.end()
      }
    })
}
