import { limitsMessages } from '#contract/messages/edits.ts'
import { isTooLong } from '#contract/text-length.ts'
import { announce, removeToastsAbout } from '../feedback/toast-store.ts'
import { focusTooLong } from '../field/use-text-limit.tsx'

const REFUSAL = limitsMessages.nothingSaved

/** Before several texts are saved at once: leads to the first one that is too long, and says that nothing was saved. */
export function areShortEnough(edits: Iterable<{ value: string }>): boolean {
  // what is saved now is not said to be unsaved
  removeToastsAbout(REFUSAL)
  if (![...edits].some(({ value }) => isTooLong(value))) return true
  announce('error', REFUSAL, { about: REFUSAL })
  focusTooLong()
  return false
}
