import { useQuery } from '@tanstack/react-query'
import { deletedMessages } from '#contract/messages/deleted.ts'
import { deletionQuery, type DeletedThing } from '../../lib/queries/deletion.queries.ts'
import { StrandedText } from '../../ui/edits/stranded-text.tsx'

interface DeletedTextProps {
  /** What is gone: "The user story". */
  what: string
  thing: DeletedThing
  /** What it was about. */
  about: string
  /** What was typed into it. */
  text: string
  onDiscard: () => void
}

/** Shown when the thing somebody was writing in was deleted: says by whom, and offers the typed text for copying. */
export function DeletedText({ what, thing, ...typed }: DeletedTextProps) {
  const { data: deletion } = useQuery(deletionQuery(thing))
  return <StrandedText sentence={deletedMessages.by(what, deletion?.by ?? null)} {...typed} />
}
