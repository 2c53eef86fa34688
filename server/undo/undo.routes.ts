import { undo } from '#contract/undo.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../db/database-errors.ts'
import { AppError } from '../http/app-error.ts'
import type { Routes } from '../http/routes.ts'
import { insertSubtree, type Subtree } from './subtree.sql.ts'
import { deleteTrash, findTrash } from './trash.sql.ts'

export function undoRoutes({ writeInSession }: Routes) {
  writeInSession(undo, async ({ tx, session, params, record }) => {
    const kept = await findTrash(tx, session.id, params.token)
    if (!kept) throw new AppError('NOT_FOUND')
    await insertSubtree(tx, JSON.parse(kept.rows) as Subtree).catch((cause: unknown) => {
      // The metric was added again meanwhile, or what it hung on is gone too.
      const isTaken = isUniqueViolation(cause) || isForeignKeyViolation(cause)
      throw isTaken ? new AppError('PLACE_TAKEN', { cause }) : cause
    })
    await deleteTrash(tx, kept.id)
    record({ kind: 'restored', solution_id: kept.solution_id, detail: { what: kept.kind } })
    return { kind: kept.kind, solution_id: kept.solution_id }
  })
}
