import { sql } from 'kysely'
import type { Queries, Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { newCode, showCode } from '../../workshop/session-code.ts'

const columns = ['id', 'code', 'title', 'status', 'created_at'] as const

export interface WorkshopRow {
  id: number
  code: string
  title: string
  status: 'open' | 'closed'
  created_at: string
}

export function listSessions(db: Queries): Promise<WorkshopRow[]> {
  return db.selectFrom('sessions').select(columns).orderBy('id').execute()
}

/** With what is in each, counted along the indexes that begin with the session. */
export function listOverviews(db: Queries) {
  return db
    .selectFrom('sessions')
    .select(columns)
    .select((select) => [
      select
        .selectFrom('participants')
        .whereRef('participants.session_id', '=', 'sessions.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('participants'),
      select
        .selectFrom('solutions')
        .whereRef('solutions.session_id', '=', 'sessions.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('solutions'),
      select
        .selectFrom('activity')
        .whereRef('activity.session_id', '=', 'sessions.id')
        .select('activity.at')
        .orderBy('activity.id', 'desc')
        .limit(1)
        .as('last_activity'),
    ])
    .orderBy('id')
    .execute()
}

export async function insertSession(tx: Tx, session: { title: string; catalogue_id: number }): Promise<WorkshopRow> {
  return tx
    .insertInto('sessions')
    .values({ ...session, code: await unusedCode(tx), status: 'open', created_at: new Date().toISOString() })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Raises the revision with the change, so that answers built before it are not taken for current. */
export function updateSession(
  tx: Tx,
  id: number,
  change: { title?: string; status?: 'open' | 'closed'; code?: string },
): Promise<WorkshopRow> {
  return tx
    .updateTable('sessions')
    .set((set) => ({ ...change, revision: set('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'))
}

/** A new session ID; the former one is remembered for those who came in with it. */
export async function replaceCode(tx: Tx, id: number): Promise<WorkshopRow> {
  // locks the row, so that the code it has is not being replaced by somebody else as well
  const { code } = await updateSession(tx, id, {})
  const fresh = await unusedCode(tx)
  await tx.insertInto('former_codes').values({ code, session_id: id }).execute()
  return updateSession(tx, id, { code: fresh })
}

/** Answers kept for repeated requests and the mark of the demo workshop name it too, and are under no foreign key. */
export async function deleteSession(tx: Tx, { id, code }: { id: number; code: string }) {
  const former = await tx.selectFrom('former_codes').select('code').where('session_id', '=', id).execute()
  await tx.deleteFrom('idempotency_keys').where('scope', '=', `session ${id}`).execute()
  for (const each of [code, ...former.map((row) => row.code)]) {
    await tx
      .deleteFrom('idempotency_keys')
      .where('scope', '=', 'host')
      .where(sql<boolean>`replace(answer, ${showCode(each)}, '') <> answer`)
      .execute()
    await tx.deleteFrom('settings').where('key', '=', 'demo_session').where('value', '=', each).execute()
  }
  await tx.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Never one that a session has or had: with 27^8 of them a second try is rare, a third unheard of. */
async function unusedCode(tx: Tx): Promise<string> {
  for (;;) {
    const code = newCode()
    const current = await tx.selectFrom('sessions').select('id').where('code', '=', code).executeTakeFirst()
    const former = await tx.selectFrom('former_codes').select('code').where('code', '=', code).executeTakeFirst()
    if (!current && !former) return code
  }
}
