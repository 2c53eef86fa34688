import { TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { conflictOf } from '../../lib/edits/edit.ts'
import { isText } from '../../lib/edits/stored-edits.ts'
import { hostWriter } from '../../lib/edits/stored-drafts.ts'
import { useEdits } from '../../lib/edits/use-edits.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { announce } from '../feedback/toast-store.ts'
import { useTextLimit } from '../field/use-text-limit.tsx'
import { busy } from '../focus/busy.ts'
import { EditConflicts } from './edit-conflicts.tsx'
import { EditNote } from './edit-note.tsx'
import { OlderDrafts } from './older-drafts.tsx'
import { Button } from '../page/button.tsx'
import classes from './told-text.module.css'

interface ToldTextProps {
  /** Under which what is typed is kept. */
  place: string
  /** What the calls name the text. */
  name: string
  /** What people see now. */
  shown: string | null
  max: number
  words: {
    label: string
    send: string
    takeBack: string
    changedMeanwhile: string
    seenNow: (text: string) => string
    nothingSeenNow: string
  }
  isBusy: boolean
  /** Puts the text in the place of the one that its writer has seen; null takes it back. */
  tell: (text: string | null, previous: string | null, givenUp?: AbortSignal) => Promise<unknown>
}

/** A line that the host tells people, until it is taken back. What is typed stays whatever happens meanwhile, until it is sent. */
export function ToldText({ place, name, shown, max, words, isBusy, tell }: ToldTextProps) {
  const { label } = words
  const stored = useMemo(() => new Map([[name, shown ?? '']]), [name, shown])
  const editor = useEdits<string>({
    place,
    writer: hostWriter,
    fits: isText,
    stored,
    sending: {
      transmit: async (batch, givenUp) => {
        const { value = '', startedFrom = '' } = batch.get(name) ?? {}
        await tell(value.trim() || null, startedFrom || null, givenUp)
      },
      conflictsIn: (error) => conflictsIn(error, name),
      toStored: (text) => text.trim(),
    },
  })
  const edit = editor.edits.get(name)
  const text = edit?.value ?? shown ?? ''
  const isNew = text.trim() !== '' && text.trim() !== shown
  const limit = useTextLimit(text, max)
  return (
    <>
      <OlderDrafts editor={editor} />
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (limit.isTooLong) limit.showExcess()
          else if (isNew) void editor.save()
        }}
      >
        <TextInput
          label={label}
          data-place={name}
          {...limit.field}
          error={limit.isTooLong}
          value={text}
          onChange={(event) => editor.type(name, event.currentTarget.value, { startedFrom: shown ?? '', label })}
        />
        <Button type="submit" disabled={!isNew} {...busy(isBusy)}>
          {words.send}
        </Button>
        {shown !== null && (
          <Button {...busy(isBusy)} onClick={() => void tell(null, shown).catch(tellOfAnother)}>
            {words.takeBack}
          </Button>
        )}
      </form>
      {limit.note}
      <EditNote isUnsaved={false} isSaving={isBusy} draft={editor.draftOf()} />
      {/* before it is sent and asked about */}
      <p role="status" className={classes.seen}>
        {edit &&
          !edit.sent &&
          edit.startedFrom !== (shown ?? '') &&
          (shown === null ? words.nothingSeenNow : words.seenNow(shown))}
      </p>
      <EditConflicts
        editor={editor}
        lookOf={() => ({ maxLength: max, joint: ' ' })}
        sentence={words.changedMeanwhile}
      />
    </>
  )
}

function conflictsIn({ conflicts: [conflict] }: ApiError, name: string) {
  const theirs = conflict?.[name]
  return new Map(conflict ? [[name, conflictOf(conflict, typeof theirs === 'string' ? theirs : '')]] : [])
}

/** There is another text by now, which the host has not seen; it is on the screen with the next read. */
function tellOfAnother(error: unknown) {
  if (error instanceof ApiError && error.conflicts.length > 0) announce('warning', error.message)
}
