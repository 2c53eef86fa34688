import { useQuery } from '@tanstack/react-query'
import { workshopDocumentMessages } from '#contract/messages/report.ts'
import { useHidesEmails } from '../../../domain/workshop/use-hides-emails.ts'
import { useSessionId } from '../../../lib/session/use-session.ts'
import { BackLink } from '../../../ui/page/links.tsx'
import { workshopDocumentQuery } from './model/workshop.queries.ts'
import { DocumentScreen } from './document-screen.tsx'

/** The document of the workshop one is in. */
export function MemberDocumentScreen() {
  const read = useQuery(workshopDocumentQuery(useSessionId() ?? ''))
  return (
    <DocumentScreen
      read={read}
      hidesEmails={useHidesEmails()}
      back={<BackLink to="/solutions">{workshopDocumentMessages.backToSolutions}</BackLink>}
    />
  )
}
