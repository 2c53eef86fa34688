import { useId } from 'react'
import type { CatalogueChange } from '#contract/catalogue-changes.ts'
import { listTitles } from '#contract/catalogue-lists.ts'
import type { CatalogueContents } from '#contract/catalogues.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { canPutBack, removedReferences } from '../model/draft-lists.ts'
import { FieldChange } from './field-change.tsx'
import type { WorkingDraft } from '../model/use-catalogue-draft.ts'
import { Button } from '../../../ui/page/button.tsx'
import classes from './catalogues.module.css'

interface DraftChangesProps {
  draft: WorkingDraft
  before: CatalogueContents
}

/** Lists how the draft differs from the version it is based on; each change can be reverted. */
export function DraftChanges({ draft, before }: DraftChangesProps) {
  if (draft.changes.length === 0) return <EmptyState title={cataloguesMessages.unchanged(before.version)} />
  return (
    <ul className={classes.changes}>
      {draft.changes.map((change) => (
        <Change
          key={change.kind === 'reordered' ? change.list : `${change.list} ${change.id}`}
          change={change}
          draft={draft}
          before={before}
        />
      ))}
    </ul>
  )
}

function Change({ change, draft, before }: DraftChangesProps & { change: CatalogueChange }) {
  const id = useId()
  const { list } = change
  const title = listTitles[list]
  const putBack = () => {
    if (change.kind === 'reordered') draft.change({ type: 'order put back', list })
    else if (change.kind === 'added') draft.change({ type: 'removed', list, id: change.id })
    else draft.change({ type: 'put back', list, id: change.id })
  }
  const find = (lists: DraftChangesProps['draft']['lists']) =>
    change.kind === 'changed' ? lists[list].find((entry) => entry.id === change.id) : undefined
  const removed = change.kind === 'changed' ? removedReferences(draft.lists, before, list, change.id) : []
  const isStuck = change.kind === 'changed' && !canPutBack(draft.lists, before, list, change.id)
  return (
    <li className={classes.change} data-kind={change.kind}>
      <div className={classes.changeWords}>
        <p id={id}>
          <span className={classes.changeKind}>
            {change.kind === 'reordered'
              ? cataloguesMessages.reordered(title)
              : cataloguesMessages.entryChanged(title, change.kind)}
          </span>
          {change.kind !== 'reordered' && (
            <span className={classes.changeName}>{change.name || cataloguesMessages.noNameYet}</span>
          )}
        </p>
        {change.kind === 'changed' &&
          change.fields.map((field) => (
            <FieldChange
              key={field}
              field={field}
              before={{ entry: find(before), lists: before }}
              after={{ entry: find(draft.lists), lists: draft.lists }}
            />
          ))}
        {removed.length > 0 && <p>{cataloguesMessages.putBackFirst(removed)}</p>}
      </div>
      {!isStuck && (
        <Button size="xs" aria-describedby={id} onClick={putBack}>
          {change.kind === 'added' ? commonMessages.remove : cataloguesMessages.putBack}
        </Button>
      )}
    </li>
  )
}
