import { resultsMessages } from '#contract/messages/results.ts'
import { workshopDocumentMessages } from '#contract/messages/workshop-document.ts'
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
        {chapters.map(({ id, name, primary, metrics, written, rated, decided, requirementCount }) => (
          <li key={id} className={own.done}>
            <a href={`#${chapterAnchor(id)}`} className={classes.words}>
              {name}
            </a>
            <p className={classes.about}>
              {words.progress(primary?.p_fhn, metrics, written, rated, decided, requirementCount)}
            </p>
          </li>
        ))}
      </ul>
      {isSigned && people.length > 0 && <p className={own.people}>{words.peopleOf(people)}</p>}
    </>
  )
}
