import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Db } from './schema.ts'
import { reasonOf, StartError } from '../errors/start-error.ts'
import { isMissingTable } from './database-errors.ts'
import { workshops } from './migrations/0001-workshops.ts'
import * as history from './migrations/0002-history.ts'
import * as room from './migrations/0003-room.ts'
import * as insight from './migrations/0004-insight.ts'
import * as silentRating from './migrations/0005-silent-rating.ts'
import * as silentBrowsers from './migrations/0006-silent-browsers.ts'
import * as keptAnswers from './migrations/0007-kept-answers.ts'
import * as results from './migrations/0008-results.ts'
import { groups } from './migrations/0009-groups.ts'
import * as names from './migrations/0010-names.ts'
import * as ownWords from './migrations/0011-own-words.ts'
import * as agenda from './migrations/0012-agenda.ts'
import * as silentRounds from './migrations/0013-silent-rounds.ts'
import * as asides from './migrations/0014-asides.ts'
import * as rehearsals from './migrations/0015-rehearsals.ts'
import * as linkOnTheWall from './migrations/0016-link-on-the-wall.ts'
import * as lastDeeds from './migrations/0017-last-deeds.ts'
import * as language from './migrations/0018-language.ts'
import * as wordsInJson from './migrations/0019-words-in-json.ts'
import * as endedLogins from './migrations/0020-ended-logins.ts'
import * as participantLogins from './migrations/0021-participant-logins.ts'

export function migrationsFor(engine: Db['engine']): Record<string, Migration> {
  return {
    '0001-workshops': workshops(engine),
    '0002-history': history,
    '0003-room': room,
    '0004-insight': insight,
    '0005-silent-rating': silentRating,
    '0006-silent-browsers': silentBrowsers,
    '0007-kept-answers': keptAnswers,
    '0008-results': results,
    '0009-groups': groups(engine),
    '0010-names': names,
    '0011-own-words': ownWords,
    '0012-agenda': agenda,
    '0013-silent-rounds': silentRounds,
    '0014-asides': asides,
    '0015-rehearsals': rehearsals,
    '0016-link-on-the-wall': linkOnTheWall,
    '0017-last-deeds': lastDeeds,
    '0018-language': language,
    '0019-words-in-json': wordsInJson,
    '0020-ended-logins': endedLogins,
    '0021-participant-logins': participantLogins,
  }
}

/**
 * Brings the tables up to date in one transaction: all of it is done, or nothing, whenever the process or the machine
 * stops. Instances that start together wait for each other inside PostgreSQL. `keepCopy` is asked before a database
 * with something in it is upgraded, and answers where it keeps the copy.
 */
export async function migrate(db: Db, keepCopy?: () => Promise<string>): Promise<void> {
  const migrations = migrationsFor(db.engine)
  const known = Object.keys(migrations)
  const recorded = await listRecorded(db)
  refuseTheFuture(recorded, known)
  if (known.every((name) => recorded.includes(name))) return

  const copy = recorded.length > 0 ? await keepCopy?.() : undefined
  const migrator = new Migrator({ db: db.write, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  // a newer version may have been faster
  refuseTheFuture(await listRecorded(db).catch(() => []), known, error)
  const kept = copy === undefined ? '' : ` What was there before is also kept as ${copy}.`
  throw new StartError(
    `The tables could not be brought up to date and are as they were: ${reasonOf(error)}.${kept}`,
    error,
  )
}

async function listRecorded(db: Db): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db.write)
    return rows.map(({ name }) => name)
  } catch (error) {
    if (isMissingTable(error)) return []
    throw error
  }
}

function refuseTheFuture(recorded: string[], known: string[], cause?: unknown) {
  if (recorded.every((name) => known.includes(name))) return
  throw new StartError('The database was last used by a newer version of Ninefold; this version cannot read it.', cause)
}
