import { useMemo, type Ref } from 'react'
import { reportMessages, workshopDocumentMessages } from '#contract/messages/report.ts'
import { dayOf } from '../document/day.ts'
import { Paper, type Part } from '../document/paper.tsx'
import type { WorkshopValue } from './model/workshop-value.ts'
import { chapterAnchor } from './parts/chapter-anchor.ts'
import { ChaptersPart } from './parts/chapters-part.tsx'
import { DonePart } from './parts/done-part.tsx'
import { NeedsPart } from './parts/needs-part.tsx'
import { DecisionsPart, GapsPart, RequirementsPart } from './parts/settled-parts.tsx'

const words = workshopDocumentMessages

interface WorkshopPaperProps {
  workshop: WorkshopValue
  /** Whether it says who worked on what. */
  isSigned: boolean
  ref?: Ref<HTMLElement>
}

/** A whole workshop as a document. */
export function WorkshopPaper({ workshop, isSigned, ref }: WorkshopPaperProps) {
  const parts = useMemo(() => partsOf(workshop, isSigned), [workshop, isSigned])
  const { title, openedAt, chapters } = workshop
  return (
    <Paper
      ref={ref}
      title={title}
      above={(today) => words.datesOf(dayOf(openedAt), today)}
      below={words.solutionCount(chapters.length)}
      note={chapters.length > 0 ? reportMessages.codes : undefined}
      parts={parts}
    />
  )
}

/** What the document tells, in the order it tells it. Where nothing was made there is one part, which says so. */
function partsOf(workshop: WorkshopValue, isSigned: boolean): Part[] {
  const { chapters, needs } = workshop
  const done: Part = {
    id: 'part-done',
    title: words.whatWasDone,
    body: <DonePart workshop={workshop} isSigned={isSigned} />,
  }
  if (chapters.length === 0) return [done]
  return [
    done,
    {
      id: 'part-solutions',
      title: words.solutions,
      inside: chapters.map(({ id, name }) => ({ id: chapterAnchor(id), title: name })),
      body: <ChaptersPart workshop={workshop} isSigned={isSigned} />,
    },
    { id: 'part-across', title: words.acrossSolutions, body: <NeedsPart needs={needs} /> },
    { id: 'part-decisions', title: words.decisions, body: <DecisionsPart chapters={chapters} /> },
    { id: 'part-gaps', title: words.openGaps, body: <GapsPart chapters={chapters} /> },
    // the longest list last: nothing short is left alone on a page behind it
    { id: 'part-requirements', title: words.systemRequirements, body: <RequirementsPart chapters={chapters} /> },
  ]
}
