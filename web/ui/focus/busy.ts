import { use, type MouseEvent } from 'react'
import { ShutBy } from '../../lib/session/may-write.ts'

const refuse = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A button whose write is under way, where the specification does not ask for `disabled`: it looks disabled and does
 * nothing, but keeps the focus; when the answer takes a while, a line runs along its lower edge. `<Button {...busy(isPending)} onClick={save}>`; also for one that sends a form.
 */
export const busy = (isBusy: boolean) =>
  isBusy ? ({ 'aria-disabled': true, 'data-disabled': true, 'data-busy': true, onClickCapture: refuse } as const) : {}

/**
 * For a button that changes something: where nothing can be changed it looks disabled and does nothing, but keeps the
 * focus. `describedBy` says what it belongs to; the sentence that says why is then part of its description.
 */
export function useShut(...describedBy: Ids) {
  const { isShut, description } = useDescription(describedBy)
  return { ...(isShut && shutButton), ...description }
}

/** The same for a field: read-only, so that what is half typed stays, can be selected, and can be saved later. */
export function useShutField(...describedBy: Ids) {
  const { isShut, description } = useDescription(describedBy)
  return { ...(isShut && shutField), ...description }
}

/** The same for a choice. There is no read-only one, so its owner does not take what is chosen. */
export function useShutChoice(...describedBy: Ids) {
  const { isShut, description } = useDescription(describedBy)
  return { ...(isShut && shutChoice), ...description }
}

type Ids = (string | false)[]

const shutButton = { 'aria-disabled': true, 'data-disabled': true, onClickCapture: refuse } as const
const shutField = { readOnly: true, 'data-shut': true } as const
const shutChoice = { 'aria-disabled': true, 'data-shut': true } as const

function useDescription(describedBy: Ids) {
  const why = use(ShutBy)?.why
  const ids = [...describedBy, why].filter(Boolean).join(' ')
  return { isShut: why !== undefined, description: ids === '' ? {} : { 'aria-describedby': ids } }
}
