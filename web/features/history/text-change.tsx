import type { Deed } from '#contract/activity.ts'
import { historyMessages } from '#contract/messages/history.ts'
import { wordDiff, type Piece } from '../../lib/text/word-diff.ts'
import type { BroughtBack } from './use-earlier-texts.ts'
import { MarkedQuote } from '../../ui/edits/marked-quote.tsx'
import { OneVersion } from './one-version.tsx'
import classes from './history.module.css'

interface TextChangeProps {
  deed: Deed
  text: NonNullable<Deed['text']>
  isBusy: boolean
  onBringBack: (earlier: BroughtBack) => void
}

/** The text before and after, with what they do not share marked. Either can be brought back where another stands now. */
export function TextChange({ deed, text: { from, to, now }, isBusy, onBringBack }: TextChangeProps) {
  // what was empty before has nothing to be compared with
  const hasBoth = Boolean(from) && to !== undefined
  const pieces = hasBoth ? wordDiff(from ?? '', to ?? '') : { before: whole(from), after: whole(to) }
  const bringBack = (text: string) => {
    const canCome = now !== null && now !== text && text.trim() !== ''
    return canCome ? () => onBringBack({ deed, text, previous: now }) : undefined
  }
  const one = (label: string, text: string, parts: Piece[]) => (
    <OneVersion
      label={label}
      present={now === text && historyMessages.presentText}
      action={historyMessages.bringThisTextBack}
      isBusy={isBusy}
      onBringBack={bringBack(text)}
    >
      <MarkedQuote pieces={parts} mark={label === historyMessages.before ? 'del' : 'ins'} />
    </OneVersion>
  )
  return (
    <div className={classes.texts}>
      {from && one(historyMessages.before, from, pieces.before)}
      {to !== undefined && one(from ? historyMessages.after : historyMessages.text, to, pieces.after)}
    </div>
  )
}

const whole = (text = ''): Piece[] => [{ text, isShared: true }]
