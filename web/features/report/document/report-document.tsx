import { useMemo } from 'react'
import type { Chain } from '#contract/chain.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { ParticipantsPart } from '../parts/participants-part.tsx'
import { Paper, type Part } from './paper.tsx'
import { partsOf } from './report-parts.tsx'

interface ReportDocumentProps {
  chain: Chain
  withParticipants: boolean
  /** No screen of the workshop can be reached from here. */
  isAlone?: boolean
}

/** A solution as a document. */
export function ReportDocument({ chain, withParticipants, isAlone = false }: ReportDocumentProps) {
  // memoised, so that a large document is not rendered again with every choice
  const fixedParts = useMemo(() => partsOf(chain, isAlone), [chain, isAlone])
  const participants: Part = {
    id: 'part-participants',
    title: reportMessages.participants,
    body: <ParticipantsPart chain={chain} />,
  }
  const { stories, stakeholders, options, requirements } = chain
  return (
    <Paper
      title={chain.solution_name}
      above={reportMessages.reportOf}
      below={reportMessages.counts(stories.length, stakeholders.length, options.length, requirements.length)}
      note={reportMessages.codes}
      parts={withParticipants ? [...fixedParts, participants] : fixedParts}
    />
  )
}
