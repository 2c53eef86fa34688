import { useQuery } from '@tanstack/react-query'
import { commonMessages } from '#contract/messages/common.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { BringBack } from '../../domain/workshop/bring-back.tsx'
import { deletionSentence } from '../../domain/workshop/deletion-sentence.ts'
import { useWhatToDo } from '../../domain/workshop/way-back.ts'
import { deletionQuery } from '../../lib/queries/deletion.queries.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { TextLink } from '../../ui/page/links.tsx'
import classes from './gone-banner.module.css'

const unknown = { by: null, at: null }

/** Above a screen whose solution somebody has deleted meanwhile: who, when, and the way back. */
export function GoneBanner({ solutionId, id }: { solutionId: number; id: string }) {
  const { data: deletion } = useQuery(deletionQuery({ solution_id: solutionId }))
  const sentence = deletion && deletionSentence(deletedMessages.solution, deletion)
  const advice = useWhatToDo()(deletion ?? unknown)
  return (
    <Banner
      id={id}
      type="warning"
      action={
        <div className={classes.actions}>
          <BringBack solutionId={solutionId} wayBack={deletion?.way_back} />
          <TextLink to="/solutions">{commonMessages.goToSolutions}</TextLink>
        </div>
      }
    >
      {[
        sentence ?? deletedMessages.by(deletedMessages.solution, null),
        // where it can be brought back, the button says so
        ...(sentence && advice !== deletedMessages.canComeBack ? [advice] : []),
        deletedMessages.nothingSaved,
      ].join(' ')}
    </Banner>
  )
}
