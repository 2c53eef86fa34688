import { Migrator, sql } from 'kysely'
import type { Db } from './schema.ts'
import { StartError } from '../errors/start-error.ts'
import { workshops } from './migrations/0001-workshops.ts'
import * as history from './migrations/0002-history.ts'
import * as room from './migrations/0003-room.ts'
import * as insight from './migrations/0004-insight.ts'
import * as silentRating from './migrations/0005-silent-rating.ts'
import * as silentBrowsers from './migrations/0006-silent-browsers.ts'

/** Brings the tables up to date. Instances that start together wait for each other inside PostgreSQL. */
export async function migrate(db: Db): Promise<void> {
  const migrations = {
    '0001-workshops': workshops(db.engine),
    '0002-history': history,
    '0003-room': room,
    '0004-insight': insight,
    '0005-silent-rating': silentRating,
    '0006-silent-browsers': silentBrowsers,
  }
  const migrator = new Migrator({ db: db.write, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  if (await isFromTheFuture(db, Object.keys(migrations))) {
    throw new StartError(
      'The database was last used by a newer version of Ninefold; this version cannot read it.',
      error,
    )
  }
  throw error
}

async function isFromTheFuture(db: Db, known: string[]): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db.read)
  return rows.some(({ name }) => !known.includes(name))
}
