import { withItemUnderWay } from '#contract/agenda-place.ts'
import { changeAgenda, moveAgenda, readAgenda, type Agenda, type NewAgendaItem } from '#contract/agenda.ts'
import { AGENDA_ITEMS_MAX, AGENDA_LOG_MAX } from '#contract/limits.ts'
import { AppError } from '../../errors/app-error.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import type { Routes } from '../../http/routes.ts'
import { requireLive } from '../../workshop/live-room.ts'
import { workshopChanged } from '../../workshop/deeds.sql.ts'
import { updateSession } from '../../workshop/sessions.sql.ts'
import { findAgenda } from './agenda.sql.ts'
import { describeRoom, roomOf } from './room.ts'
import { findRoom } from './room.sql.ts'

export function agendaRoutes({ readAsHost, writeAsHost }: Routes, { db }: ServerParts) {
  readAsHost(readAgenda, async ({ workshop }) => findAgenda(db.read, workshop.id))

  writeAsHost(changeAgenda, async ({ tx, workshop: { id }, body, record }) => {
    const agenda = await findAgenda(tx, id)
    if (agenda.version !== body.version) throw new AppError('AGENDA_CHANGED')
    const items = withItemUnderWay(withIds(body.items, agenda), agenda.items, agenda.at)
    await updateSession(tx, id, { agenda: JSON.stringify(items), agenda_version: agenda.version + 1 })
    record(workshopChanged)
    return findAgenda(tx, id)
  })

  writeAsHost(moveAgenda, async ({ tx, workshop, body, record }) => {
    const { id } = workshop
    requireLive(workshop)
    const agenda = await findAgenda(tx, id)
    if (agenda.at !== body.from) throw new AppError('AGENDA_MOVED')
    const item = agenda.items.find((each) => each.id === body.to)
    if (!item) throw new AppError('NOT_FOUND')
    const log = [...agenda.log, { item_id: item.id, began_at: new Date().toISOString() }].slice(-AGENDA_LOG_MAX)
    await updateSession(tx, id, {
      ...roomOf({ ...item, item: item.title, timer_minutes: item.minutes, scene: item.scene && { kind: item.scene } }),
      agenda_at: item.id,
      agenda_log: JSON.stringify(log),
    })
    record(workshopChanged)
    return { agenda: await findAgenda(tx, id), room: describeRoom(await findRoom(tx, id)) }
  })
}

/**
 * What is new gets ids that no item ever had, also none that was removed: a window that still shows it would go on to
 * another item by them. Each save has ids of its own, as many as an agenda has items.
 */
function withIds(items: readonly NewAgendaItem[], { items: before, version }: Agenda) {
  const known = new Set(before.map(({ id }) => id))
  let last = (version + 1) * AGENDA_ITEMS_MAX
  return items.map(({ id, ...item }) => {
    // an id that is no item's, or that came twice, is a new item's
    const isKept = id !== undefined && known.delete(id)
    return { id: isKept ? id : (last += 1), ...item, title: item.title.trim(), message: item.message?.trim() ?? null }
  })
}
