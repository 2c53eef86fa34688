import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { listNames, type ListName } from '#contract/catalogue-lists.ts'
import type { CatalogueContents } from '#contract/catalogues.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { WarningIcon } from '../../../ui/marks/message-icons.tsx'
import { DraftChanges } from './draft-changes.tsx'
import { DraftList } from './draft-list.tsx'
import type { OpenPlace } from '../model/draft-lists.ts'
import { listHeadings, listsInSight } from '../model/list-columns.ts'
import type { WorkingDraft } from '../model/use-catalogue-draft.ts'
import classes from './catalogues.module.css'

interface DraftTabsProps {
  draft: WorkingDraft
  before: CatalogueContents
  /** In which texts are seen and written beside their own; empty for none. */
  language: string
  place: OpenPlace
  onPlace: (place: OpenPlace) => void
}

export function DraftTabs({ draft, before, language, place, onPlace }: DraftTabsProps) {
  const openTab = (tab: string | null) =>
    onPlace({ list: listNames.find((list) => list === tab) ?? 'changes', id: null })
  return (
    <Tabs
      value={place.list}
      onChange={openTab}
      keepMounted={false}
      classNames={{ list: classes.tabs, tab: classes.tab }}
    >
      <Tabs.List aria-label={cataloguesMessages.partsOfTheDraft}>
        {listsInSight.map((list) => (
          <Tabs.Tab key={list} value={list} rightSection={<Troubled count={problemsIn(draft, list)} />}>
            {listHeadings[list]} <span className={classes.count}>{draft.lists[list].length}</span>
          </Tabs.Tab>
        ))}
        <Tabs.Tab value="changes">
          {cataloguesMessages.whatChanged} <span className={classes.count}>{draft.changes.length}</span>
        </Tabs.Tab>
      </Tabs.List>
      {listsInSight.map((list) => (
        <Tabs.Panel key={list} value={list}>
          <DraftList
            list={list}
            draft={draft}
            before={before}
            language={language}
            openId={place.id}
            onPlace={onPlace}
          />
        </Tabs.Panel>
      ))}
      <Tabs.Panel value="changes">
        <DraftChanges draft={draft} before={before} />
      </Tabs.Panel>
    </Tabs>
  )
}

const problemsIn = ({ problems }: WorkingDraft, list: ListName) => problems.filter((each) => each.list === list).length

function Troubled({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={classes.troubled}>
      <WarningIcon size={16} />
      {cataloguesMessages.problemCount(count)}
    </span>
  )
}
