import { useQuery } from '@tanstack/react-query'
import { deletedMessages } from '#contract/messages/undo.ts'
import { BringBack } from '../../domain/workshop/bring-back.tsx'
import { deletionSentence } from '../../domain/workshop/deletion-sentence.ts'
import { isInTime, useWhatToDo } from '../../domain/workshop/way-back.ts'
import { deletionQuery } from '../../lib/queries/deletion.queries.ts'
import { Banner } from '../../ui/feedback/banner.tsx'

/** In the place of the solution one works on: somebody has deleted it. Nothing where the server does not say so. */
export function DeletedSelection({ solutionId }: { solutionId: number }) {
  const whatToDo = useWhatToDo()
  const { data: deletion } = useQuery(deletionQuery({ solution_id: solutionId }))
  if (!deletion || !isInTime(deletion.way_back)) return null
  const { solution, solutionCalled } = deletedMessages
  const what = deletion.name === undefined ? solution : solutionCalled(deletion.name)
  return (
    <Banner type="warning" action={<BringBack solutionId={solutionId} wayBack={deletion.way_back} />}>
      {deletionSentence(what, deletion)} {whatToDo(deletion)}
    </Banner>
  )
}
