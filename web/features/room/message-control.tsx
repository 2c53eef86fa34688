import { ROOM_MESSAGE_MAX } from '#contract/limits.ts'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { ToldText } from '../../ui/edits/told-text.tsx'
import type { useChangeRoom } from './room.queries.ts'

interface MessageControlProps {
  workshopId: string
  /** What everybody sees now. */
  shown: string | null
  change: ReturnType<typeof useChangeRoom>
}

/** What the host tells the whole room. */
export function MessageControl({ workshopId, shown, change }: MessageControlProps) {
  return (
    <ToldText
      place={`room/${workshopId}/message`}
      name="message"
      shown={shown}
      max={ROOM_MESSAGE_MAX}
      words={{ ...roomScreenMessages, label: roomScreenMessages.messageToEveryone }}
      isBusy={change.isPending}
      tell={(message, previous, givenUp) => change.run({ message, previous }, givenUp)}
    />
  )
}
