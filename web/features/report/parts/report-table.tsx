import type { ReactNode } from 'react'
import classes from './report-table.module.css'

interface ReportTableProps {
  /** The id of the heading it stands under. */
  labelledBy: string
  /** Columns without a width share the rest. */
  columns: readonly (readonly [label: string, width?: string])[]
  children: ReactNode
}

/** A table as a book sets it: hairlines, no box, so that it can go on over pages and its head is repeated. */
export function ReportTable({ labelledBy, columns, children }: ReportTableProps) {
  return (
    <table className={classes.table} aria-labelledby={labelledBy}>
      <colgroup>
        {columns.map(([label, width]) => (
          <col key={label} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(([label]) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
