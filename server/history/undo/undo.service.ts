import { randomBytes } from 'node:crypto'
import type { Taken } from '#contract/fields.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../db/database-errors.ts'
import type { Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SessionWrite } from '../../workshop/session-write.ts'
import { fitIn } from '../trash/places.ts'
import { readPresent, removeMetrics } from '../trash/places.sql.ts'
import { restorePurposes } from './purposes.sql.ts'
import { deleteTree, insertTree, readTree, type TreeRows } from '../../solution-parts/solution-tree.sql.ts'
import { readStoredTree, rootsOf, type Root } from '../trash/deleted-tree.ts'
import { describeTaken } from '../trash/taken.ts'
import { insertTrash } from '../trash/trash.sql.ts'

/** What the trash keeps of a deletion. */
interface Kept extends TreeRows {
  /** The purposes that the call of a reset replaced, and those it put in their place. */
  purposes?: { from: number[]; to: number[] }
}

/** Deletes something with all that hangs on it, keeps it in the trash, and answers the token that brings it back. */
export async function takeAway(
  { tx, session, doer, catalogue }: Pick<SessionWrite, 'tx' | 'session' | 'doer' | 'catalogue'>,
  root: Root,
): Promise<{ undo: string; took: Taken }> {
  const roots = rootsOf(root)
  const tree = await readTree(tx, roots)
  const took = await describeTaken(tx, catalogue, root, tree)
  const kept: Kept = root.kind === 'reset' ? { ...tree, purposes: root.purposes } : tree
  await deleteTree(tx, roots)
  const token = randomBytes(16).toString('base64url')
  await insertTrash(tx, {
    session_id: session.id,
    token,
    kind: root.kind,
    solution_id: root.solution_id,
    rows: JSON.stringify(kept),
    summary: JSON.stringify(took),
    ...doer,
  })
  return { undo: token, took }
}

/** Puts everything back under the ids it had: all of it, or nothing. Answers which purposes that has changed. */
export async function putBack(tx: Tx, { solution_id, rows }: { solution_id: number; rows: string }) {
  const kept: Kept | undefined = readStoredTree(rows)
  if (!kept) throw new AppError('ENTRY_DAMAGED')
  const { purposes, ...tree } = kept
  const { place, inTheWay, missing } = fitIn(tree, solution_id, await readPresent(tx, [solution_id]))
  if (place === 'there again') throw new AppError('THERE_AGAIN')
  if (place === 'taken') throw new AppError('PLACE_TAKEN')
  await removeMetrics(tx, solution_id, inTheWay)
  await insertTree(tx, missing).catch((cause: unknown) => {
    if (isUniqueViolation(cause)) throw new AppError('PLACE_TAKEN', { cause })
    // what it hung on is gone too
    if (isForeignKeyViolation(cause)) throw new AppError('OWNER_GONE', { cause })
    throw cause
  })
  if (!purposes) return undefined
  const { from, to } = purposes
  // Somebody who has chosen other purposes since the reset keeps them: they stand in nothing's way.
  const isRestored = await restorePurposes(tx, solution_id, purposes)
  const change = { added: without(from, to), dropped: without(to, from) }
  return isRestored && change.added.length + change.dropped.length > 0 ? change : undefined
}

const without = (ids: number[], others: number[]) => ids.filter((id) => !others.includes(id))
