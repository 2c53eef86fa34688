import type { Queries, Tx } from '../db/schema.ts'
import { AppError } from '../http/app-error.ts'
import { newCode } from '../http/session-code.ts'

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

export async function deleteSession(tx: Tx, id: number) {
  await tx.deleteFrom('idempotency_keys').where('scope', '=', `session ${id}`).execute()
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
