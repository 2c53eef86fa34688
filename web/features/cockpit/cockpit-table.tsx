import { useNavigate } from '@tanstack/react-router'
import { memo, useCallback, useId, useMemo, useRef, type MouseEvent } from 'react'
import type { CockpitRow } from '#contract/cockpit.ts'
import type { Person } from '#contract/live.ts'
import { asidesMessages } from '#contract/messages/asides.ts'
import { cockpitMessages } from '#contract/messages/cockpit.ts'
import { groupBy } from '#contract/outline.ts'
import { useOwners, type Owner } from '../../domain/groups/use-owners.ts'
import { steps } from '../../domain/steps/steps.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'
import { useEnterWorkshop } from '../../domain/workshop/workshops.queries.ts'
import { CheckIcon, WarningIcon } from '../../ui/marks/message-icons.tsx'
import { InitialsRow } from '../../domain/workshop/initials.tsx'
import { Need } from '../../domain/needs/need-icon.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.ts'
import { useGrowing } from '../../ui/page/use-growing.ts'
import { TableBox } from '../../ui/table/table-box.tsx'
import { Button } from '../../ui/page/button.tsx'
import table from '../../ui/table/data-table.module.css'
import { stepCells, type StepCell } from '../../domain/steps/step-cells.ts'
import { serverNow } from '../../lib/http/server-clock.ts'
import { busy } from '../../ui/focus/busy.ts'
import type { BesidePlaces } from './beside/beside-group.ts'
import { HelpMark } from './beside/help-mark.tsx'
import { useReadAlong } from './beside/read-along.ts'
import beside from './beside/beside.module.css'
import classes from './cockpit.module.css'

const BesidePanel = lazyDialog(() => import('./beside/beside-panel.tsx').then((file) => file.BesidePanel))

/** The first step is the solution itself; what can be missing in it are its purposes. */
const stepColumns = [cockpitMessages.purposes, ...steps.slice(1)]
export const cockpitColumns = [cockpitMessages.solution, ...stepColumns, cockpitMessages.last, cockpitMessages.open]

interface CockpitTableProps {
  workshopId: string
  solutions: readonly CockpitRow[]
  people: readonly Person[]
  isQuiet: (lastActivity: string | null) => boolean
  besidePlaces: BesidePlaces
}

export function CockpitTable({ workshopId, solutions, people, isQuiet, besidePlaces }: CockpitTableProps) {
  const navigate = useNavigate()
  const ownerOf = useOwners(workshopId)
  const wanted = useRef<number>(0)
  const enter = useEnterWorkshop(
    () => void navigate({ to: '/solutions/$solutionId', params: { solutionId: wanted.current } }),
  )
  const { mutate: enterWorkshop } = enter
  const open = useCallback(
    (solutionId: number) => {
      wanted.current = solutionId
      enterWorkshop(workshopId)
    },
    [enterWorkshop, workshopId],
  )
  const reading = useReadAlong()
  const read = solutions.find(({ id }) => id === reading.solutionId)
  const peopleThere = useMemo(() => groupBy(people, ({ solution_id }) => solution_id), [people])
  const peopleIn = (solutionId: number) => peopleThere.get(solutionId) ?? nobody
  const { shown } = useGrowing(solutions.length, 8)
  return (
    <>
      <TableBox label={cockpitMessages.solutionsOfThisWorkshop}>
        <table className={`${table.table} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{cockpitMessages.solution}</th>
              {stepColumns.map((name) => (
                <th key={name} scope="col" className={classes.stepHead}>
                  {name}
                </th>
              ))}
              <th scope="col">{cockpitMessages.last}</th>
              <th scope="col">
                <span className="visually-hidden">{cockpitMessages.open}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {solutions.slice(0, shown).map((solution) => (
              <SolutionRow
                key={solution.id}
                solution={solution}
                people={peopleIn(solution.id)}
                group={groupSentence(ownerOf(solution.id), people)}
                last={solution.last_activity ? timeAgo(solution.last_activity, serverNow()) : '–'}
                isQuiet={isQuiet(solution.last_activity)}
                isBusy={enter.isPending}
                onRead={reading.begin}
                onOpen={open}
              />
            ))}
          </tbody>
        </table>
      </TableBox>
      {read && (
        <BesidePanel
          key={read.id}
          workshopId={workshopId}
          solution={read}
          people={peopleIn(read.id)}
          places={besidePlaces}
          onClose={reading.end}
        />
      )}
    </>
  )
}

const nobody: readonly Person[] = []

interface SolutionRowProps {
  solution: CockpitRow
  people: readonly Person[]
  /** The group that it belongs to, and how many of it are in the room. */
  group: string | undefined
  /** How long ago something was last done, as it is said now. */
  last: string
  isQuiet: boolean
  isBusy: boolean
  onRead: (solutionId: number, press: MouseEvent<HTMLElement>) => void
  onOpen: (solutionId: number) => void
}

/** Remembered, so that a change in one solution does not draw hundreds of rows again. */
const SolutionRow = memo(function SolutionRow(props: SolutionRowProps) {
  const { solution, people, group, last, isQuiet, isBusy, onRead, onOpen } = props
  const id = useId()
  const { solution_name, p_fhn, progress } = solution
  return (
    <tr className={classes.row}>
      <th scope="row" className={classes.name}>
        <span id={id} className={table.words}>
          {solution_name}
        </span>
        <Need name={p_fhn} />
        {group && <span className={classes.group}>{group}</span>}
        <HelpMark solution={solution} />
      </th>
      {stepCells(progress).map((cell, index) => (
        <StepMark
          key={steps[index]}
          step={index + 1}
          cell={cell}
          people={people.filter(({ step }) => step === index + 1)}
        />
      ))}
      <td className={classes.last} data-quiet={isQuiet || undefined}>
        {isQuiet && <WarningIcon size={16} />}
        {last}
      </td>
      <td className={table.actions} data-hint={`solution-${solution.id}`}>
        <Button size="xs" className={beside.read} aria-describedby={id} onClick={(press) => onRead(solution.id, press)}>
          {asidesMessages.read}
        </Button>
        <Button size="xs" {...busy(isBusy)} aria-describedby={id} onClick={() => onOpen(solution.id)}>
          {cockpitMessages.open}
        </Button>
      </td>
    </tr>
  )
})

function groupSentence(owner: Owner | undefined, here: readonly Person[]) {
  if (!owner) return undefined
  const isHere = here.filter(({ email }) => email !== null && owner.people.includes(email))
  return cockpitMessages.groupHere(owner.name, isHere.length, owner.people.length)
}

/** A count over a bar that fills up; what is missing stands behind it for those who do not see the bar. */
function StepMark({ step, cell, people }: { step: number; cell: StepCell; people: readonly Person[] }) {
  const { count, share, missing, isHere } = cell
  const isDone = share === 1
  return (
    <td className={classes.step} data-step={step} data-here={isHere || undefined} title={missing}>
      {count || (isDone ? <CheckIcon size={18} /> : '–')}
      <span className="visually-hidden">{isDone ? ` ${cockpitMessages.done}` : missing && `, ${missing}`}</span>
      <span aria-hidden="true" className={classes.bar}>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <InitialsRow people={people} doing={cockpitMessages.here} />
    </td>
  )
}
