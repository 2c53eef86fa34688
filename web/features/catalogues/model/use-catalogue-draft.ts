import { useCallback, useMemo } from 'react'
import { listTitles } from '#contract/catalogue-lists.ts'
import { compareCatalogues } from '#contract/catalogue-changes.ts'
import { checkCatalogue } from '#contract/catalogue-rules.ts'
import type { CatalogueContents } from '#contract/catalogues.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { useKeptWork } from '../../../lib/edits/use-kept-work.ts'
import { say } from '../../../ui/feedback/said.ts'
import { announce } from '../../../ui/feedback/toast-store.ts'
import {
  changeDraft,
  isCatalogueDraft,
  withEffectOfNone,
  type CatalogueDraft,
  type DraftAction,
} from './draft-lists.ts'

export const draftPlace = (catalogueId: number) => `catalogue/${catalogueId}/draft`

/** A draft of the version after this one: kept in the browser, checked and compared while it is written. */
export function useCatalogueDraft(catalogueId: number, before: CatalogueContents) {
  const start = useMemo<CatalogueDraft>(() => startOf(before), [before])
  const {
    value,
    change: changeWork,
    isBegun,
    giveUp,
  } = useKeptWork({
    place: draftPlace(catalogueId),
    label: before.name,
    start,
    fits: isCatalogueDraft,
    onGone: () => announce('info', cataloguesMessages.goneElsewhere),
  })
  const change = useCallback(
    (action: DraftAction) => {
      changeWork((draft) => changeDraft(draft, before, action))
      const sentence = sentenceOf(action)
      if (sentence) say(sentence)
    },
    [changeWork, before],
  )
  const lists = useMemo(() => withEffectOfNone(value.lists, before), [value.lists, before])
  return {
    name: value.name,
    lists,
    change,
    isBegun,
    giveUp,
    problems: useMemo(() => checkCatalogue(lists), [lists]),
    changes: useMemo(() => compareCatalogues(before, lists), [before, lists]),
  }
}

/** What is read out of a change; what is typed is heard while it is typed. */
function sentenceOf(action: DraftAction): string | undefined {
  if (action.type === 'named' || action.type === 'changed') return undefined
  const title = listTitles[action.list]
  if (action.type === 'order put back') return cataloguesMessages.orderPutBack(title)
  if (action.type === 'moved') return cataloguesMessages.movedTo(action.to + 1)
  if (action.type === 'added') return cataloguesMessages.entryAdded(title, action.id)
  if (action.type === 'removed') return cataloguesMessages.entryRemoved(title, action.id)
  return cataloguesMessages.entryPutBack(title, action.id)
}

export type WorkingDraft = ReturnType<typeof useCatalogueDraft>

function startOf({ name, fhns, measures, purposes, stakeholders, metrics }: CatalogueContents): CatalogueDraft {
  return { name, lists: { fhns, measures, purposes, stakeholders, metrics } }
}
