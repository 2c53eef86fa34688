import { useState } from 'react'
import { reportMessages } from '#contract/messages/report.ts'
import { useHidesEmails } from '../../domain/workshop/use-hides-emails.ts'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ReportDocument } from './document/report-document.tsx'
import { ChainScreen } from '../../domain/workshop/chain-screen.tsx'
import classes from './styles/report.module.css'

/** The whole solution as a document, for reading here and for the printer. */
export function ReportScreen({ solutionId }: { solutionId: number }) {
  const hidesEmails = useHidesEmails()
  // e-mail addresses are left out unless somebody asks for them
  const [withParticipants, setWithParticipants] = useState(false)
  return (
    <ChainScreen
      solutionId={solutionId}
      title={reportMessages.report}
      // browsers name the PDF after it
      pageTitle={reportMessages.pageTitle}
      help={reportMessages.help}
      back={reportMessages.backToSolutionDetails}
      isPrintable
      waiting={<LoadingTable columns={[reportMessages.report]} />}
    >
      {(chain) => (
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
      )}
    </ChainScreen>
  )
}
