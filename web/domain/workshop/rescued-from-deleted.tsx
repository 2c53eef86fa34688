import { useQuery } from '@tanstack/react-query'
import { deletedMessages } from '#contract/messages/deleted.ts'
import { deletionQuery, type DeletedThing } from '../../lib/queries/deletion.queries.ts'
import { deleter } from './deletion-sentence.ts'
import { RescuedText, type RescuedTextProps } from '../../ui/edits/rescued-text.tsx'

interface RescuedFromDeletedProps extends RescuedTextProps {
  /** What is gone: "The user story". */
  what: string
  thing: DeletedThing
}

/** Shown when the thing somebody was writing in was deleted: says by whom, and keeps what was typed. */
export function RescuedFromDeleted({ what, thing, ...typed }: RescuedFromDeletedProps) {
  const { data: deletion } = useQuery(deletionQuery(thing))
  return <RescuedText sentence={deletedMessages.by(what, deleter(deletion?.by ?? null))} {...typed} />
}
