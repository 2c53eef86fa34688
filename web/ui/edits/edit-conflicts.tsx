import { useMemo } from 'react'
import type { EditValue, StoredValues } from '../../lib/edits/edit.ts'
import type { Editor } from '../../lib/edits/use-edits.ts'
import type { ConflictItem } from './conflict-item.ts'
import { Conflicts } from './conflicts.tsx'

/** How a thing in conflict is shown, and what may become of it. Its label is that of the edit unless another is given. */
export type ConflictLook = Partial<Pick<ConflictItem, 'label' | 'options' | 'joint' | 'maxLength' | 'mayBeBlank'>>

interface EditConflictsProps<Value extends EditValue> {
  editor: Editor<Value>
  /** By name. Keep it stable between renders: another one is another question. */
  lookOf: (name: string) => ConflictLook
  /** What happened. */
  sentence: string
  /** What is stored by now, so that the dialog follows a third change and closes when the thing is deleted. */
  stored?: StoredValues<Value> | undefined
  /** What was decided is stored. */
  onSaved?: () => void
}

/** Both sides of everything on a screen that somebody else has changed meanwhile, and what shall become of them. */
export function EditConflicts<Value extends EditValue>(props: EditConflictsProps<Value>) {
  const { editor, lookOf, sentence, stored, onSaved } = props
  const { edits } = editor
  const items = useMemo(
    () =>
      [...edits].flatMap(([id, { value: mine, label, conflict }]): ConflictItem[] =>
        conflict ? [{ id, label, mine, ...conflict, ...lookOf(id) }] : [],
      ),
    [edits, lookOf],
  )
  const textNow = (name: string) => {
    const now = stored?.get(name)
    return typeof now === 'string' ? now : undefined
  }

  const decide = (decided: ReadonlyMap<string, EditValue>, shown: readonly ConflictItem[]) => {
    for (const { id, theirs } of shown) editor.decide(id, (decided.get(id) ?? theirs) as Value, theirs as Value)
    // where theirs was taken there may be nothing left to send
    void editor.saveDecided(shown.map(({ id }) => id)).then((isSaved) => isSaved && onSaved?.())
  }
  /** Deleted while the question stood: what was made of both goes back into the field, so that no word is lost. */
  const keepMerged = (merged: ReadonlyMap<string, EditValue>) => {
    for (const [name, value] of merged) editor.retype(name, value as Value)
    editor.postpone()
  }

  return (
    <Conflicts
      items={items}
      sentence={sentence}
      {...(stored && { storedNow: textNow })}
      onDecide={decide}
      onCancel={editor.postpone}
      onMerge={(name, value) => editor.merge(name, value as Value)}
      onGone={keepMerged}
    />
  )
}
