import { useCallback, useRef, type ReactNode } from 'react'
import { limitsMessages } from '#contract/messages/edits.ts'
import { lengthOf, placeAfter } from '#contract/text-length.ts'
import classes from './text-limit.module.css'

type Field = HTMLInputElement | HTMLTextAreaElement

/** The end is told within the last tenth of the room; within the last fifth it is counted. */
const NEAR = 10
const COUNTED = 5
/** How often a screen reader hears what is left: not with every key. */
const SPOKEN_STEPS = 20

/**
 * Says how much room is left in a text field that nears its end. The field takes more than fits, so that nothing pasted
 * is lost; it says how much is too much, can select it, and is not saved until it fits. Spread `field` into the field,
 * show `note` below it, and let saving call `showExcess` while `isTooLong`.
 */
export function useTextLimit(text: string, max: number) {
  const element = useRef<Field>(null)
  const ref = useCallback((field: Field | null) => {
    element.current = field
  }, [])
  // counting is left out for as long as it cannot matter: the browser's length is never the smaller one
  const left = text.length < max - max / COUNTED ? undefined : max - lengthOf(text)
  const isTooLong = left !== undefined && left < 0
  const focus = () => element.current?.focus()
  const showExcess = () => {
    focus()
    element.current?.setSelectionRange(placeAfter(text, max), text.length)
  }
  return {
    isTooLong,
    focus,
    showExcess,
    field: { ref, 'data-too-long': isTooLong || undefined, 'aria-invalid': isTooLong || undefined },
    note: left === undefined ? null : <LimitNote left={left} max={max} onSelect={showExcess} />,
  }
}

/** The first field on the page whose text is too long. */
export const focusTooLong = () => document.querySelector<HTMLElement>('[data-too-long]')?.focus()

interface LimitNoteProps {
  left: number
  max: number
  onSelect: () => void
}

function LimitNote({ left, max, onSelect }: LimitNoteProps): ReactNode {
  if (left < 0) {
    return (
      <p className={classes.over}>
        {/* the number changes with every key and is not read out each time */}
        <span role="alert">{limitsMessages.tooLong}</span> {limitsMessages.over(-left)}{' '}
        <button type="button" className={classes.select} onClick={onSelect}>
          {limitsMessages.selectExcess}
        </button>
      </p>
    )
  }
  const isNear = left <= max / NEAR
  const step = max / SPOKEN_STEPS
  const sentence = (count: number) => (count === 0 ? limitsMessages.full(max) : limitsMessages.left(count))
  return (
    <p className={classes.left}>
      <span aria-hidden>{isNear && sentence(left)}</span>
      <span role="status" className="visually-hidden">
        {isNear && sentence(Math.ceil(left / step) * step)}
      </span>
    </p>
  )
}
