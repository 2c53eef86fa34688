import { useState } from 'react'
import { listTitles, nameOf, type ListName } from '#contract/catalogue-lists.ts'
import type { CatalogueContents } from '#contract/catalogues.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { LockIcon, PlusIcon } from '../../../ui/marks/icons.tsx'
import { SearchField } from '../../../ui/field/search-field.tsx'
import { countReferences, nextId, type Entry, type Lists, type OpenPlace } from '../model/draft-lists.ts'
import { DraftTable } from './draft-table.tsx'
import { listHeadings } from '../model/list-columns.ts'
import type { WorkingDraft } from '../model/use-catalogue-draft.ts'
import { Button } from '../../../ui/page/button.tsx'
import classes from './catalogues.module.css'

const words = cataloguesMessages

interface DraftListProps {
  list: ListName
  draft: WorkingDraft
  before: CatalogueContents
  language: string
  /** The entry that is open in its form. */
  openId: number | null
  onPlace: (place: OpenPlace) => void
}

/** One list of a draft: search it, add to it, and change or remove what is in it. */
export function DraftList({ list, draft, before, language, openId, onPlace }: DraftListProps) {
  const [term, setTerm] = useState('')
  const [asked, setAsked] = useState<Entry | null>(null)
  const id = list === 'fhns' ? undefined : nextId(draft.lists, before, list)

  const add = () => {
    if (id === undefined) return
    draft.change({ type: 'added', list, id })
    setTerm('')
    onPlace({ list, id })
  }
  const remove = (entry: Entry) => {
    draft.change({ type: 'removed', list, id: entry.id })
    setAsked(null)
    if (entry.id === openId) onPlace({ list, id: null })
  }

  return (
    <div className={classes.list}>
      <div className={classes.tools}>
        <SearchField
          label={cataloguesMessages.searchList(listHeadings[list].toLowerCase())}
          placeholder={cataloguesMessages.searchListPlaceholder(listHeadings[list].toLowerCase())}
          value={term}
          onChange={setTerm}
        />
        {id !== undefined && (
          <Button leftSection={<PlusIcon size={18} />} onClick={add}>
            {cataloguesMessages.addEntry(listTitles[list])}
          </Button>
        )}
      </div>
      <Note list={list} isFull={id === undefined} lists={draft.lists} />
      <DraftTable
        list={list}
        draft={draft}
        before={before}
        language={language}
        term={term}
        openId={openId}
        onPlace={onPlace}
        onAsk={setAsked}
        onRemove={(entry) => (countReferences(draft.lists, list, entry.id) > 0 ? setAsked(entry) : remove(entry))}
      />
      <ConfirmDialog
        opened={asked !== null}
        title={cataloguesMessages.removeEntry(listTitles[list])}
        confirmLabel={commonMessages.remove}
        danger
        onConfirm={() => asked && remove(asked)}
        onCancel={() => setAsked(null)}
      >
        {asked && <p>{words.stillNamed(String(nameOf(list, asked)), countReferences(draft.lists, list, asked.id))}</p>}
      </ConfirmDialog>
    </div>
  )
}

/** What is protected in a list, and why. */
function Note({ list, isFull, lists }: { list: ListName; isFull: boolean; lists: Lists }) {
  if (list !== 'fhns' && list !== 'measures') return null
  return (
    <p className={classes.note}>
      <LockIcon size={18} />
      <span>{list === 'fhns' ? words.needsProtected : aboutMeasures(lists, isFull)}</span>
    </p>
  )
}

function aboutMeasures({ measures }: Lists, isFull: boolean): string {
  const withEffect = measures.filter(({ effect }) => effect !== undefined).length
  const isPartly = withEffect > 0 && withEffect < measures.length
  return [
    words.noneProtected,
    ...(isFull ? [words.measuresFull] : []),
    isPartly ? words.effectsPartly : words.effectHint,
  ].join(' ')
}
