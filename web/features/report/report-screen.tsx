import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { chainMessages } from '#contract/messages/map.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { chainQuery } from '../../lib/queries/chain.queries.ts'
import { useHidesEmails } from '../../domain/workshop/use-hides-emails.ts'
import { Unreadable } from '../../domain/workshop/unreadable.tsx'
import { BackLink } from '../../ui/page/links.tsx'
import { PrintButton } from '../../ui/page/print-button.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { ReportDocument } from './document/report-document.tsx'
import classes from './styles/report.module.css'

/** The whole solution as a document, for reading here and for the printer. */
export function ReportScreen({ solutionId }: { solutionId: number }) {
  const { data, error, refetch } = useQuery(chainQuery(solutionId))
  // a large document is drawn beside what people do, not before it
  const chain = useDeferredValue(data)
  const hidesEmails = useHidesEmails()
  // e-mail addresses are left out unless somebody asks for them
  const [withParticipants, setWithParticipants] = useState(false)

  const body = () => {
    if (chain) {
      return (
        <>
          <label className={classes.choice}>
            <input
              type="checkbox"
              checked={withParticipants}
              onChange={(event) => setWithParticipants(event.currentTarget.checked)}
            />
            {hidesEmails ? reportMessages.listPeople : reportMessages.listEmails}
          </label>
          <ReportDocument chain={chain} withParticipants={withParticipants} />
        </>
      )
    }
    if (error) {
      const retry = () => void refetch()
      return <Unreadable solutionId={solutionId} error={error} otherwise={chainMessages.fetchFailed} onRetry={retry} />
    }
    return <LoadingTable columns={[reportMessages.report]} />
  }

  return (
    <>
      <ScreenHead
        overline={chain?.solution_name ?? ''}
        title={reportMessages.report}
        // browsers name the PDF after it
        pageTitle={chain && reportMessages.pageTitle(chain.solution_name)}
        help={reportMessages.help}
        actions={
          <>
            <BackLink to="/solutions/$solutionId" params={{ solutionId }}>
              {reportMessages.backToSolutionDetails}
            </BackLink>
            <PrintButton disabled={!chain} />
          </>
        }
      />
      {body()}
    </>
  )
}
