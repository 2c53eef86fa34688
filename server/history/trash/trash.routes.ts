import { TRASH_DAYS, TRASH_PAGE } from '#contract/limits.ts'
import { deleteForGood, listTrash } from '#contract/trash.ts'
import { workshopOf } from '../../workshop/workshop-of.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { tookOf } from './taken.ts'
import { deleteTrashByToken, listTrashOf } from './trash.sql.ts'

const DAY = 24 * 60 * 60 * 1000

/** What the host may still bring back, by the same call as everybody, long after the others' ten seconds. */
export function trashRoutes({ readAsHost, writeAsHost }: Routes, { db }: ServerParts) {
  readAsHost(listTrash, async ({ params, query }) => {
    const { id } = await workshopOf(db.read, params.id)
    // one more than is shown tells whether there are more
    const rows = await listTrashOf(db.read, id, { ...query, limit: TRASH_PAGE + 1 })
    const entries = rows.slice(0, TRASH_PAGE).map(({ token, summary, by_host, ...row }) => {
      const took = tookOf({ summary })
      const kept_until = new Date(Date.parse(row.deleted_at) + TRASH_DAYS * DAY).toISOString()
      return { ...row, undo: token, kept_until, by_host: by_host === 1, ...(took && { took }) }
    })
    return { entries, more: rows.length > TRASH_PAGE }
  })

  writeAsHost(deleteForGood, async ({ tx, params }) => {
    if (!(await deleteTrashByToken(tx, params.token))) throw new AppError('NOT_FOUND')
    return null
  })
}
