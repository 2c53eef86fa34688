import { DAY_MS, TRASH_DAYS, TRASH_PAGE } from '#contract/limits.ts'
import { deleteForGood, listTrash } from '#contract/trash.ts'
import type { Queries } from '../../db/schema.ts'
import { workshopChanged } from '../../workshop/deeds.sql.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { findPlaces } from './places.ts'
import { tookOf } from './taken.ts'
import { deleteTrashByToken, listTrashOf } from './trash.sql.ts'

/** What the host may still bring back, by the same call as everybody, long after the others' ten seconds. */
export function trashRoutes({ readAsHost, writeAsHost }: Routes, { db }: ServerParts) {
  readAsHost(listTrash, async ({ workshop, query }) => {
    const { rows, more } = await listMissing(db.read, workshop.id, query.before)
    const entries = rows.map(({ token, summary, by_host, ...row }) => {
      const took = tookOf({ summary })
      const kept_until = new Date(Date.parse(row.deleted_at) + TRASH_DAYS * DAY_MS).toISOString()
      return { ...row, undo: token, kept_until, by_host: by_host === 1, ...(took && { took }) }
    })
    return { entries, more }
  })

  writeAsHost(deleteForGood, async ({ tx, params, record }) => {
    if (!(await deleteTrashByToken(tx, params.token))) throw new AppError('NOT_FOUND')
    // the histories that people read no longer offer it
    record(workshopChanged)
    return null
  })
}

/** A page of what is not there again. One more than is shown tells whether there are more. */
async function listMissing(db: Queries, sessionId: number, before: number | undefined) {
  const found: (Awaited<ReturnType<typeof listTrashOf>>[number] & { place_taken?: true })[] = []
  let from = before
  while (found.length <= TRASH_PAGE) {
    const rows = await listTrashOf(db, sessionId, { before: from, limit: TRASH_PAGE + 1 })
    const places = await findPlaces(db, rows)
    for (const row of rows) {
      const place = places.get(row.id)
      if (place !== 'there again') found.push(place === 'taken' ? { ...row, place_taken: true } : row)
    }
    if (rows.length <= TRASH_PAGE) break
    from = rows.at(-1)?.id
  }
  return { rows: found.slice(0, TRASH_PAGE), more: found.length > TRASH_PAGE }
}
