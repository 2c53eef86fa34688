import { useState } from 'react'
import type { CatalogueContents } from '#contract/catalogues.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { matchesTerm } from '../../lib/text/matches-term.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchResult } from '../../ui/feedback/search-result.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import table from '../../ui/table/data-table.module.css'
import { listColumns, listHeadings, listsInSight } from './model/list-columns.ts'
import classes from './draft/catalogues.module.css'

/** Everything a catalogue holds, list by list, with one search over all. */
export function CatalogueEntries({ catalogue }: { catalogue: CatalogueContents }) {
  const [term, setTerm] = useState('')
  const lists = listsInSight
    .map((list) => ({ list, rows: rowsOf(catalogue, list, term) }))
    .filter(({ rows }) => rows.length > 0)
  const count = lists.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <div className={classes.lists}>
      <SearchField
        label={cataloguesMessages.searchThisCatalogue}
        placeholder={cataloguesMessages.searchThisCataloguePlaceholder}
        value={term}
        onChange={setTerm}
      />
      <SearchResult count={term ? cataloguesMessages.found(count) : undefined}>
        {lists.length === 0 && <EmptyState title={cataloguesMessages.nothingFound} />}
      </SearchResult>
      {lists.map(({ list, rows }) => (
        <div key={list}>
          <h2 className={classes.listTitle}>
            {listHeadings[list]} <span className={table.missing}>{rows.length}</span>
          </h2>
          <TableBox label={listHeadings[list]} maxHeight={420}>
            <table className={table.table} data-dense>
              <TableHead columns={[commonMessages.id, ...listColumns[list].map(({ head }) => head)]} />
              <tbody>
                {rows.map(({ id, cells }) => (
                  <tr key={id}>
                    <td className={table.number}>{id}</td>
                    {cells.map((cell, index) => (
                      <td
                        key={listColumns[list][index]!.head}
                        className={index === 0 ? table.words : undefined}
                        data-label={index > 0 && cell !== '' ? listColumns[list][index]!.head : undefined}
                      >
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </TableBox>
        </div>
      ))}
    </div>
  )
}

function rowsOf(catalogue: CatalogueContents, list: (typeof listsInSight)[number], term: string) {
  return catalogue[list]
    .map((entry) => ({ id: entry.id, cells: listColumns[list].map(({ text }) => text(entry, catalogue)) }))
    .filter(({ cells }) => matchesTerm(term, ...cells))
}
