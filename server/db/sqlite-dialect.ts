import {
  type Dialect,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  Transaction,
} from 'kysely'
import type { SqliteConnection } from './sqlite-connection.ts'
import type { SqliteReader, SqliteWriter } from './sqlite-driver.ts'

/** Kysely's own SQLite dialect prepares each statement again, and has no group commit. */
export function sqliteDialect(driver: Driver): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** SQLite rolls back changes of tables like any other, so the migrator can make all of them in one transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Single statements on a connection that never has to be acquired, because it only reads. */
export function readQueries<Tables>(driver: SqliteReader): Kysely<Tables> {
  const dialect = sqliteDialect(driver)
  const executor = executorOn(driver.connect(), new Kysely<Tables>({ dialect }))
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
}

/** Like `transaction()` of the query builder, with a shared commit. */
export function groupedTransactions<Tables>(queries: Kysely<Tables>, driver: SqliteWriter) {
  const dialect = sqliteDialect(driver)
  const props = { config: { dialect }, dialect, driver }
  return <T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> =>
    driver.transact((connection) =>
      work(new Transaction<Tables>({ ...props, executor: executorOn(connection, queries) })),
    )
}

const executorOn = <Tables>(connection: SqliteConnection, queries: Kysely<Tables>) =>
  queries.getExecutor().withConnectionProvider({ provideConnection: (consumer) => consumer(connection) })
