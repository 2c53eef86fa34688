import { solutionsMessages } from '#contract/messages/solutions.ts'
import { stepLink } from '../../domain/steps/step-link.ts'
import { steps } from '../../domain/steps/steps.ts'
import { useSteps } from '../../domain/steps/use-steps.ts'
import { useOnlyReads } from '../../lib/session/may-write.ts'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { TextLink } from '../../ui/page/links.tsx'

/** The way into a solution: to its first step that is not done, or to its report for whoever only reads. */
export function WayOn({ solutionId }: { solutionId: number }) {
  const onlyReads = useOnlyReads()
  const { states, optionToRate, optionToRequire } = useSteps(solutionId)
  if (!states) return null
  if (onlyReads) {
    return (
      <TextLink to="/solutions/$solutionId/report" params={{ solutionId }}>
        {solutionsMessages.readReport}
        <ForwardArrowIcon size={16} />
      </TextLink>
    )
  }
  const open = states.findIndex(({ isDone }) => !isDone)
  // where nothing is missing, the last step is the one to look at
  const step = open === -1 ? steps.length : open + 1
  return (
    <TextLink {...stepLink(step, solutionId, step === 6 ? optionToRate : optionToRequire)}>
      {solutionsMessages.goOnWith(steps[step - 1] ?? '')}
      <ForwardArrowIcon size={16} />
    </TextLink>
  )
}
