import { withItemUnderWay } from '#contract/agenda-place.ts'
import { changeAgenda, moveAgenda, readAgenda, type Agenda, type NewAgendaItem } from '#contract/agenda.ts'
import { AGENDA_ITEMS_MAX, AGENDA_LOG_MAX } from '#contract/limits.ts'
import type { Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import type { Routes } from '../../http/routes.ts'
import { requireLive } from '../../workshop/live-room.ts'
import { changeSession } from '../../workshop/revision.sql.ts'
import { workshopOf } from '../../workshop/workshop-of.ts'
import { findAgenda } from './agenda.sql.ts'
import { describeRoom, roomOf } from './room.ts'
import { findRoom } from './room.sql.ts'

export function agendaRoutes({ readAsHost, writeAsHost }: Routes, { db }: ServerParts) {
  readAsHost(readAgenda, async ({ params }) => {
    const { id } = await workshopOf(db.read, params.id)
    return findAgenda(db.read, id)
  })

  writeAsHost(changeAgenda, async ({ tx, params, body }) => {
    const { id, agenda } = await lock(tx, params.id)
    if (agenda.version !== body.version) throw new AppError('AGENDA_CHANGED')
    const items = withItemUnderWay(withIds(body.items, agenda), agenda.items, agenda.at)
    await changeSession(tx, id, { agenda: JSON.stringify(items), agenda_version: agenda.version + 1 })
    return findAgenda(tx, id)
  })

  writeAsHost(moveAgenda, async ({ tx, params, body }) => {
    const { id, agenda, status } = await lock(tx, params.id)
    requireLive({ status })
    if (agenda.at !== body.from) throw new AppError('AGENDA_MOVED')
    const item = agenda.items.find((each) => each.id === body.to)
    if (!item) throw new AppError('NOT_FOUND')
    const log = [...agenda.log, { item_id: item.id, began_at: new Date().toISOString() }].slice(-AGENDA_LOG_MAX)
    await changeSession(tx, id, {
      ...roomOf({ ...item, item: item.title, timer_minutes: item.minutes, scene: item.scene && { kind: item.scene } }),
      agenda_at: item.id,
      agenda_log: JSON.stringify(log),
    })
    return { agenda: await findAgenda(tx, id), room: describeRoom(await findRoom(tx, id)) }
  })
}

/** Raises the revision first, so that on PostgreSQL whoever else writes in this session waits from here on. */
async function lock(tx: Tx, typed: string) {
  const { id, status } = await workshopOf(tx, typed)
  await changeSession(tx, id, {})
  return { id, status, agenda: await findAgenda(tx, id) }
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
