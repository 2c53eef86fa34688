import type { KeyboardEvent, MouseEvent } from 'react'
import { shellMessages } from '#contract/messages/shell.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { BadgeList } from '../../ui/marks/badges.tsx'
import { ArrowDownIcon, ArrowUpIcon, ForwardChevronIcon, PrinterIcon } from '../../ui/marks/icons.tsx'
import type { Section } from '../../domain/groups/whose-solution.ts'
import { Need } from '../../domain/needs/need-icon.tsx'
import { pageDirection } from '../../lib/text/page-direction.ts'
import { TextLink } from '../../ui/page/links.tsx'
import { TableBox } from '../../ui/table/table-box.tsx'
import type { Point } from './point-menu.tsx'
import { Button } from '../../ui/page/button.tsx'
import table from '../../ui/table/data-table.module.css'
import type { NumberedSolution } from './solutions.queries.ts'
import type { SolutionsTableModel } from './use-solutions-table.ts'
import classes from './solutions-table.module.css'

interface SolutionsTableProps {
  model: SolutionsTableModel
  selectedId: number | null
  /** The workshop shows its results: each row leads to the report, to be taken home. */
  withReports: boolean
  /** Where there are groups: under which heading each solution stands. */
  sectionOf: ((solutionId: number) => Section) | undefined
  onOpenMenu: (solution: NumberedSolution, point: Point) => void
  onViewDetails: (solution: NumberedSolution) => void
}

export function SolutionsTable(props: SolutionsTableProps) {
  const { model, selectedId, withReports, sectionOf, onOpenMenu, onViewDetails } = props

  const { heads, rows } = model
  return (
    <TableBox label={solutionsMessages.solutions}>
      <table className={`${table.table} ${classes.solutions}`}>
        <colgroup>
          {heads.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {heads.map(({ id, header, sorted, sort }) =>
              sort ? (
                <SortHead key={id} name={header} sorted={sorted} onSort={sort} />
              ) : (
                <th key={id} scope="col" className={table.actions}>
                  {header}
                </th>
              ),
            )}
          </tr>
        </thead>
        {bodiesOf(rows, sectionOf).map(({ heading, solutions }) => (
          <tbody key={heading}>
            {heading && (
              <tr className={classes.section}>
                <th colSpan={heads.length} scope="rowgroup">
                  {heading}
                </th>
              </tr>
            )}
            {solutions.map((solution) => (
              <SolutionRow
                key={solution.id}
                solution={solution}
                isSelected={solution.id === selectedId}
                withReport={withReports}
                onOpenMenu={(point) => onOpenMenu(solution, point)}
                onViewDetails={() => onViewDetails(solution)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </TableBox>
  )
}

/** The rows of a page under their headings; without groups there is one body, and it has none. */
function bodiesOf(rows: readonly NumberedSolution[], sectionOf: SolutionsTableProps['sectionOf']) {
  const bodies: { heading: string; solutions: NumberedSolution[] }[] = []
  for (const solution of rows) {
    const heading = sectionOf?.(solution.id).heading ?? ''
    const last = bodies.at(-1)
    if (last?.heading === heading) last.solutions.push(solution)
    else bodies.push({ heading, solutions: [solution] })
  }
  return bodies
}

interface SortHeadProps {
  name: string
  sorted: false | 'asc' | 'desc'
  onSort: () => void
}

function SortHead({ name, sorted, onSort }: SortHeadProps) {
  const directions = { asc: 'ascending', desc: 'descending' } as const
  return (
    <th scope="col" aria-sort={sorted ? directions[sorted] : 'none'}>
      <button type="button" className={table.sort} onClick={onSort}>
        {name}
        {sorted === 'asc' && <ArrowUpIcon size={14} />}
        {sorted === 'desc' && <ArrowDownIcon size={14} />}
      </button>
    </th>
  )
}

interface SolutionRowProps {
  solution: NumberedSolution
  isSelected: boolean
  withReport: boolean
  onOpenMenu: (point: Point) => void
  onViewDetails: () => void
}

/** The whole row opens the menu: at the pointer, or below the row's beginning for the keyboard. */
function SolutionRow({ solution, isSelected, withReport, onOpenMenu, onViewDetails }: SolutionRowProps) {
  const nameId = `solution-${solution.id}`
  const openByKey = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return
    event.preventDefault()
    const { left, right, bottom } = event.currentTarget.getBoundingClientRect()
    onOpenMenu({ x: pageDirection() === 'rtl' ? right - 56 : left + 56, y: bottom - 8 })
  }
  const viewDetails = (event: MouseEvent) => {
    event.stopPropagation()
    onViewDetails()
  }
  return (
    <tr
      tabIndex={0}
      aria-current={isSelected || undefined}
      className={classes.row}
      onClick={(event) => onOpenMenu({ x: event.clientX, y: event.clientY })}
      onKeyDown={openByKey}
    >
      <td className={table.rowNumber}>{solution.number}</td>
      <th scope="row" className={`${table.words} ${classes.name}`}>
        <span id={nameId}>{solution.solution_name}</span>
        <ForwardChevronIcon size={18} className={classes.chevron} />
        {withReport && (
          <TextLink
            className={classes.report}
            to="/solutions/$solutionId/report"
            params={{ solutionId: solution.id }}
            aria-describedby={nameId}
            // the row around it opens a menu
            onClick={(event) => event.stopPropagation()}
          >
            <PrinterIcon size={16} />
            {shellMessages.reportToPrint}
          </TextLink>
        )}
      </th>
      <td className={classes.email}>
        <EmailAddress email={solution.user_email} />
      </td>
      <td className={classes.purposes}>
        <BadgeList items={solution.purposes} />
      </td>
      <td className={classes.need}>{solution.p_fhn && <Need name={solution.p_fhn} />}</td>
      <td className={`${table.actions} ${table.unseenOnPhones} ${classes.details}`}>
        <Button size="xs" aria-describedby={nameId} onClick={viewDetails}>
          {solutionsMessages.viewDetails}
        </Button>
      </td>
    </tr>
  )
}

/** A long address breaks behind its at sign first. */
function EmailAddress({ email }: { email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
