import { useId, useState } from 'react'
import { hasFixedOrder, nameFields, type ListName } from '#contract/catalogue-lists.ts'
import { isProtected } from '#contract/catalogue-rules.ts'
import type { CatalogueContents } from '#contract/catalogues.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { EntryFields } from './entry-fields.tsx'
import { canPutBack, removedReferences, type Entry, type Fields } from '../model/draft-lists.ts'
import { entryTitle } from '../model/list-columns.ts'
import { PositionField } from './position-field.tsx'
import type { WorkingDraft } from '../model/use-catalogue-draft.ts'
import { Button } from '../../../ui/page/button.tsx'
import classes from './catalogues.module.css'

interface EntryFormProps {
  list: ListName
  entry: Entry
  draft: WorkingDraft
  before: CatalogueContents
  language: string
  onDone: () => void
  onRemove: (entry: Entry) => void
}

/** One entry with a field for everything it holds. What is typed is in the draft at once; there is nothing to save. */
export function EntryForm({ list, entry, draft, before, language, onDone, onRemove }: EntryFormProps) {
  const headingId = useId()
  // an entry that was just added does not complain at once that it is empty
  const [isFresh] = useState(() => (entry as unknown as Fields)[nameFields[list]] === '')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const index = draft.lists[list].findIndex(({ id }) => id === entry.id)
  const isChanged = draft.changes.some(
    (change) => change.kind === 'changed' && change.list === list && change.id === entry.id,
  )
  const removed = isChanged ? removedReferences(draft.lists, before, list, entry.id) : []
  const nameField = nameFields[list]
  const leave = (field: string) => setLeft((known) => new Set([...known, field]))
  const problemOf = (field: string) => {
    const found = draft.problems.find((each) => each.list === list && each.index === index && each.field === field)
    return !isFresh || left.has(field) ? found?.problem : undefined
  }

  return (
    <form
      aria-labelledby={headingId}
      className={classes.form}
      data-place={`${list}-${entry.id}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (String((entry as unknown as Fields)[nameField]).trim() !== '') return onDone()
        // an entry without a name could not be found again, so the focus goes to the name, which is the first field
        leave(nameField)
        event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()
      }}
    >
      <h2 id={headingId} className={classes.formTitle}>
        {entryTitle(list, entry)}
      </h2>
      <EntryFields
        list={list}
        entry={entry}
        lists={draft.lists}
        language={language}
        problemOf={problemOf}
        onLeave={leave}
        onChange={(fields) => draft.change({ type: 'changed', list, id: entry.id, fields })}
      />
      {removed.length > 0 && <p className={classes.note}>{cataloguesMessages.putBackFirst(removed)}</p>}
      <div className={classes.formFoot}>
        {!hasFixedOrder(list) && (
          <PositionField
            position={index + 1}
            count={draft.lists[list].length}
            onMove={(position) => draft.change({ type: 'moved', list, id: entry.id, to: position - 1 })}
          />
        )}
        <div className={classes.formActions}>
          {isChanged && canPutBack(draft.lists, before, list, entry.id) && (
            <Button variant="subtle" onClick={() => draft.change({ type: 'put back', list, id: entry.id })}>
              {cataloguesMessages.putBackAsIn(before.version)}
            </Button>
          )}
          {!isProtected(list, entry.id) && (
            <Button variant="subtle" onClick={() => onRemove(entry)}>
              {commonMessages.remove}
            </Button>
          )}
          <Button type="submit">{cataloguesMessages.done}</Button>
        </div>
      </div>
    </form>
  )
}
