import { limitsMessages } from '#contract/messages/limits.ts'
import { isTooLong } from '#contract/text-length.ts'
import { announce } from '../feedback/toast-store.ts'
import { focusTooLong } from '../field/use-text-limit.tsx'

/** Before several texts are saved at once: leads to the first one that is too long, and says that nothing was saved. */
export function areShortEnough(edits: Iterable<{ value: string }>): boolean {
  if (![...edits].some(({ value }) => isTooLong(value))) return true
  announce('error', limitsMessages.nothingSaved)
  focusTooLong()
  return false
}
