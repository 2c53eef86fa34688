import type { Agenda, AgendaItem } from '#contract/agenda.ts'
import { usualAgendas } from '#contract/usual-agendas.ts'
import type { Queries } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'

/** What a workshop has that nobody has written an agenda for. */
const usual: AgendaItem[] = usualAgendas.twoHours.map((item, index) => ({ id: index + 1, ...item }))

export async function findAgenda(db: Queries, sessionId: number): Promise<Agenda> {
  const row = await db
    .selectFrom('sessions')
    .select(['agenda', 'agenda_version', 'agenda_at', 'agenda_log'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'))
  return {
    items: row.agenda === null ? usual : (JSON.parse(row.agenda) as AgendaItem[]),
    version: row.agenda_version,
    at: row.agenda_at,
    log: JSON.parse(row.agenda_log) as Agenda['log'],
  }
}
