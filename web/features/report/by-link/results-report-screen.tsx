import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { resultsMessages } from '#contract/messages/results.ts'
import { sentenceOf } from '../../../lib/http/error-sentences.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx'
import { BackLink } from '../../../ui/page/links.tsx'
import { PrintButton } from '../../../ui/page/print-button.tsx'
import { ScreenHead } from '../../../ui/page/screen-head.tsx'
import { LoadingTable } from '../../../ui/table/loading-table.tsx'
import { ReportDocument } from '../document/report-document.tsx'
import { GoneResults } from './gone-results.tsx'
import { ResultsFrame } from './results-frame.tsx'
import { isGone, isMissing, resultsSolutionQuery } from './results.queries.ts'

/** The report of one solution for whoever has the link to the results. */
export function ResultsReportScreen({ solutionId }: { solutionId: string }) {
  const token = useLocation({ select: ({ hash }) => hash })
  const { data, error, refetch } = useQuery(resultsSolutionQuery(token, Number(solutionId)))
  // a large document is drawn beside what people do, not before it
  const chain = useDeferredValue(data)
  if (error && isGone(error) && !isMissing(error)) {
    return (
      <ResultsFrame>
        <GoneResults />
      </ResultsFrame>
    )
  }

  const body = () => {
    if (error && isMissing(error)) return <EmptyState title={resultsMessages.solutionGone} />
    if (chain) return <ReportDocument chain={chain} withParticipants={false} isAlone />
    if (!error) return <LoadingTable columns={[reportMessages.report]} />
    return <ErrorPanel message={sentenceOf(error, commonMessages.loadDataFailed)} onRetry={() => void refetch()} />
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
      {body()}
    </ResultsFrame>
  )
}
