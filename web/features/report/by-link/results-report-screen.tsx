import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { reportMessages } from '#contract/messages/report.ts'
import { resultsMessages } from '#contract/messages/results.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { BackLink } from '../../../ui/page/links.tsx'
import { PrintButton } from '../../../ui/page/print-button.tsx'
import { ScreenHead } from '../../../ui/page/screen-head.tsx'
import { LoadingTable } from '../../../ui/table/loading-table.tsx'
import { ReportDocument } from '../document/report-document.tsx'
import { GoneResults } from './gone-results.tsx'
import { ResultsFrame } from './results-frame.tsx'
import { isGone, resultsSolutionQuery } from './results.queries.ts'
import { Read } from '../../../ui/feedback/read.tsx'
import { isThingNotFound } from '../../../lib/http/api-error.ts'

/** The report of one solution for whoever has the link to the results. */
export function ResultsReportScreen({ solutionId }: { solutionId: string }) {
  const token = useLocation({ select: ({ hash }) => hash })
  const { data, error, refetch } = useQuery(resultsSolutionQuery(token, Number(solutionId)))
  // a large document is drawn beside what people do, not before it
  const chain = useDeferredValue(data)
  // the link still works, but the solution has been deleted
  const isGoneAlone = isThingNotFound(error)
  if (error && isGone(error) && !isGoneAlone) {
    return (
      <ResultsFrame>
        <GoneResults />
      </ResultsFrame>
    )
  }

  return (
    <ResultsFrame>
      <ScreenHead
        overline={chain?.solution_name ?? ''}
        title={reportMessages.report}
        // browsers name the PDF after it
        pageTitle={chain && reportMessages.pageTitle(chain.solution_name)}
        help={reportMessages.help}
        actions={
          <>
            <BackLink to="/results" hash={token}>
              {resultsMessages.backToResults}
            </BackLink>
            <PrintButton disabled={!chain} />
          </>
        }
      />
      <Read
        of={{ data: isGoneAlone ? undefined : chain, error, refetch }}
        waiting={<LoadingTable columns={[reportMessages.report]} />}
        instead={isGoneAlone && <EmptyState title={resultsMessages.solutionGone} />}
      >
        {(read) => <ReportDocument chain={read} withParticipants={false} isAlone />}
      </Read>
    </ResultsFrame>
  )
}
