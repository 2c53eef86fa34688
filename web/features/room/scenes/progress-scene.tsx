import { useQuery } from '@tanstack/react-query'
import type { CockpitRow } from '#contract/cockpit.ts'
import { cockpitMessages } from '#contract/messages/cockpit.ts'
import { scenesMessages } from '#contract/messages/room-screen.ts'
import { useOwners } from '../../../domain/groups/use-owners.ts'
import { stepCells, type StepCell } from '../../../domain/steps/step-cells.ts'
import { steps } from '../../../domain/steps/steps.ts'
import { cockpitQuery } from '../../../domain/workshop/cockpit.queries.ts'
import { CheckIcon } from '../../../ui/marks/message-icons.tsx'
import { CalmLine } from './calm-line.tsx'
import { Pages } from './pages.tsx'
import type { SceneProps } from './scene-props.ts'
import { useSceneParts } from './use-scene-parts.ts'
import shared from './scene-table.module.css'
import classes from './progress-scene.module.css'

/** How far every group is; nobody is named. */
export function ProgressScene({ workshopId, room }: SceneProps) {
  const parts = useSceneParts(workshopId, room)
  const { data: cockpit } = useQuery(cockpitQuery(workshopId))
  const ownerOf = useOwners(workshopId)
  if (!parts) return null
  const page = parts.pages[parts.at]
  if (!page) return <CalmLine>{scenesMessages.noSolutions}</CalmLine>
  const shown = page.map(({ solution_id }) => solution_id)
  const rows = cockpit?.solutions.filter(({ id }) => shown.includes(id)) ?? []
  return (
    <div className={shared.scene}>
      <table className={`${shared.table} ${classes.table}`}>
        <caption className="visually-hidden">{scenesMessages.howFar}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.nameHead}>
              <h2>{scenesMessages.howFar}</h2>
            </th>
            {steps.map((step) => (
              <th key={step} scope="col">
                {step}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SolutionBars key={row.id} row={row} group={ownerOf(row.id)?.name} />
          ))}
        </tbody>
      </table>
      <Pages parts={parts} />
    </div>
  )
}

function SolutionBars({ row, group }: { row: CockpitRow; group: string | undefined }) {
  return (
    <tr>
      <th scope="row" className={classes.name}>
        <span className={`${shared.words} ${classes.solution}`}>{row.solution_name}</span>
        {group !== undefined && <span className={shared.oneLine}>{group}</span>}
      </th>
      {stepCells(row.progress).map((cell, index) => (
        <StepBar key={steps[index]} cell={cell} />
      ))}
    </tr>
  )
}

function StepBar({ cell: { count, share, isHere } }: { cell: StepCell }) {
  const isDone = share === 1
  return (
    <td className={classes.step} data-here={isHere || undefined}>
      <span className={classes.count}>{count || (isDone ? <CheckIcon /> : '–')}</span>
      {isDone && <span className="visually-hidden"> {cockpitMessages.done}</span>}
      <span aria-hidden="true" className={`${shared.bar} ${classes.bar}`}>
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </td>
  )
}
