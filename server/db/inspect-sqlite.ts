import Database from 'better-sqlite3'
import { isDiskFull } from './database-errors.ts'
import { StartError } from '../errors/start-error.ts'

/** What every Ninefold database has, however old. */
const EXPECTED = ['settings', 'sessions', 'solutions', 'kysely_migration']
/** A first start that was cut short leaves at least this, or nothing at all; the next start goes on from there. */
const FIRST = 'kysely_migration'

/**
 * Refuses a file that is damaged or belongs to another program. The quick check reads every page (some 4 ms a
 * megabyte); the thorough one also compares indexes with their tables.
 */
export function requireSoundFile(file: string, { thorough = false, mayBeUnfinished = false } = {}): void {
  let tables: string[]
  try {
    tables = inspect(file, thorough ? 'integrity_check' : 'quick_check')
  } catch (error) {
    throw unusable(file, error)
  }
  const isUnfinished = tables.length === 0 || tables.includes(FIRST)
  const isOurs = EXPECTED.every((name) => tables.includes(name)) || (mayBeUnfinished && isUnfinished)
  if (!isOurs) throw unusable(file)
}

export function unusable(file: string, cause?: unknown): StartError {
  if (isDiskFull(cause)) return new StartError(`There is no room left on the disk of the database ${file}.`, cause)
  return new StartError(`The database ${file} cannot be read: it is damaged or not a Ninefold database.`, cause)
}

/** The names of the tables; throws when the check finds anything. */
function inspect(file: string, check: 'quick_check' | 'integrity_check'): string[] {
  const database = new Database(file)
  try {
    const found = database.prepare(`pragma ${check}`).all([]) as Record<string, string>[]
    if (found[0]?.[check] !== 'ok') throw new Error(String(found[0]?.[check]))
    const rows = database.prepare("select name from sqlite_master where type = 'table'").all([]) as { name: string }[]
    return rows.map(({ name }) => name)
  } finally {
    database.close()
  }
}
