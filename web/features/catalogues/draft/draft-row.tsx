import { memo, type Dispatch } from 'react'
import type { ListName } from '#contract/catalogue-lists.ts'
import { isProtected } from '#contract/catalogue-rules.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { LockIcon } from '../../../ui/marks/icons.tsx'
import { WarningIcon } from '../../../ui/marks/message-icons.tsx'
import { Button } from '../../../ui/page/button.tsx'
import table from '../../../ui/table/data-table.module.css'
import type { DraftAction, Entry, OpenPlace } from '../model/draft-lists.ts'
import type { Column } from '../model/list-columns.ts'
import classes from './catalogues.module.css'

interface DraftRowProps {
  list: ListName
  entry: Entry
  /** What stands in its columns, the name first. */
  cells: readonly string[]
  columns: readonly Column[]
  /** Whether metrics name it, so that removing it needs a question. */
  isNamed: boolean
  /** New or Changed, against the version before. */
  mark: string | undefined
  problem: string | undefined
  onPlace: (place: OpenPlace) => void
  onAsk: (entry: Entry) => void
  change: Dispatch<DraftAction>
}

/** An entry to be read. There may be hundreds, so one is drawn again only when what it says changes. */
export const DraftRow = memo(function DraftRow(props: DraftRowProps) {
  const { list, entry, cells, columns, isNamed, mark, problem, onPlace, onAsk, change } = props
  const nameId = `${list}-${entry.id}`
  const [name, ...others] = cells
  const [, ...heads] = columns
  return (
    <tr>
      <td className={table.number}>{entry.id}</td>
      <td className={table.words}>
        <span id={nameId}>{name || <span className={table.missing}>{cataloguesMessages.noNameYet}</span>}</span>
        {mark && <span className={classes.mark}>{mark}</span>}
        {problem && (
          <span className={classes.problem}>
            <WarningIcon size={16} />
            {problem}
          </span>
        )}
      </td>
      {others.map((cell, index) => (
        <td key={heads[index]?.head} data-label={cell === '' ? undefined : heads[index]?.head}>
          {cell}
        </td>
      ))}
      <td className={table.actions}>
        <div className={classes.rowActions}>
          <Button
            size="xs"
            aria-describedby={nameId}
            data-place={nameId}
            onClick={() => onPlace({ list, id: entry.id })}
          >
            {commonMessages.edit}
          </Button>
          {isProtected(list, entry.id) ? (
            <span className={classes.protected}>
              <LockIcon size={16} />
              {cataloguesMessages.protected}
            </span>
          ) : (
            <Button
              size="xs"
              variant="subtle"
              aria-describedby={nameId}
              onClick={() => (isNamed ? onAsk(entry) : change({ type: 'removed', list, id: entry.id }))}
            >
              {commonMessages.remove}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}, isSame)

function isSame({ cells, ...props }: DraftRowProps, { cells: nextCells, ...next }: DraftRowProps): boolean {
  const names = Object.keys(props) as (keyof typeof props)[]
  return cells.every((cell, index) => cell === nextCells[index]) && names.every((name) => props[name] === next[name])
}
