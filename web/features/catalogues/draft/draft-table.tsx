import { useMemo } from 'react'
import type { ListName } from '#contract/catalogue-lists.ts'
import type { CatalogueContents } from '#contract/catalogues.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { matchesTerm } from '../../../lib/text/matches-term.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SearchResult } from '../../../ui/feedback/search-result.tsx'
import { TableBox } from '../../../ui/table/table-box.tsx'
import { TableHead } from '../../../ui/table/table-head.tsx'
import table from '../../../ui/table/data-table.module.css'
import { countReferences, type Entry, type OpenPlace } from '../model/draft-lists.ts'
import { DraftRow } from './draft-row.tsx'
import { EntryForm } from './entry-form.tsx'
import { columnsIn, listHeadings } from '../model/list-columns.ts'
import type { WorkingDraft } from '../model/use-catalogue-draft.ts'
import classes from './catalogues.module.css'

interface DraftTableProps {
  list: ListName
  draft: WorkingDraft
  before: CatalogueContents
  language: string
  term: string
  openId: number | null
  onPlace: (place: OpenPlace) => void
  onAsk: (entry: Entry) => void
  onRemove: (entry: Entry) => void
}

/** The entries of one list; the open one has its form in the place of its row. */
export function DraftTable(props: DraftTableProps) {
  const { list, draft, before, language, term, openId, onPlace, onAsk, onRemove } = props
  const columns = useMemo(() => columnsIn(list, language), [list, language])
  const problems = useMemo(() => sentencesById(draft, list), [draft, list])
  const marks = useMemo(() => marksById(draft, list), [draft, list])
  const shown = draft.lists[list]
    .map((entry) => ({ entry, cells: columns.map(({ text }) => text(entry, draft.lists)) }))
    .filter(({ entry, cells }) => entry.id === openId || matchesTerm(term, ...cells))
  const close = () => onPlace({ list, id: null })

  const isNothing = shown.length === 0
  return (
    <>
      <SearchResult count={term ? cataloguesMessages.found(shown.length) : undefined}>
        {isNothing && <EmptyState title={cataloguesMessages.nothingFound} />}
      </SearchResult>
      {!isNothing && (
        <TableBox label={listHeadings[list]}>
          <table
            className={`${table.table} ${classes.entries}`}
            data-dense
            data-list={list}
            data-spoken={language !== '' || undefined}
          >
            <TableHead columns={[commonMessages.id, ...columns.map(({ head }) => head), cataloguesMessages.actions]} />
            <tbody>
              {shown.map(({ entry, cells }) =>
                entry.id === openId ? (
                  <tr key={entry.id} className={classes.open}>
                    <td colSpan={columns.length + 2}>
                      <EntryForm
                        list={list}
                        entry={entry}
                        draft={draft}
                        before={before}
                        language={language}
                        onDone={close}
                        onRemove={onRemove}
                      />
                    </td>
                  </tr>
                ) : (
                  <DraftRow
                    key={entry.id}
                    list={list}
                    entry={entry}
                    cells={cells}
                    columns={columns}
                    isNamed={countReferences(draft.lists, list, entry.id) > 0}
                    mark={marks.get(entry.id)}
                    problem={problems.get(entry.id)}
                    onPlace={onPlace}
                    onAsk={onAsk}
                    change={draft.change}
                  />
                ),
              )}
            </tbody>
          </table>
        </TableBox>
      )}
    </>
  )
}

function sentencesById({ problems, lists }: WorkingDraft, list: ListName): Map<number, string> {
  const sentences = new Map<number, string>()
  for (const each of problems) {
    const id = each.list === list && each.index !== null ? lists[list][each.index]?.id : undefined
    if (id !== undefined) sentences.set(id, [sentences.get(id), each.problem].filter(Boolean).join(' '))
  }
  return sentences
}

function marksById({ changes }: WorkingDraft, list: ListName): Map<number, string> {
  const own = changes.filter((change) => change.list === list)
  return new Map(
    own.flatMap((change): [number, string][] => {
      if (change.kind === 'added') return [[change.id, cataloguesMessages.new]]
      return change.kind === 'changed' ? [[change.id, cataloguesMessages.changed]] : []
    }),
  )
}
