import { useMemo, useState } from 'react'
import type { Edits, StoredValues } from './edit.ts'
import type { ApiError } from '../http/api-error.ts'
import type { Sending } from './sending.ts'
import {
  idIn,
  isBlank,
  isLine,
  isListed,
  lineName,
  storedTexts,
  textConflictsIn,
  textName,
  toStored,
  unsavedIn,
  type Lists,
} from './list-edits.ts'
import { isText, type DraftState } from './stored-edits.ts'
import { useEdits, useStableMap, type DraftMark } from './use-edits.ts'

interface ListEditing {
  place: string
  /** What is stored. Keep it stable between renders, as everything below. */
  lists: Lists
  /** What a text is called where it is named apart from its place. */
  labelOf: (text: string) => string
  /** The server's field that holds a text. */
  field: string
  add: (line: { parentId: number; text: string }, givenUp: AbortSignal) => Promise<unknown>
  update: (change: { id: number; text: string; previous: string }, givenUp?: AbortSignal) => Promise<unknown>
  /** Whether only one text is in edit mode at any time. */
  isOneAtATime?: boolean
}

/** A text in edit mode. */
export interface OpenText {
  id: number
  text: string
  startedFrom: string
  isSaving: boolean
  /** Edit was pressed, so that its field takes the focus. */
  isPressed: boolean
  /** Its label, where somebody else has stored another text than the one it started from. */
  overtaken: string | undefined
}

/** Lists of texts as they are edited: a line for a new text in each, and an editor in the place of each text. */
export function useListEdits({ place, lists, labelOf, field, add, update, isOneAtATime }: ListEditing) {
  const stored = useMemo(() => storedTexts(lists), [lists])
  const sending = useMemo(
    (): Sending<string> => ({
      transmit: async (batch, givenUp) => {
        const worthIt = [...batch].filter(([, { value }]) => !isBlank(value))
        const send = ([name, { value, startedFrom }]: (typeof worthIt)[number]) => {
          const [id, text] = [idIn(name), toStored(value, name)]
          return isLine(name)
            ? add({ parentId: id, text }, givenUp)
            : update({ id, text, previous: startedFrom }, givenUp)
        }
        await Promise.all(worthIt.map(send))
        return worthIt.map(([name]) => name)
      },
      conflictsIn: (error: ApiError) => textConflictsIn(error, field),
      toStored,
      isLine,
    }),
    [add, update, field],
  )
  const isStored = (name: string, value: string) => isListed(lists, name, value)
  /** Texts in edit mode that are not changed, as they were then. Those that are changed are in edit mode anyway. */
  const [opened, setOpened] = useState<ReadonlyMap<number, string>>(new Map())
  const editor = useEdits<string>({ place, fits: isText, stored, isStored, sending })
  const { edits, type, discard, discardDraft, undoDiscard, saveThose, editsNow } = editor
  /** The one in edit mode, where that is only one: at first the newest draft. */
  const [current, setCurrent] = useState(() => firstDraft(edits, stored))
  const [pressed, setPressed] = useState<number>()
  const parents = useSeenParents(lists)

  const actions = useMemo(() => {
    const open = (id: number, text: string) => {
      setOpened((before) => new Map(before).set(id, text))
      setCurrent(id)
    }
    const close = (id: number) => setOpened((before) => new Map([...before].filter(([other]) => other !== id)))
    return {
      /** Edit was pressed. */
      open: (id: number, text: string) => {
        open(id, text)
        setPressed(id)
      },
      type: ({ id, startedFrom, overtaken }: OpenText, text: string) => {
        // a person who types the stored text again goes on in the same field
        if (text === startedFrom) open(id, text)
        else close(id)
        const isOvertaken = overtaken === undefined ? undefined : true
        type(textName(id), text, { startedFrom, label: labelOf(startedFrom), isOvertaken })
      },
      /** Save is always answered, also where nothing was changed. */
      save: ({ id, startedFrom }: OpenText) => {
        close(id)
        const name = textName(id)
        if (editsNow().has(name)) void saveThose([name])
        // the write itself tells of a failure
        else update({ id, text: startedFrom.trim(), previous: startedFrom }).catch(() => undefined)
      },
      cancel: (id: number) => {
        close(id)
        discard([textName(id)])
      },
      discardDraft: (name: string) => {
        if (!isLine(name)) close(idIn(name))
        discardDraft([name])
      },
      undoDiscard: (name: string) => undoDiscard([name]),
      typeLine: (parentId: number, text: string, label: string) => {
        // clearing a line gives it up, and with it a save that has got no answer
        if (isBlank(text)) discard([lineName(parentId)])
        type(lineName(parentId), text, { startedFrom: '', label })
      },
      addLine: (parentId: number) => void saveThose([lineName(parentId)]),
    }
  }, [type, discard, discardDraft, undoDiscard, saveThose, editsNow, labelOf, update])

  const changed = [...edits.keys()].filter((name) => !isLine(name)).map(idIn)
  const openIds = [...changed.filter((id) => !opened.has(id)), ...opened.keys()].filter(
    (id) => stored.has(textName(id)) && (!isOneAtATime || id === current),
  )
  // what is unsaved and not in edit mode is marked, so that it is found
  const waiting = [...edits.keys()].filter((name) => !isLine(name) && stored.has(name) && !openIds.includes(idIn(name)))
  return {
    editor,
    stored,
    /** By name, the drafts that the screen marks. The same map until that changes. */
    drafts: useStableMap(new Map([...editor.drafts, ...waiting.map((name) => [name, 'restored'] as const)])),
    /** Keys, presses and so on; the same between renders. */
    actions,
    /** Those whose text is still there. */
    open: openIds.map((id): OpenText => {
      const edit = edits.get(textName(id))
      const startedFrom = edit?.startedFrom ?? opened.get(id) ?? ''
      const isOvertaken = edit ? edit.isOvertaken === true : startedFrom !== stored.get(textName(id))
      return {
        id,
        text: edit?.value ?? startedFrom,
        startedFrom,
        isSaving: edit?.sent !== undefined,
        isPressed: id === pressed,
        overtaken: isOvertaken ? labelOf(startedFrom) : undefined,
      }
    }),
    lineOf: (parentId: number) => edits.get(lineName(parentId))?.value ?? '',
    isAdding: (parentId: number) => editor.isSaving(lineName(parentId)),
    isUnsaved: unsavedIn(edits).length > 0,
    /** What was typed into something that is gone. */
    rescued: [...edits]
      .filter(([name]) => !stored.has(name))
      .map(([name, { value, label, startedFrom }]) => ({
        name,
        text: value,
        about: isLine(name) ? label : startedFrom,
        /** Of the text; undefined for a line. */
        id: isLine(name) ? undefined : idIn(name),
        parentId: isLine(name) ? idIn(name) : parents.get(idIn(name)),
      })),
  }
}

const isChangedText = (edits: Edits<string>, stored: StoredValues<string>, name: string) =>
  !isLine(name) && stored.has(name) && stored.get(name) !== edits.get(name)?.value

function firstDraft(edits: Edits<string>, stored: StoredValues<string>): number | undefined {
  const [name] = [...edits.keys()].filter((other) => isChangedText(edits, stored, other))
  return name === undefined ? undefined : idIn(name)
}

/** For a row that is rendered only when its own draft changes. */
export const draftMarkOf = (state: DraftState | undefined, actions: ListActions, name: string): DraftMark | undefined =>
  state && {
    isDiscarded: state === 'discarded',
    press: () => (state === 'discarded' ? actions.undoDiscard : actions.discardDraft)(name),
  }

export const draftIn = (drafts: ReadonlyMap<string, DraftState>, actions: ListActions, name: string) =>
  draftMarkOf(drafts.get(name), actions, name)

type ListEditor = ReturnType<typeof useListEdits>
export type ListActions = ListEditor['actions']

/** What each text belonged to, of all that were here at some time of this visit: to tell of one that has been deleted. */
function useSeenParents(lists: Lists): ReadonlyMap<number, number> {
  const [seen, setSeen] = useState<{ last?: Lists; byId: ReadonlyMap<number, number> }>({ byId: new Map() })
  if (seen.last === lists) return seen.byId
  const byId = new Map([...seen.byId, ...lists.texts.map(({ id, parentId }) => [id, parentId] as const)])
  setSeen({ last: lists, byId })
  return byId
}
