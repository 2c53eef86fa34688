import { sql } from 'kysely'
import type { Queries, Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { listLetGo } from '../../workshop/let-go.ts'
import { updateSession, type SessionRow } from '../../workshop/sessions.sql.ts'
import { unusedCode, workshopColumns, type AgendaColumns, type WorkshopRow } from '../../workshop/new-session.sql.ts'
import { showCode } from '../../workshop/session-code.ts'

export function listSessions(db: Queries): Promise<WorkshopRow[]> {
  return db.selectFrom('sessions').select(workshopColumns).orderBy('id').execute()
}

/** With what is in each, counted along the indexes that begin with the session. */
export function listOverviews(db: Queries) {
  return db
    .selectFrom('sessions')
    .select(workshopColumns)
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

/** What a copy has of it: the items, before the first of them. */
export function findAgendaColumns(db: Queries, id: number): Promise<AgendaColumns> {
  return db
    .selectFrom('sessions')
    .select(['agenda', 'agenda_version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'))
}

export function findWorkshop(tx: Tx, id: number): Promise<WorkshopRow> {
  return tx
    .selectFrom('sessions')
    .select(workshopColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'))
}

/** A new session ID; the former one is remembered for those who came in with it. */
export async function replaceCode(tx: Tx, locked: SessionRow): Promise<void> {
  const { id } = locked
  const code = await unusedCode(tx)
  await tx.insertInto('former_codes').values({ code: locked.code, session_id: id }).execute()
  const code_round = locked.code_round + 1
  // somebody who was removed may hold a cookie from before they gave an e-mail
  const nameless_from = listLetGo(locked).length > 0 ? code_round : locked.nameless_from
  await updateSession(tx, id, { code, code_round, nameless_from })
}

/** Answers kept for repeated requests and the mark of the demo workshop name it too, and are under no foreign key. */
export async function deleteSession(tx: Tx, { id, code }: { id: number; code: string }) {
  const former = await tx.selectFrom('former_codes').select('code').where('session_id', '=', id).execute()
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
