import { isSame, type Edit, type Edits, type EditValue } from './edit.ts'
import type { OfferedDraft } from './offered-drafts.ts'

export type HasRoom<Value> = (name: string, edits: Edits<Value>) => boolean

interface Restoring<Value> {
  hasRoom: HasRoom<Value>
  /** Undefined where that is impossible. */
  putAside: (name: string, edit: Edit<Value>) => OfferedDraft<Value> | undefined
}

/**
 * Drafts back on the screen, as if just typed: first where nothing is being typed. Where that is nowhere, the words in
 * the field make room and are offered in their turn. Words that are on their way are waited for.
 */
export function restored<Value extends EditValue>(
  before: Edits<Value>,
  drafts: readonly OfferedDraft<Value>[],
  { hasRoom, putAside }: Restoring<Value>,
) {
  const edits = new Map(before)
  const newestFirst = drafts.toSorted((a, b) => b.at.localeCompare(a.at))
  const isFree = newestFirst.some(({ name }) => !edits.has(name) && hasRoom(name, edits))
  const aside: OfferedDraft<Value>[] = []
  const waiting = new Set<string>()
  const names = new Set<string>()
  const taken = newestFirst.filter(({ name, value, startedFrom, label }) => {
    if (names.has(name)) return false
    const held = edits.get(name)
    if (held && isSame(held.value, value)) return names.add(name)
    if (held) {
      if (held.sent) waiting.add(name)
      const words = held.sent || isFree ? undefined : putAside(name, held)
      if (!words) return false
      aside.push(words)
    } else if (!hasRoom(name, edits)) return false
    names.add(name)
    edits.set(name, { value, startedFrom, label })
    return true
  })
  return { edits, taken, aside, waiting }
}
