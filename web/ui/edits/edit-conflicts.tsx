import { useMemo, useState } from 'react'
import type { EditValue } from '../../lib/edits/edit.ts'
import type { Editor } from '../../lib/edits/use-edits.ts'
import type { ConflictItem } from './conflict-item.ts'
import { lazyPart } from '../page/lazy-part.tsx'

/** Loaded with the first conflict: most visits have none. */
const ConflictDialog = lazyPart(() => import('./conflict-dialog.tsx').then((file) => file.ConflictDialog))

/** How a thing in conflict is shown, and what may become of it. Its label is that of the edit unless another is given. */
export type ConflictLook = Partial<Pick<ConflictItem, 'label' | 'options' | 'joint' | 'maxLength' | 'mayBeBlank'>>

interface EditConflictsProps<Value extends EditValue> {
  editor: Editor<Value>
  /** By name. Keep it stable between renders: another one is another question. */
  lookOf: (name: string) => ConflictLook
  /** What happened. */
  sentence: string
  /** What was decided is stored. */
  onSaved?: () => void
}

/**
 * Both sides of everything on a screen that others have changed in the meantime, and what shall become of them. If a
 * text changes once more while the dialog is open, the save is rejected again and the dialog opens again.
 */
export function EditConflicts<Value extends EditValue>(props: EditConflictsProps<Value>) {
  const { editor, lookOf, sentence, onSaved } = props
  const { edits } = editor
  const items = useMemo(
    () =>
      [...edits].flatMap(([id, { value: mine, label, conflict }]): ConflictItem[] =>
        conflict ? [{ id, label, mine, ...conflict, ...lookOf(id) }] : [],
      ),
    [edits, lookOf],
  )
  const isOpen = items.length > 0
  // those last shown stay while the dialog fades
  const [shown, setShown] = useState(items)
  if (isOpen && items !== shown) setShown(items)
  if (shown.length === 0) return null

  const decide = (decided: ReadonlyMap<string, EditValue>) => {
    for (const { id, theirs } of shown) editor.decide(id, (decided.get(id) ?? theirs) as Value, theirs as Value)
    // where theirs was taken there may be nothing left to send
    void editor.saveDecided(shown.map(({ id }) => id)).then((isSaved) => isSaved && onSaved?.())
  }

  return (
    <ConflictDialog
      opened={isOpen}
      items={shown}
      sentence={sentence}
      onDecide={decide}
      onCancel={editor.postpone}
      onMerge={(name, value) => editor.merge(name, value as Value)}
    />
  )
}
