import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, Transaction } from 'kysely'
import { answersAtOnce } from './kept-statements.ts'
import type { LibsqlDriver } from './libsql-driver.ts'

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

/**
 * Writers' transactions on such a connection. They are what `transaction()` of the query builder makes, without the promises
 * and objects around each, which took as long as a quarter of the statements of a write (decision 30).
 */
export function transactionsOn<Tables>(queries: Kysely<Tables>, driver: LibsqlDriver) {
  const parts = { config: { dialect: libsqlDialect(driver) }, dialect: libsqlDialect(driver), driver }
  return <T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> =>
    driver.transact((turn) => {
      const ofTurn = { provideConnection: <R>(ask: (connection: typeof turn) => Promise<R>) => ask(turn) }
      const executor = queries.getExecutor().withConnectionProvider(ofTurn)
      answersAtOnce(executor, turn)
      return work(new Transaction<Tables>({ ...parts, executor }))
    })
}
