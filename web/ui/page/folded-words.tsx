import { useState } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import classes from './folded-words.module.css'

/** More than any fold shows. Whoever listens is not read all of a long text either before asking for it. */
const READ = 500

interface FoldedWordsProps {
  id: string
  className: string | undefined
  words: string
  /** From how many letters on it is folded: more than fits on the lines of a folded one. */
  long: number
}

/** People's words. Long ones are folded, so that what follows stays in sight, and open in their place. */
export function FoldedWords({ id, className, words, long }: FoldedWordsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isLong = words.length > long
  const isFolded = isLong && !isOpen
  return (
    <>
      <span id={id} className={className} data-folded={isFolded || undefined}>
        {isFolded && words.length > READ ? `${words.slice(0, READ)}…` : words}
      </span>
      {isLong && (
        <button
          type="button"
          className={classes.unfold}
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? commonMessages.showLess : commonMessages.showAll}
        </button>
      )}
    </>
  )
}
