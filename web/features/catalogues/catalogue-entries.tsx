import { useState } from 'react'
import type { CatalogueContents } from '#contract/catalogues.ts'
import { hostMessages } from '#contract/host-messages.ts'
import { matchesTerm } from '../../lib/matches-term.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { TableBox } from '../../ui/table-box.tsx'
import table from '../../ui/data-table.module.css'
import classes from './catalogues.module.css'

interface Entry {
  id: number
  name: string
  /** What is said about it beside its name. */
  about: string
}

/** Everything a catalogue holds, list by list, with one search over all. */
export function CatalogueEntries({ catalogue }: { catalogue: CatalogueContents }) {
  const [term, setTerm] = useState('')
  const lists = listsOf(catalogue)
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ name, about }) => matchesTerm(term, name, about)),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className={classes.lists}>
      <SearchField
        label="Search this catalogue"
        placeholder="Search this catalogue..."
        value={term}
        onChange={setTerm}
      />
      {lists.length === 0 && <EmptyState title={hostMessages.catalogues.nothingFound} />}
      {lists.map(({ title, entries }) => (
        <div key={title}>
          <h2 className={classes.listTitle}>
            {title} <span className={table.missing}>{entries.length}</span>
          </h2>
          <TableBox label={title} maxHeight={420}>
            <table className={table.table} data-dense>
              <thead>
                <tr>
                  <th scope="col">ID</th>
                  <th scope="col">Name</th>
                  <th scope="col">About</th>
                </tr>
              </thead>
              <tbody>
                {entries.map(({ id, name, about }) => (
                  <tr key={id}>
                    <td className={table.number}>{id}</td>
                    <td className={table.words}>{name}</td>
                    <td>{about}</td>
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

function listsOf({ fhns, measures, purposes, stakeholders, metrics }: CatalogueContents) {
  const purposeOf = new Map(purposes.map(({ id, purpose }) => [id, purpose]))
  const lists: { title: string; entries: Entry[] }[] = [
    {
      title: 'Needs',
      entries: fhns.map(({ id, p_fhn, description = '' }) => ({ id, name: p_fhn, about: description })),
    },
    {
      title: 'Measures',
      entries: measures.map(({ id, measure, description = '', effect }) => ({
        id,
        name: measure,
        about: effect ? `${description} (${effect})` : description,
      })),
    },
    {
      title: 'Purposes',
      entries: purposes.map(({ id, purpose, description = '' }) => ({ id, name: purpose, about: description })),
    },
    {
      title: 'Stakeholders',
      entries: stakeholders.map(({ id, stakeholder, stakeholder_category }) => ({
        id,
        name: stakeholder,
        about: stakeholder_category,
      })),
    },
    {
      title: 'Metrics',
      entries: metrics.map(({ id, metric_text, purposes: ids, source }) => ({
        id,
        name: metric_text,
        about: [ids.map((each) => purposeOf.get(each)).join(', '), source].filter(Boolean).join(' · '),
      })),
    },
  ]
  return lists
}
