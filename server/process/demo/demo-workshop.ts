import type { Language } from '#contract/fields.ts'
import { findSessionByCode } from '../../workshop/sessions.sql.ts'
import { listSessions } from '../../host/admin/workshops.sql.ts'
import { insertSession, type WorkshopRow } from '../../workshop/new-session.sql.ts'
import { CatalogueStore } from '../../catalogue/catalogue-store.ts'
import { listRehearsals } from '../../workshop/rehearsals.sql.ts'
import { insertDemoSolutions } from './demo-solutions.ts'
import { demoIn } from './demo-words.ts'
import type { Db } from '../../db/schema.ts'
import { settleSetting } from '../../db/settings.sql.ts'

/**
 * Gives an empty database one open workshop with the worked solutions. Of several instances that start together on one
 * database, the first to settle the mark makes it.
 */
export async function settleDemo(db: Db, language: Language): Promise<void> {
  if ((await listSessions(db.read)).length > 0) return
  const { title, solutions } = await demoIn(language)
  const catalogues = await CatalogueStore.open(db.read, db.write)
  await db
    .transaction(async (tx) => {
      const session = await insertSession(tx, { title, language, catalogue_id: catalogues.defaultId })
      const settled = await settleSetting(tx, 'demo_session', session.code)
      if (settled !== session.code && (await findSessionByCode(tx, settled))) throw new AlreadyMade()
      await insertDemoSolutions(tx, session.id, solutions)
    })
    .catch((error: unknown) => {
      if (!(error instanceof AlreadyMade)) throw error
    })
}

class AlreadyMade extends Error {}

/** Open workshops, the newest first: the ones people are most likely to be invited to. */
export async function openWorkshops(db: Db): Promise<WorkshopRow[]> {
  const rehearsals = await listRehearsals(db.read)
  const sessions = await listSessions(db.read)
  return sessions.filter(({ id, status }) => status === 'open' && !rehearsals.has(id)).toReversed()
}
