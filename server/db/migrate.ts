import { Migrator } from 'kysely'
import type { Db } from './schema.ts'
import { workshops } from './migrations/0001-workshops.ts'

/** Brings the tables up to date. Instances that start together wait for each other inside PostgreSQL. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({
    db: db.write,
    provider: {
      getMigrations: async () => ({ '0001-workshops': workshops(db.engine) }),
    },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
