import { useState } from 'react'
import type { Edits, EditValue } from '../../lib/edits/edit.ts'
import { isText, isTextOrPicks } from '../../lib/edits/stored-edits.ts'
import { useEdits } from '../../lib/edits/use-edits.ts'
import type { Write } from '../../lib/queries/use-write.ts'

/** The field with the word itself, which begins with what was searched for. */
export const NAME = 'name'

interface OwnWordForm<Sent> {
  /** In the workshop. */
  place: string
  /** What each field is called. */
  labels: Readonly<Record<string, string>>
  write: Pick<Write<unknown, Sent>, 'run' | 'giveUp' | 'isPending'>
  /** Of what is typed; undefined while something is missing. */
  toSend: (typed: Typed) => Sent | undefined
  onAdded: () => void
}

interface Typed {
  text: (field: string) => string
  /** All of them until somebody picks; those that have gone since are not picked. */
  picked: (field: string, options: readonly { value: string }[]) => string[]
}

const nothingStored: ReadonlyMap<string, EditValue> = new Map()

/** What is typed about a word of the workshop's own. It is kept in the browser until the word is added or given up. */
export function useOwnWordForm<Sent>({ place, labels, write, toSend, onAdded }: OwnWordForm<Sent>) {
  const [isAsked, setIsAsked] = useState(false)
  const editor = useEdits<EditValue>({
    place,
    fits: isTextOrPicks,
    stored: nothingStored,
    sending: {
      isOneRequest: true,
      isDeed: true,
      transmit: async (batch, givenUp) => {
        const sent = toSend(typedIn(batch))
        if (sent) await write.run(sent, givenUp)
      },
      conflictsIn: () => new Map(),
    },
  })
  const typed = typedIn(editor.edits)
  const type = (field: string, value: EditValue, startedFrom: EditValue = '') =>
    editor.type(field, value, { startedFrom, label: labels[field] ?? field })
  return {
    ...typed,
    type,
    write: { giveUp: write.giveUp, isPending: write.isPending },
    isAsked,
    isComplete: toSend(typed) !== undefined,
    ask: (term: string) => {
      type(NAME, term)
      setIsAsked(true)
    },
    send: async () => {
      // what was typed on while it was under way is not closed over
      if (!(await editor.save()) || editor.hasEdits()) return
      setIsAsked(false)
      onAdded()
    },
    giveUp: () => {
      editor.discard()
      setIsAsked(false)
    },
    /** An unsaved draft, which Edit opens in the dialog. */
    draft: editor.draftOf(),
    edit: () => setIsAsked(true),
  }
}

function typedIn(edits: Edits<EditValue>): Typed {
  return {
    text: (field) => {
      const value = edits.get(field)?.value
      return isText(value) ? value : ''
    },
    picked: (field, options) => {
      const value = edits.get(field)?.value
      const all = options.map((option) => option.value)
      return value === undefined ? all : all.filter((option) => value.includes(option))
    },
  }
}
