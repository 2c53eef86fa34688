import type { Language } from '#contract/fields.ts'
import type { SessionStatus } from '#contract/session.ts'
import type { Tx } from '../db/schema.ts'
import { newCode } from './session-code.ts'
import type { SessionRow } from './sessions.sql.ts'

/** What the host's list knows of every session. */
export const workshopColumns = ['id', 'code', 'title', 'status', 'language', 'created_at'] as const

export interface WorkshopRow {
  id: number
  code: string
  title: string
  status: SessionStatus
  language: Language
  created_at: string
}

export type AgendaColumns = { agenda: string | null; agenda_version: number }

export async function insertSession(
  tx: Tx,
  session: { title: string; catalogue_id: number } & Partial<
    Pick<SessionRow, 'groups_by' | 'own_words' | 'own_version' | 'hide_emails' | 'language'> & AgendaColumns
  >,
): Promise<WorkshopRow> {
  return tx
    .insertInto('sessions')
    .values({ ...session, code: await unusedCode(tx), status: 'open', created_at: new Date().toISOString() })
    .returning(workshopColumns)
    .executeTakeFirstOrThrow()
}

/** Never one that a session has or had: with 27^8 of them a second try is rare, a third unheard of. */
export async function unusedCode(tx: Tx): Promise<string> {
  for (;;) {
    const code = newCode()
    const current = await tx.selectFrom('sessions').select('id').where('code', '=', code).executeTakeFirst()
    const former = await tx.selectFrom('former_codes').select('code').where('code', '=', code).executeTakeFirst()
    if (!current && !former) return code
  }
}
