import type { Agenda, AgendaItem } from '#contract/agenda.ts'
import type { Language } from '#contract/fields.ts'
import type { Queries } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { agendasFor } from '../../workshop/agendas-in.ts'

/** What a workshop has that nobody has written an agenda for. */
const usualIn = async (language: Language): Promise<AgendaItem[]> =>
  (await agendasFor(language)).usual.twoHours.map((item, index) => ({ id: index + 1, ...item }))

export async function findAgenda(db: Queries, sessionId: number): Promise<Agenda> {
  const row = await db
    .selectFrom('sessions')
    .select(['agenda', 'agenda_version', 'agenda_at', 'agenda_log', 'language'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'))
  return {
    items: row.agenda === null ? await usualIn(row.language) : (JSON.parse(row.agenda) as AgendaItem[]),
    version: row.agenda_version,
    at: row.agenda_at,
    log: JSON.parse(row.agenda_log) as Agenda['log'],
  }
}
