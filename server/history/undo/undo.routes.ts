import { undo } from '#contract/undo.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import { deleteTrash, findTrash } from '../trash/trash.sql.ts'
import { tookOf } from '../trash/taken.ts'
import { takeBackOwnWord } from '../../workshop/own-words.service.ts'
import { putBack } from './undo.service.ts'

export function undoRoutes({ writeInSession }: Routes) {
  writeInSession(undo, async (writing) => {
    const { tx, session, params, record } = writing
    const kept = await findTrash(tx, session.id, params.token)
    if (!kept) {
      // what was added has no place in the trash, but the same way back
      const takenBack = await takeBackOwnWord(writing, params.token)
      if (!takenBack) throw new AppError('NOT_FOUND')
      return { kind: 'own_word', ...takenBack }
    }
    const purposes = await putBack(tx, kept)
    await deleteTrash(tx, kept.id)
    const { kind, solution_id } = kept
    const took = tookOf(kept)
    if (purposes) record({ kind: 'purposes_changed', solution_id, subject_id: solution_id, detail: purposes })
    record({ kind: `${kind}_restored`, solution_id, detail: { took } })
    return { kind, solution_id, ...(took && { took }) }
  })
}
