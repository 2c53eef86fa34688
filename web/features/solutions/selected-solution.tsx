import { solutionsMessages } from '#contract/messages/solutions.ts'
import { stepLink } from '../../domain/steps/step-link.ts'
import { steps } from '../../domain/steps/steps.ts'
import { useSteps } from '../../domain/steps/use-steps.ts'
import { useOnlyReads } from '../../lib/session/may-write.ts'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { TextLink } from '../../ui/page/links.tsx'
import type { NumberedSolution } from './solutions.queries.ts'
import classes from './selected-solution.module.css'

interface SelectedSolutionProps {
  id: number
  /** Undefined until the list is there; its place is kept. */
  solution: NumberedSolution | undefined
}

/** Above the list, whose page or filter may not show it: the solution one works on or reads, and the way into it. */
export function SelectedSolution({ id, solution }: SelectedSolutionProps) {
  const onlyReads = useOnlyReads()
  const { states, optionToRate, optionToRequire } = useSteps(id)
  const open = states?.findIndex(({ isDone }) => !isDone) ?? -1
  // where nothing is missing, the last step is the one to look at
  const step = open === -1 ? steps.length : open + 1
  if (!solution) return <p className={classes.selected} />
  return (
    <p className={classes.selected}>
      <span>{onlyReads ? solutionsMessages.lastOpened : solutionsMessages.workingOn}</span>
      {/* drawn by the style sheet: as text the name stands once on the page, in its row */}
      <strong className={classes.name} data-name={solution.solution_name} />
      <span className={classes.way}>
        {states && onlyReads && (
          <TextLink to="/solutions/$solutionId/report" params={{ solutionId: id }}>
            {solutionsMessages.readReport}
            <ForwardArrowIcon size={16} />
          </TextLink>
        )}
        {states && !onlyReads && (
          <TextLink {...stepLink(step, id, step === 6 ? optionToRate : optionToRequire)}>
            {solutionsMessages.goOnWith(steps[step - 1] ?? '')}
            <ForwardArrowIcon size={16} />
          </TextLink>
        )}
      </span>
    </p>
  )
}
