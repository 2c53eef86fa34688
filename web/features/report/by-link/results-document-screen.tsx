import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { resultsMessages } from '#contract/messages/results.ts'
import { BackLink } from '../../../ui/page/links.tsx'
import { DocumentScreen } from '../workshop/document-screen.tsx'
import { GoneResults } from './gone-results.tsx'
import { ResultsFrame } from './results-frame.tsx'
import { isGone, resultsDocumentQuery } from './results.queries.ts'

/** The document of a workshop for whoever has the link to its results. */
export function ResultsDocumentScreen() {
  const token = useLocation({ select: ({ hash }) => hash })
  const read = useQuery(resultsDocumentQuery(token))
  const back = (
    <BackLink to="/results" hash={token}>
      {resultsMessages.backToResults}
    </BackLink>
  )
  return (
    <ResultsFrame>
      {read.error && isGone(read.error) ? <GoneResults /> : <DocumentScreen read={read} back={back} />}
    </ResultsFrame>
  )
}
