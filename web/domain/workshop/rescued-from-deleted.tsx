import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { deletedMessages } from '#contract/messages/undo.ts'
import { deletionQuery, type DeletedThing } from '../../lib/queries/deletion.queries.ts'
import { BringBack } from './bring-back.tsx'
import { deletionSentence } from './deletion-sentence.ts'
import { GoneSolution } from './gone-solution.ts'
import { RescuedText, type RescuedTextProps } from '../../ui/edits/rescued-text.tsx'

interface RescuedFromDeletedProps extends RescuedTextProps {
  /** What is gone: "The user story". */
  what: string
  thing: DeletedThing
}

/** Shown when the thing somebody was writing in was deleted: says by whom and when, and keeps what was typed. */
export function RescuedFromDeleted({ what, thing, ...typed }: RescuedFromDeletedProps) {
  const { data: deletion } = useQuery(deletionQuery(thing))
  const isSaid = use(GoneSolution)
  const sentence = deletion && !isSaid && deletionSentence(what, deletion)
  return (
    <RescuedText
      sentence={sentence || deletedMessages.by(what, null)}
      action={<BringBack solutionId={thing.solution_id} wayBack={deletion?.way_back} />}
      {...typed}
    />
  )
}
