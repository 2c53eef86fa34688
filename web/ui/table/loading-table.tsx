import { commonMessages } from '#contract/messages/common.ts'
import table from './data-table.module.css'
import classes from './loading-table.module.css'

interface LoadingTableProps {
  /** Heads of the table that is awaited. */
  columns: readonly string[]
  rows?: number
  /** The specification's word for waiting on this screen; null for a second table on it, so that it is said once. */
  text?: string | null
}

/** A table's outline, shown while its rows load. What comes below the table waits below the window until then. */
export function LoadingTable({ columns, rows = 6, text = commonMessages.loading }: LoadingTableProps) {
  return (
    <div aria-busy="true" className={classes.place}>
      <div className={table.box} aria-hidden="true">
        <div className={classes.row} data-head="true">
          {columns.map((column, place) => (
            <span key={place}>{column}</span>
          ))}
        </div>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={classes.row}>
            {columns.map((_column, place) => (
              <span key={place} className={classes.bar} style={{ width: `${45 + ((row * 17 + place * 29) % 45)}%` }} />
            ))}
          </div>
        ))}
      </div>
      {text !== null && (
        <p role="status" className={classes.text}>
          {text}
        </p>
      )}
    </div>
  )
}

/** In the place of what cannot be outlined yet. */
export function Loading() {
  return (
    <div aria-busy="true" className={classes.place}>
      <p role="status" className={classes.text}>
        {commonMessages.loading}
      </p>
    </div>
  )
}
