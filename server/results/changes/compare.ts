import type { ChangesPreview, FileChange } from '#contract/changes.ts'
import { misfitsMessages } from '#contract/messages/misfits.ts'
import type { Queries } from '../../db/schema.ts'
import { fingerprintOf, settled } from '../made-from/fingerprint.ts'
import type { EditedFile, EditedText } from './edited-text.ts'
import { unfitFor } from './fits.ts'
import { TextsNow } from './texts-now.ts'

const { misfit, deleted, storedItem, textOfOther, ownSolution } = misfitsMessages

interface Comparing {
  sessionId: number
  /** Whether the caller may write in a solution. */
  mayWriteIn: (solutionId: number) => Promise<boolean>
}

/** What of a file is another text than the one stored now, and whether that has become another, too, since the export. */
export async function compare(
  db: Queries,
  { edited, refused: unread, unchanged }: EditedFile,
  { sessionId, mayWriteIn }: Comparing,
): Promise<ChangesPreview> {
  const now = await TextsNow.read(db, sessionId, edited)
  const changes: FileChange[] = []
  const refused = [...unread]
  let alike = unchanged
  for (const one of edited) {
    const { field, name, place, text } = one
    const stored = now.find(one)
    if (stored && settled(stored.text) === text) {
      alike += 1
      continue
    }
    const unfit = unfitFor(field, text)
    if (!stored) refused.push({ place, name, reason: misfit(deleted(name), storedItem) })
    else if (unfit !== undefined) refused.push({ place, name, reason: unfit })
    else if (!(await mayWriteIn(stored.solution_id)))
      refused.push({ place, name, reason: misfit(textOfOther, ownSolution) })
    else changes.push(changeOf(one, stored))
  }
  return { changes, refused, unchanged: alike }
}

function changeOf(
  { name, field, id, text: after, fingerprint }: EditedText,
  { text: before, solution_id, solution_name }: NonNullable<ReturnType<TextsNow['find']>>,
): FileChange {
  const conflict = fingerprintOf(name, field, before) !== fingerprint
  return { field, id, solution_id, solution_name, before, after, conflict }
}
