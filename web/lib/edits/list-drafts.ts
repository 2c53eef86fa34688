import type { LeftDraft } from './use-kept-drafts.ts'

/** A text of a list that is being edited. */
export interface TextEdit {
  id: number
  /** What it belongs to; unknown of one that an earlier visit left. */
  parentId?: number | undefined
  text: string
  /** The stored text the editing began from; sent along, so that nobody's later words are overwritten unseen. */
  startedFrom: string
}

/** A text typed but not added. */
export interface NewText {
  text: string
  /** What it was typed for, in words: the row itself may go. */
  about: string
}

/** Somebody else was faster with a text being edited. */
export interface Overtaken {
  id: number
  mine: string
  theirs: string
  by: string | null
  at: string | null
}

/** What is typed into lists of texts, such as the options of each story. */
export interface ListDrafts {
  /** New texts, by what they shall belong to. */
  typed: ReadonlyMap<number, NewText>
  /** By text; also those whose text somebody has deleted under the editor. */
  edits: ReadonlyMap<number, TextEdit>
  overtaken: Overtaken | null
}

/** What is stored of the lists: what texts can be added to, and the texts by id. */
export interface Listed {
  parents: ReadonlySet<number>
  texts: ReadonlyMap<number, { parentId: number; text: string }>
}

export type DraftAction =
  | { type: 'typed'; parentId: number; text: string; about: string }
  | { type: 'added'; parentId: number; text: string }
  | { type: 'discarded'; parentId: number }
  | { type: 'edit started'; id: number; parentId: number; text: string }
  | { type: 'edit typed'; id: number; text: string }
  | { type: 'edit overtaken'; overtaken: Overtaken }
  | { type: 'decision put off' }
  | { type: 'edit decided'; id: number; text: string; theirs: string }
  | { type: 'edit saved'; id: number; text: string }
  | { type: 'edit ended'; id: number }
  | { type: 'restored'; left: readonly LeftDraft<string>[] }

export const noDrafts: ListDrafts = { typed: new Map(), edits: new Map(), overtaken: null }

export function changeDrafts(drafts: ListDrafts, action: DraftAction): ListDrafts {
  const { typed, edits } = drafts
  switch (action.type) {
    case 'typed': {
      const { parentId, text, about } = action
      return { ...drafts, typed: changed(typed, parentId, text === '' ? undefined : { text, about }) }
    }
    case 'added':
      // what was typed on while the text was on its way is the beginning of the next one
      if (typed.get(action.parentId)?.text !== action.text) return drafts
      return { ...drafts, typed: changed(typed, action.parentId, undefined) }
    case 'discarded':
      return { ...drafts, typed: changed(typed, action.parentId, undefined) }
    case 'edit started': {
      const { id, parentId, text } = action
      return { ...drafts, edits: changed(edits, id, { id, parentId, text, startedFrom: text }) }
    }
    case 'edit typed':
      return { ...drafts, edits: edited(edits, action.id, { text: action.text }) }
    case 'edit overtaken':
      // it may have been given up while the save was on its way
      return edits.has(action.overtaken.id) ? { ...drafts, overtaken: action.overtaken } : drafts
    case 'decision put off':
      return { ...drafts, overtaken: null }
    case 'edit decided': {
      const { id, text, theirs: startedFrom } = action
      return { ...drafts, overtaken: null, edits: edited(edits, id, { text, startedFrom }) }
    }
    case 'edit saved': {
      const { id, text: startedFrom } = action
      // what was typed on while the text was on its way stays unsaved, and starts from what was saved
      const isDone = edits.get(id)?.text.trim() === startedFrom
      return {
        ...drafts,
        overtaken: null,
        edits: isDone ? changed(edits, id, undefined) : edited(edits, id, { startedFrom }),
      }
    }
    case 'edit ended':
      return { ...drafts, overtaken: null, edits: changed(edits, action.id, undefined) }
    case 'restored':
      return action.left.reduce(restored, drafts)
  }
}

function restored(drafts: ListDrafts, { name, value: text, startedFrom, label }: LeftDraft<string>): ListDrafts {
  const { kind, id } = readPlace(name)
  return kind === 'new'
    ? { ...drafts, typed: changed(drafts.typed, id, { text, about: label }) }
    : { ...drafts, edits: changed(drafts.edits, id, { id, text, startedFrom }) }
}

/** The edits on the screen. One whose text somebody has deleted is not there any more, and locks nothing. */
export const openEdits = ({ edits }: ListDrafts, { texts }: Listed) =>
  [...edits.values()].filter((edit) => texts.has(edit.id))

export const isChanged = ({ text, startedFrom }: TextEdit) => text !== startedFrom

export const isUnsaved = ({ typed, edits }: ListDrafts) =>
  [...edits.values()].some(isChanged) || [...typed.values()].some(({ text }) => text.trim() !== '')

/** What was typed into something that is gone. */
export function orphansOf({ typed, edits }: ListDrafts, { parents, texts }: Listed) {
  return {
    typed: [...typed].filter(([parentId, { text }]) => text.trim() !== '' && !parents.has(parentId)),
    edits: [...edits.values()].filter((edit) => isChanged(edit) && !texts.has(edit.id)),
  }
}

/** How the browser tells these drafts apart: by what a new text is for, or by the text edited. */
export function readPlace(name: string): { kind: 'new' | 'edit'; id: number } {
  const [kind, id] = name.split('/')
  return { kind: kind === 'new' ? 'new' : 'edit', id: Number(id) }
}

function edited(edits: ReadonlyMap<number, TextEdit>, id: number, part: Partial<TextEdit>) {
  const edit = edits.get(id)
  return edit ? changed(edits, id, { ...edit, ...part }) : edits
}

function changed<Thing>(all: ReadonlyMap<number, Thing>, id: number, thing: Thing | undefined) {
  const next = new Map(all)
  if (thing) next.set(id, thing)
  else next.delete(id)
  return next
}
