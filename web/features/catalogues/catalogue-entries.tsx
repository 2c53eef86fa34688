import { useState } from 'react'
import { languagesIn } from '#contract/catalogue-languages.ts'
import type { ListName } from '#contract/catalogue-lists.ts'
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
import { AlsoIn } from './draft/also-in.tsx'
import { columnsIn, listHeadings, listsInSight, type Column } from './model/list-columns.ts'
import classes from './draft/catalogues.module.css'

/** Everything a catalogue holds, list by list, with one search over all. */
export function CatalogueEntries({ catalogue }: { catalogue: CatalogueContents }) {
  const [term, setTerm] = useState('')
  const [language, setLanguage] = useState('')
  const languages = languagesIn(catalogue)
  const lists = listsInSight
    .map((list) => ({ list, columns: columnsIn(list, language) }))
    .map(({ list, columns }) => ({ list, columns, rows: rowsOf(catalogue, list, columns, term) }))
    .filter(({ rows }) => rows.length > 0)
  const count = lists.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <div className={classes.lists}>
      <div className={classes.fields}>
        <SearchField
          label={cataloguesMessages.searchThisCatalogue}
          placeholder={cataloguesMessages.searchThisCataloguePlaceholder}
          value={term}
          onChange={setTerm}
        />
        {languages.length > 0 && <AlsoIn languages={languages} value={language} onChange={setLanguage} />}
      </div>
      <SearchResult count={term ? cataloguesMessages.found(count) : undefined}>
        {lists.length === 0 && <EmptyState title={cataloguesMessages.nothingFound} />}
      </SearchResult>
      {lists.map(({ list, columns, rows }) => (
        <div key={list}>
          <h2 className={classes.listTitle}>
            {listHeadings[list]} <span className={table.missing}>{rows.length}</span>
          </h2>
          <TableBox label={listHeadings[list]} maxHeight={420}>
            <table className={table.table} data-dense>
              <TableHead columns={[commonMessages.id, ...columns.map(({ head }) => head)]} />
              <tbody>
                {rows.map(({ id, cells }) => (
                  <tr key={id}>
                    <td className={table.number}>{id}</td>
                    {cells.map((cell, index) => (
                      <td
                        key={columns[index]!.head}
                        className={index === 0 ? table.words : undefined}
                        data-label={index > 0 && cell !== '' ? columns[index]!.head : undefined}
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

function rowsOf(catalogue: CatalogueContents, list: ListName, columns: readonly Column[], term: string) {
  return catalogue[list]
    .map((entry) => ({ id: entry.id, cells: columns.map(({ text }) => text(entry, catalogue)) }))
    .filter(({ cells }) => matchesTerm(term, ...cells))
}
