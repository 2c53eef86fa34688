import type { MouseEvent } from 'react'

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
