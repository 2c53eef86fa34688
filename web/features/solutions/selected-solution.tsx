import { solutionsMessages } from '#contract/messages/solutions.ts'
import { useOnlyReads } from '../../lib/session/may-write.ts'
import { latePart } from '../../ui/page/late-part.tsx'
import type { NumberedSolution } from './solutions.queries.ts'
import classes from './selected-solution.module.css'

const WayOn = latePart(() => import('./way-on.tsx').then((file) => file.WayOn))

interface SelectedSolutionProps {
  id: number
  /** Undefined until the list is there; its place is kept. */
  solution: NumberedSolution | undefined
}

/** Above the list, whose page or filter may not show it: the solution one works on or reads, and the way into it. */
export function SelectedSolution({ id, solution }: SelectedSolutionProps) {
  const onlyReads = useOnlyReads()
  if (!solution) return <p className={classes.selected} />
  return (
    <p className={classes.selected}>
      <span>{onlyReads ? solutionsMessages.lastOpened : solutionsMessages.workingOn}</span>
      {/* drawn by the style sheet: as text the name stands once on the page, in its row */}
      <strong className={classes.name} data-name={solution.solution_name} />
      <span className={classes.way}>
        <WayOn solutionId={id} />
      </span>
    </p>
  )
}
