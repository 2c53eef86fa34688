import { Button } from '@mantine/core'
import { memo } from 'react'
import type { ListName } from '#contract/catalogue-lists.ts'
import { isProtected } from '#contract/catalogue-rules.ts'
import { LockIcon, WarningIcon } from '../../ui/icons.tsx'
import table from '../../ui/data-table.module.css'
import type { Entry, Lists } from './draft-lists.ts'
import { listColumns } from './list-columns.ts'
import classes from './catalogues.module.css'

interface DraftRowProps {
  list: ListName
  entry: Entry
  lists: Lists
  /** New or Changed, against the version before. */
  mark: string | undefined
  problem: string | undefined
  /** Its form was just closed, and the keyboard goes on from here. */
  wasOpen: boolean
  onOpen: (id: number) => void
  onRemove: (entry: Entry) => void
}

/** An entry to be read. There may be hundreds, so one is drawn again only when it changes. */
export const DraftRow = memo(function DraftRow(props: DraftRowProps) {
  const { list, entry, lists, mark, problem, wasOpen, onOpen, onRemove } = props
  const nameId = `${list}-${entry.id}`
  const [name, ...others] = listColumns[list]
  return (
    <tr>
      <td className={table.number}>{entry.id}</td>
      <td className={table.words}>
        <span id={nameId}>{name?.text(entry, lists) || <span className={table.missing}>No name yet</span>}</span>
        {mark && <span className={classes.mark}>{mark}</span>}
        {problem && (
          <span className={classes.problem}>
            <WarningIcon size={16} />
            {problem}
          </span>
        )}
      </td>
      {others.map(({ head, text }) => (
        <td key={head} data-label={text(entry, lists) === '' ? undefined : head}>
          {text(entry, lists)}
        </td>
      ))}
      <td className={table.actions}>
        <div className={classes.rowActions}>
          <Button size="xs" autoFocus={wasOpen} aria-describedby={nameId} onClick={() => onOpen(entry.id)}>
            Edit
          </Button>
          {isProtected(list, entry.id) ? (
            <span className={classes.protected}>
              <LockIcon size={16} />
              Protected
            </span>
          ) : (
            <Button size="xs" variant="subtle" aria-describedby={nameId} onClick={() => onRemove(entry)}>
              Remove
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
})
