import { Button, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { ROOM_MESSAGE_MAX } from '#contract/limits.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { conflictOf } from '../../lib/edits/edit.ts'
import { isText } from '../../lib/edits/offered-drafts.ts'
import { hostWriter } from '../../lib/edits/stored-drafts.ts'
import { useEdits } from '../../lib/edits/use-edits.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { DraftBanner } from '../../ui/edits/draft-banner.tsx'
import { EditConflicts } from '../../ui/edits/edit-conflicts.tsx'
import { useTextLimit } from '../../ui/field/use-text-limit.tsx'
import { announce } from '../../ui/feedback/toast-store.ts'
import { busy } from '../../ui/focus/busy.ts'
import type { useChangeRoom } from './room.queries.ts'
import classes from './room-controls.module.css'

const NAME = 'message'
const label = roomScreenMessages.messageToEveryone

interface MessageControlProps {
  workshopId: string
  /** What everybody sees now. */
  shown: string | null
  change: ReturnType<typeof useChangeRoom>
}

/** What the host types stays whatever happens in the room, until it is sent. */
export function MessageControl({ workshopId, shown, change }: MessageControlProps) {
  const stored = useMemo(() => new Map([[NAME, shown ?? '']]), [shown])
  const editor = useEdits<string>({
    place: `room/${workshopId}/message`,
    writer: hostWriter,
    fits: isText,
    stored,
    sending: {
      transmit: async (batch, givenUp) => {
        const { value = '', startedFrom = '' } = batch.get(NAME) ?? {}
        await change.run({ message: value.trim() || null, previous: startedFrom || null }, givenUp)
      },
      conflictsIn,
      toStored: (text) => text.trim(),
    },
  })
  const edit = editor.edits.get(NAME)
  const text = edit?.value ?? shown ?? ''
  const isNew = text.trim() !== '' && text.trim() !== shown
  const limit = useTextLimit(text, ROOM_MESSAGE_MAX)
  return (
    <>
      <DraftBanner drafts={editor.offered} onRestore={() => editor.restore()} onDiscard={editor.discardOffered} />
      <form
        className={classes.message}
        onSubmit={(event) => {
          event.preventDefault()
          if (limit.isTooLong) limit.showExcess()
          else if (isNew) void editor.save()
        }}
      >
        <TextInput
          label={label}
          data-place={NAME}
          {...limit.field}
          error={limit.isTooLong}
          value={text}
          onChange={(event) => editor.type(NAME, event.currentTarget.value, { startedFrom: shown ?? '', label })}
        />
        <Button type="submit" disabled={!isNew} {...busy(change.isPending)}>
          {roomScreenMessages.send}
        </Button>
        {shown !== null && (
          <Button
            {...busy(change.isPending)}
            onClick={() => change.mutate({ message: null, previous: shown }, { onError: tell })}
          >
            {roomScreenMessages.takeBack}
          </Button>
        )}
      </form>
      {limit.note}
      {/* before Send asks about it */}
      <p role="status" className={classes.seen}>
        {edit && !edit.sent && edit.startedFrom !== (shown ?? '') && seenNow(shown)}
      </p>
      <EditConflicts editor={editor} lookOf={lookOf} sentence={roomScreenMessages.changedMeanwhile} />
    </>
  )
}

const lookOf = () => ({ maxLength: ROOM_MESSAGE_MAX, joint: ' ' })

function conflictsIn({ conflicts: [conflict] }: ApiError) {
  const theirs = typeof conflict?.message === 'string' ? conflict.message : ''
  return new Map(conflict ? [[NAME, conflictOf(conflict, theirs)]] : [])
}

/** There is another message by now, which the host has not seen; it is on the screen with the next read. */
function tell(error: Error) {
  if (error instanceof ApiError && error.conflicts.length > 0) announce('warning', error.message)
}

const seenNow = (shown: string | null) =>
  shown === null ? roomScreenMessages.nothingSeenNow : roomScreenMessages.seenNow(shown)
