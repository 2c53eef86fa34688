import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ROOM_MESSAGE_MAX } from '#contract/limits.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import classes from './room-controls.module.css'

interface MessageControlProps {
  /** What everybody sees now. */
  shown: string | null
  isBusy: boolean
  /** Null takes the message away. */
  onSend: (message: string | null) => void
}

export function MessageControl({ shown, isBusy, onSend }: MessageControlProps) {
  const [text, setText] = useState(shown ?? '')
  const message = text.trim()
  const isNew = message !== '' && message !== shown
  return (
    <form
      className={classes.message}
      onSubmit={(event) => {
        event.preventDefault()
        if (isNew) onSend(message)
      }}
    >
      <TextInput
        label={roomScreenMessages.messageToEveryone}
        maxLength={ROOM_MESSAGE_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" disabled={isBusy || !isNew}>
        {roomScreenMessages.send}
      </Button>
      {shown !== null && (
        <Button disabled={isBusy} onClick={() => onSend(null)}>
          {roomScreenMessages.takeBack}
        </Button>
      )}
    </form>
  )
}
