import { commonMessages } from '#contract/messages/common.ts'
import type { Piece } from '../../lib/text/word-diff.ts'
import classes from './marked-quote.module.css'

interface MarkedQuoteProps {
  id?: string
  pieces: Piece[]
  /** What the other text does not have was taken out of it, or put in. */
  mark: 'del' | 'ins'
}

/** Somebody's words, with what another text does not share marked. */
export function MarkedQuote({ id, pieces, mark: Mark }: MarkedQuoteProps) {
  const isEmpty = pieces.every(({ text }) => text === '')
  return (
    <blockquote id={id} className={classes.quote}>
      {isEmpty
        ? commonMessages.emptyText
        : // pieces have nothing but their index to be told apart by
          pieces.map(({ text, isShared }, place) => (isShared ? text : <Mark key={place}>{text}</Mark>))}
    </blockquote>
  )
}
