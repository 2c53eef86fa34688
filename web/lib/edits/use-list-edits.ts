import { useMemo, useState } from 'react'
import type { ApiError } from '../http/api-error.ts'
import type { HasRoom } from './restored.ts'
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
import { isText } from './offered-drafts.ts'
import { useEdits } from './use-edits.ts'

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
  // one whose text somebody has deleted is not on the screen and takes no room
  const isOpening = (name: string) => !isLine(name) && stored.has(name)
  const hasRoom: HasRoom<string> = (name, edits) =>
    !isOneAtATime ||
    !isOpening(name) ||
    // its own field may be open, with nothing typed into it yet
    ![...edits.keys(), ...[...opened.keys()].map(textName)].some((other) => other !== name && isOpening(other))
  const editor = useEdits<string>({ place, fits: isText, stored, isStored, sending, hasRoom })
  const { edits, type, discard, saveThose, editsNow } = editor
  const parents = useSeenParents(lists)

  const actions = useMemo(() => {
    const open = (id: number, text: string) => setOpened((before) => new Map(before).set(id, text))
    const close = (id: number) => setOpened((before) => new Map([...before].filter(([other]) => other !== id)))
    return {
      open,
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
      typeLine: (parentId: number, text: string, label: string) => {
        // clearing a line gives it up, and with it a save that has got no answer
        if (isBlank(text)) discard([lineName(parentId)])
        type(lineName(parentId), text, { startedFrom: '', label })
      },
      addLine: (parentId: number) => void saveThose([lineName(parentId)]),
    }
  }, [type, discard, saveThose, editsNow, labelOf, update])

  const changed = [...edits.keys()].filter((name) => !isLine(name)).map(idIn)
  const openIds = [...changed.filter((id) => !opened.has(id)), ...opened.keys()].filter((id) =>
    stored.has(textName(id)),
  )
  return {
    editor,
    stored,
    /** Keys, presses and so on; the same between renders. */
    actions,
    /** Those whose text is still there, the one opened last at the end. */
    open: openIds.map((id): OpenText => {
      const edit = edits.get(textName(id))
      const startedFrom = edit?.startedFrom ?? opened.get(id) ?? ''
      const isOvertaken = edit ? edit.isOvertaken === true : startedFrom !== stored.get(textName(id))
      return {
        id,
        text: edit?.value ?? startedFrom,
        startedFrom,
        isSaving: edit?.sent !== undefined,
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
