import { useMemo, useReducer } from 'react'
import type { Draft, Drafts } from './draft-keeper.ts'
import { changeDrafts, isChanged, noDrafts, openEdits, readPlace, type ListDrafts, type Listed } from './list-drafts.ts'
import { isText, useKeptDrafts, type LeftDraft } from './use-kept-drafts.ts'

interface Keeping {
  /** Where in the session. */
  place: string
  /** What one of the texts is called: "Functional option". */
  noun: string
  listed: Listed
  /** Several texts may be in edit mode at a time. */
  editsMany?: boolean
}

/** What is typed into lists of texts, on the screen and in the browser. */
export function useListDrafts({ place, noun, listed, editsMany = false }: Keeping) {
  const [drafts, change] = useReducer(changeDrafts, noDrafts)
  const kept = useKeptDrafts<string>({
    place,
    drafts: useMemo(() => toKept(drafts, noun), [drafts, noun]),
    fits: isText,
    isStored: (draft) => isStored(draft, listed),
  })
  return {
    drafts,
    change,
    left: kept.left,
    restore: () => {
      const left = withRoom(drafts, kept.left, listed, editsMany)
      change({ type: 'restored', left })
      kept.markRestored(left)
    },
    discardLeft: kept.discardLeft,
    abandon: kept.abandon,
  }
}

function toKept({ typed, edits }: ListDrafts, noun: string): Drafts<string> {
  const kept = new Map<string, Draft<string>>()
  for (const [id, { text, about }] of typed) {
    if (text.trim() !== '') kept.set(`new/${id}`, { value: text, startedFrom: '', label: about })
  }
  for (const edit of edits.values()) {
    const { id, text: value, startedFrom } = edit
    if (isChanged(edit)) kept.set(`edit/${id}`, { value, startedFrom, label: `${noun}: ${startedFrom}` })
  }
  return kept
}

/** It was added, or changed to this, before the browser could forget it. */
function isStored({ name, value }: LeftDraft<string>, { texts }: Listed): boolean {
  const { kind, id } = readPlace(name)
  if (kind === 'edit') return texts.get(id)?.text === value
  return [...texts.values()].some(({ parentId, text }) => parentId === id && text === value)
}

/** Of what an earlier visit left, what has room on the screen: a line nobody types on, an edit that may open now. */
function withRoom(drafts: ListDrafts, left: readonly LeftDraft<string>[], listed: Listed, editsMany: boolean) {
  let isFull = !editsMany && openEdits(drafts, listed).length > 0
  return left
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .filter(({ name }) => {
      const { kind, id } = readPlace(name)
      if (kind === 'new') return !drafts.typed.has(id)
      if (drafts.edits.has(id)) return false
      const opens = listed.texts.has(id)
      if (opens && isFull) return false
      isFull ||= opens && !editsMany
      return true
    })
}
