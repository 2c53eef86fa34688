import { GROUP_NOTE_MAX } from '#contract/limits.ts'
import { asidesMessages } from '#contract/messages/asides.ts'
import { ToldText } from '../../../ui/edits/told-text.tsx'
import { useWriteNote } from './beside.queries.ts'

interface NoteControlProps {
  workshopId: string
  solutionId: number
  /** What the group sees now. */
  shown: string | null
}

/** What the host tells the group of one solution, and nobody else. */
export function NoteControl({ workshopId, solutionId, shown }: NoteControlProps) {
  const write = useWriteNote(workshopId, solutionId)
  return (
    <ToldText
      place={`room/${workshopId}/note/${solutionId}`}
      name="note"
      shown={shown}
      max={GROUP_NOTE_MAX}
      words={asidesMessages.noteWords}
      isBusy={write.isPending}
      tell={(note, previous, givenUp) => write.run({ note, previous }, givenUp)}
    />
  )
}
