import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import { migrate } from './migrate.ts'
import { keepBeforeUpgrade } from './keep-before-upgrade.ts'
import { openSqlite } from './open-sqlite.ts'
import { UPGRADING } from './postgres-limits.ts'
import type { Db } from './schema.ts'
import { settleSetting } from './settings.sql.ts'

/** Opens the database the settings name and brings its tables up to date. */
export async function openDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Db> {
  if (databaseUrl) return openOutside(databaseUrl)
  const db = openSqlite(dataDir)
  try {
    await migrate(db, () => keepBeforeUpgrade(dataDir))
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

/** Its driver is loaded only where it is used. An upgrade may take longer than anything that people wait for. */
async function openOutside(databaseUrl: string): Promise<Db> {
  const { openPostgres } = await import('./open-postgres.ts')
  const patient = await openPostgres(databaseUrl, UPGRADING)
  try {
    await migrate(patient)
  } finally {
    await patient.close()
  }
  return openPostgres(databaseUrl)
}

/** What all instances on one database share: the key that signs cookies, and the name of this database's state. */
export async function settleSecrets(db: Db): Promise<{ cookieSecret: string; epoch: string }> {
  return {
    cookieSecret: await settleSetting(db.write, 'cookie_secret', newCookieSecret()),
    epoch: await settleSetting(db.write, 'epoch', newEpoch()),
  }
}

export const newCookieSecret = () => randomBytes(32).toString('base64url')
export const newEpoch = () => randomBytes(6).toString('base64url')
