import { randomBytes } from 'node:crypto'
import type { Tx } from '../db/schema.ts'
import { collectSubtree, deleteRoot, type Root } from './subtree.sql.ts'
import { insertTrash } from './trash.sql.ts'

/** Deletes something with all that hangs on it, keeps it in the trash, and answers the token that brings it back. */
export async function takeAway(tx: Tx, sessionId: number, root: Root): Promise<{ undo: string }> {
  const rows = JSON.stringify(await collectSubtree(tx, root))
  await deleteRoot(tx, root)
  const token = randomBytes(16).toString('base64url')
  await insertTrash(tx, { session_id: sessionId, token, kind: root.kind, solution_id: root.solution_id, rows })
  return { undo: token }
}
