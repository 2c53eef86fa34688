import type { ChangesPreview, FileChange } from '#contract/changes.ts'
import { CHANGES_BYTES_MAX } from '#contract/limits.ts'
import { changesMessages, misfitsMessages } from '#contract/messages/imports.ts'
import { groupBy } from '#contract/outline.ts'
import type { Queries } from '../../db/schema.ts'
import { fingerprintOf, settled } from '../made-from/fingerprint.ts'
import { badFile } from './bad-file.ts'
import type { EditedFile, EditedText, Refused } from './edited-text.ts'
import { findExported } from './exported-texts.ts'
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
  const found: { one: EditedText; change: FileChange }[] = []
  const refused = [...unread]
  let alike = unchanged
  for (const one of edited) {
    const { field, name, place, row, text } = one
    const stored = now.find(one)
    if (stored && settled(stored.text) === text) {
      alike += 1
      continue
    }
    const unfit = unfitFor(field, text)
    if (!stored) refused.push({ row, place, name, reason: misfit(deleted(name), storedItem) })
    else if (unfit !== undefined) refused.push({ row, place, name, reason: unfit })
    else if (!(await mayWriteIn(stored.solution_id)))
      refused.push({ row, place, name, reason: misfit(textOfOther, ownSolution) })
    else found.push({ one, change: changeOf(one, stored) })
  }
  requireAppliable(found.map(({ change }) => change))
  await tellExported(
    db,
    found.filter(({ change }) => change.conflict),
  )
  return { changes: found.map(({ change }) => change), refused: rowsOf(refused), unchanged: alike }
}

/** What is shown can be applied in one call: so the look ends where that would. */
function requireAppliable(changes: readonly FileChange[]) {
  let bytes = Buffer.byteLength(JSON.stringify({ changes: [] }))
  for (const { field, id, after: text, before: previous } of changes) {
    bytes += Buffer.byteLength(JSON.stringify({ field, id, text, previous })) + ','.length
    if (bytes <= CHANGES_BYTES_MAX) continue
    const { moreThan, atMost, bytes: inBytes } = misfitsMessages
    throw badFile(changesMessages.tooMany, moreThan(CHANGES_BYTES_MAX, inBytes), atMost(CHANGES_BYTES_MAX, inBytes))
  }
}

/** In the order of the file; a row of which several texts cannot come in is one. */
const rowsOf = (refused: readonly Refused[]): ChangesPreview['refused'] =>
  [...groupBy(refused, ({ row }) => row)]
    .toSorted(([one], [other]) => one - other)
    .map(([, some]) => {
      const { place = '', name = '' } = some[0] ?? {}
      return { place, name, reason: [...new Set(some.map(({ reason }) => reason))].join(' ') }
    })

/** Whoever has to choose sees what both sides started from. */
async function tellExported(db: Queries, conflicts: readonly { one: EditedText; change: FileChange }[]) {
  for (const [solutionId, some] of groupBy(conflicts, ({ change }) => change.solution_id)) {
    const exported = await findExported(
      db,
      solutionId,
      some.map(({ one }) => one),
    )
    for (const { one, change } of some) {
      const former = exported.get(one)
      if (former !== undefined) change.exported = former
    }
  }
}

function changeOf(
  { name, field, id, text: after, fingerprint }: EditedText,
  { text: before, solution_id, solution_name }: NonNullable<ReturnType<TextsNow['find']>>,
): FileChange {
  const conflict = fingerprintOf(name, field, before) !== fingerprint
  return { field, id, solution_id, solution_name, before, after, conflict }
}
