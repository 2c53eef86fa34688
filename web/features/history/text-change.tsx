import { useId } from 'react'
import type { Deed } from '#contract/activity.ts'
import { historyMessages } from '#contract/messages/history.ts'
import { wordDiff, type Piece } from '../../lib/text/word-diff.ts'
import type { BroughtBack } from './use-earlier-texts.ts'
import { MarkedQuote } from '../../ui/edits/marked-quote.tsx'
import { busy, useShut } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
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
    <OneText
      label={label}
      pieces={parts}
      mark={label === historyMessages.before ? 'del' : 'ins'}
      isPresent={now === text}
      isBusy={isBusy}
      onBringBack={bringBack(text)}
    />
  )
  return (
    <div className={classes.texts}>
      {from && one(historyMessages.before, from, pieces.before)}
      {to !== undefined && one(from ? historyMessages.after : historyMessages.text, to, pieces.after)}
    </div>
  )
}

const whole = (text = ''): Piece[] => [{ text, isShared: true }]

interface OneTextProps {
  label: string
  pieces: Piece[]
  mark: 'del' | 'ins'
  isPresent: boolean
  isBusy: boolean
  onBringBack: (() => void) | undefined
}

function OneText({ label, pieces, mark, isPresent, isBusy, onBringBack }: OneTextProps) {
  const id = useId()
  const shut = useShut(`${id}-label`, id)
  return (
    // a row of its own: once its text is back, the focus stays here, where pressing again does nothing
    <div data-row className={classes.text}>
      <p id={`${id}-label`} className={classes.label}>
        {label}
      </p>
      <MarkedQuote id={id} pieces={pieces} mark={mark} />
      {isPresent && <p className={classes.note}>{historyMessages.presentText}</p>}
      {onBringBack && (
        <Button size="xs" {...busy(isBusy)} {...shut} onClick={onBringBack}>
          {historyMessages.bringThisTextBack}
        </Button>
      )}
    </div>
  )
}
