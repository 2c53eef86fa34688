import { useState } from 'react'
import { comparisonMessages } from '#contract/messages/comparison.ts'
import classes from './comparison.module.css'

interface FoldedWordsProps {
  id: string
  className: string | undefined
  words: string
  /** From how many letters on it is folded: more than fits on the lines of a folded one. */
  long: number
}

/** People's words. Long ones are folded, so that the next option stays in sight, and open in their place. */
export function FoldedWords({ id, className, words, long }: FoldedWordsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isLong = words.length > long
  return (
    <>
      <span id={id} className={className} data-folded={(isLong && !isOpen) || undefined}>
        {words}
      </span>
      {isLong && (
        <button
          type="button"
          className={classes.unfold}
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? comparisonMessages.showLess : comparisonMessages.showAll}
        </button>
      )}
    </>
  )
}
