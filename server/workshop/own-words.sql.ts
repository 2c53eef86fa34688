import type { OwnChange } from '../catalogue/own-words.ts'
import type { Queries, Tx } from '../db/schema.ts'
import { hasOptions, isBare } from './untouched-stories.sql.ts'

/** The next private version of a session's catalogue. Whoever makes one locks the session, so that no two are the same. */
export async function insertOwnVersion(
  tx: Tx,
  sessionId: number,
  change: OwnChange,
  { token = null, solution_id = null }: { token?: string | null; solution_id?: number | null } = {},
): Promise<number> {
  const { own_version: version } = await tx
    .updateTable('sessions')
    .set((set) => ({ own_version: set('own_version', '+', 1) }))
    .where('id', '=', sessionId)
    .returning('own_version')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('own_words')
    .values({
      session_id: sessionId,
      version,
      change: JSON.stringify(change),
      token,
      solution_id,
      created_at: new Date().toISOString(),
    })
    .execute()
  return version
}

export function findOwnVersion(db: Queries, token: string) {
  return db
    .selectFrom('own_words')
    .select(['session_id', 'version', 'change', 'solution_id', 'created_at'])
    .where('token', '=', token)
    .executeTakeFirst()
}

/** A copy has all of it; what was added in solutions of the other workshop cannot be taken back there. */
export async function copyOwnVersions(tx: Tx, from: number, to: number) {
  const rows = await tx.selectFrom('own_words').selectAll().where('session_id', '=', from).orderBy('version').execute()
  for (const row of rows) {
    await tx
      .insertInto('own_words')
      .values({ ...row, session_id: to, token: null, solution_id: null })
      .execute()
  }
}

/** The stories of a metric in a session, and whether anybody has worked on them. */
export async function listStoriesOf(tx: Tx, sessionId: number, metricId: number) {
  const rows = await tx
    .selectFrom('user_stories as u')
    .innerJoin('solutions as s', 's.id', 'u.solution_id')
    .select(['u.id', 'u.solution_id', 'u.user_story'])
    .select(hasOptions)
    .where('s.session_id', '=', sessionId)
    .where('u.metric_id', '=', metricId)
    .execute()
  return rows.map(({ user_story, has_options, ...row }) => ({ ...row, isBare: isBare({ user_story, has_options }) }))
}

/** The solutions of a session that have a stakeholder, each with its metrics. */
export async function listSolutionsWith(tx: Tx, sessionId: number, stakeholderId: number) {
  const links = await tx
    .selectFrom('solution_stakeholders as l')
    .innerJoin('solutions as s', 's.id', 'l.solution_id')
    .select('l.solution_id')
    .where('s.session_id', '=', sessionId)
    .where('l.stakeholder_id', '=', stakeholderId)
    .execute()
  const ids = links.map(({ solution_id }) => solution_id)
  if (ids.length === 0) return []
  const stories = await tx
    .selectFrom('user_stories')
    .select(['solution_id', 'metric_id'])
    .where('solution_id', 'in', ids)
    .execute()
  return ids.map((id) => ({
    id,
    metricIds: stories.filter((story) => story.solution_id === id).map(({ metric_id }) => metric_id),
  }))
}

export async function deleteStory(tx: Tx, id: number) {
  await tx.deleteFrom('user_stories').where('id', '=', id).execute()
}

export async function deleteStakeholderLink(tx: Tx, solutionId: number, stakeholderId: number) {
  await tx
    .deleteFrom('solution_stakeholders')
    .where('solution_id', '=', solutionId)
    .where('stakeholder_id', '=', stakeholderId)
    .execute()
}

/** How many solutions of a session use each metric and each stakeholder. */
export async function countUses(db: Queries, sessionId: number) {
  const metrics = await db
    .selectFrom('user_stories as u')
    .innerJoin('solutions as s', 's.id', 'u.solution_id')
    .select(['u.metric_id as id', (eb) => eb.fn.countAll<number>().as('solutions')])
    .where('s.session_id', '=', sessionId)
    .groupBy('u.metric_id')
    .execute()
  const stakeholders = await db
    .selectFrom('solution_stakeholders as l')
    .innerJoin('solutions as s', 's.id', 'l.solution_id')
    .select(['l.stakeholder_id as id', (eb) => eb.fn.countAll<number>().as('solutions')])
    .where('s.session_id', '=', sessionId)
    .groupBy('l.stakeholder_id')
    .execute()
  const counts = (rows: typeof metrics) => {
    const known = new Map(rows.map(({ id, solutions }) => [id, solutions]))
    return (id: number) => known.get(id) ?? 0
  }
  return { metrics: counts(metrics), stakeholders: counts(stakeholders) }
}
