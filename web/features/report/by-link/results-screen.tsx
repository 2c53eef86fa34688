import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { resultsMessages } from '#contract/messages/results.ts'
import { workshopDocumentMessages } from '#contract/messages/report.ts'
import type { Results, ResultsSolution } from '#contract/results.ts'
import { Need } from '../../../domain/needs/need-icon.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { BadgeList } from '../../../ui/marks/badges.tsx'
import { PrinterIcon } from '../../../ui/marks/icons.tsx'
import { ButtonLink } from '../../../ui/page/links.tsx'
import { ScreenHead } from '../../../ui/page/screen-head.tsx'
import { LoadingTable } from '../../../ui/table/loading-table.tsx'
import { dayOf } from '../document/day.ts'
import { GoneResults } from './gone-results.tsx'
import { ResultsFrame } from './results-frame.tsx'
import { isGone, resultsQuery } from './results.queries.ts'
import { Read } from '../../../ui/feedback/read.tsx'
import classes from './by-link.module.css'

/** The results of a workshop for whoever has the link: every solution, and the way to its report. */
export function ResultsScreen() {
  const token = useLocation({ select: ({ hash }) => hash })
  const { data, error, refetch } = useQuery(resultsQuery(token))
  const isOver = error !== null && isGone(error)
  return (
    <ResultsFrame>
      {!data && !isOver && <ScreenHead title={resultsMessages.results} />}
      <Read
        of={{ data: isOver ? undefined : data, error, refetch }}
        waiting={<LoadingTable columns={[resultsMessages.results]} />}
        instead={isOver && <GoneResults />}
      >
        {(results) => <ResultsList results={results} token={token} />}
      </Read>
    </ResultsFrame>
  )
}

function ResultsList({ results, token }: { results: Results; token: string }) {
  const { title, created_at, ends_at, solutions } = results
  return (
    <>
      <ScreenHead
        overline={resultsMessages.workshopOf(dayOf(created_at))}
        title={title}
        pageTitle={resultsMessages.pageTitle(title)}
        actions={
          solutions.length > 0 && (
            <ButtonLink variant="filled" to="/results/document" hash={token} leftSection={<PrinterIcon size={18} />}>
              {workshopDocumentMessages.title}
            </ButtonLink>
          )
        }
        help={`${resultsMessages.help} ${resultsMessages.readableUntil(dayOf(ends_at))}`}
      />
      {solutions.length === 0 && <EmptyState title={resultsMessages.noSolutions} />}
      <ul className={classes.solutions}>
        {solutions.map((solution) => (
          <SolutionItem key={solution.id} solution={solution} token={token} />
        ))}
      </ul>
    </>
  )
}

function SolutionItem({ solution, token }: { solution: ResultsSolution; token: string }) {
  const { id, solution_name, p_fhn, purposes, metrics, options, requirements } = solution
  const nameId = `solution-${id}`
  return (
    <li className={classes.solution}>
      <div className={classes.words}>
        <h2 id={nameId}>{solution_name}</h2>
        <div className={classes.about}>
          <Need name={p_fhn} />
          <BadgeList items={purposes} />
        </div>
        <p className={classes.holds}>{resultsMessages.holds(metrics, options, requirements)}</p>
      </div>
      <ButtonLink
        to="/results/$solutionId"
        params={{ solutionId: String(id) }}
        hash={token}
        leftSection={<PrinterIcon size={18} />}
        aria-describedby={nameId}
      >
        {resultsMessages.readReport}
      </ButtonLink>
    </li>
  )
}
