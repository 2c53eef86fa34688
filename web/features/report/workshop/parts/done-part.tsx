import { resultsMessages } from '#contract/messages/results.ts'
import { workshopDocumentMessages } from '#contract/messages/report.ts'
import classes from '../../styles/report.module.css'
import type { WorkshopValue } from '../model/workshop-value.ts'
import { chapterAnchor } from './chapter-anchor.ts'
import own from './workshop.module.css'

const words = workshopDocumentMessages

interface DonePartProps {
  workshop: WorkshopValue
  isSigned: boolean
}

/** Every solution in two lines: what it is for, and how far it came. */
export function DonePart({ workshop: { chapters, people }, isSigned }: DonePartProps) {
  if (chapters.length === 0) return <p className={classes.nothing}>{resultsMessages.noSolutions}</p>
  return (
    <>
      <ul className={own.list}>
        {chapters.map((chapter) => (
          <li key={chapter.id} className={own.done}>
            <a href={`#${chapterAnchor(chapter.id)}`} className={classes.words}>
              {chapter.name}
            </a>
            <p className={classes.about}>{howFar(chapter)}</p>
          </li>
        ))}
      </ul>
      {isSigned && people.length > 0 && <p className={own.people}>{words.peopleOf(people)}</p>}
    </>
  )
}

/** Every count says of how many. */
function howFar({ primary, metrics, written, rated, decided, requirementCount }: WorkshopValue['chapters'][number]) {
  const parts = [
    primary?.p_fhn,
    words.metricCount(metrics),
    words.storiesWritten(written.count, written.of),
    words.optionsRated(rated.count, rated.of),
    words.optionsDecided(decided.count, decided.of),
    words.requirementCount(requirementCount),
  ]
  return parts.filter(Boolean).join(' · ')
}
