import { use, type MouseEvent } from 'react'
import { MayWrite } from '../../lib/session/may-write.ts'

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
 * For a button that changes something: while the results of a workshop are only read, it looks disabled and does nothing,
 * but keeps the focus. The bar at the top says why.
 */
export const useShut = () =>
  use(MayWrite) ? {} : ({ 'aria-disabled': true, 'data-disabled': true, onClickCapture: refuse } as const)
