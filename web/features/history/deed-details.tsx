import { useState } from 'react'
import type { Deed } from '#contract/activity.ts'
import { historyMessages } from '#contract/messages/history.ts'
import { ChevronDownIcon } from '../../ui/marks/icons.tsx'
import { DecisionChange, hasStood } from './decision-change.tsx'
import { TextChange } from './text-change.tsx'
import type { BroughtBack } from './use-earlier-texts.ts'
import classes from './history.module.css'

interface DeedDetailsProps {
  solutionId: number
  deed: Deed
  sentenceId: string
  isBusy: boolean
  onBringBack: (earlier: BroughtBack) => void
}

/** What a deed changed, folded; the texts are compared only when it is opened. */
export function DeedDetails({ solutionId, deed, sentenceId, isBusy, onBringBack }: DeedDetailsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { text, ratings, decided } = deed
  if (!text && !ratings && !decided) return null
  return (
    <>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-describedby={sentenceId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {labelOf(deed)}
        <ChevronDownIcon size={16} />
      </button>
      {isOpen && text && <TextChange deed={deed} text={text} isBusy={isBusy} onBringBack={onBringBack} />}
      {isOpen && decided && (
        <DecisionChange solutionId={solutionId} optionId={deed.subject_id ?? 0} decided={decided} />
      )}
      {isOpen && (text ?? decided)?.now === null && <p className={classes.note}>{historyMessages.sinceDeleted}</p>}
      {isOpen && ratings && <RatingChanges ratings={ratings} />}
    </>
  )
}

function labelOf({ text, ratings, decided }: Deed) {
  if (ratings) return historyMessages.theRatings
  if (decided) return hasStood(decided.from) ? historyMessages.whatChanged : historyMessages.theDecision
  return text?.from && text.to !== undefined ? historyMessages.whatChanged : historyMessages.fullText
}

function RatingChanges({ ratings }: { ratings: NonNullable<Deed['ratings']> }) {
  return (
    <ul className={classes.ratings}>
      {ratings.map(({ p_fhn, virtuous, from, to }) => (
        <li key={`${p_fhn} ${virtuous}`}>
          {historyMessages.rating(p_fhn, virtuous, from === null ? to : historyMessages.fromTo(from, to))}
        </li>
      ))}
    </ul>
  )
}
