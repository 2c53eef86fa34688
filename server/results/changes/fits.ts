import type { EditedField } from '#contract/changes.ts'
import { TEXT_MAX } from '#contract/limits.ts'
import { changesMessages } from '#contract/messages/changes.ts'
import { isTooLong } from '#contract/text-length.ts'
import { decisionWords } from '../made-from/editable.ts'

const { reason } = changesMessages

/** Why a text cannot be stored as this; undefined where it can. The same as for a text that somebody types. */
export function unfitFor(field: EditedField, text: string): string | undefined {
  if (field === 'decision' && text !== '' && !Object.hasOwn(decisionWords, text)) {
    return reason.noDecision(Object.values(decisionWords))
  }
  if ((field === 'functional_option' || field === 'specification') && text.trim() === '') return reason.empty
  if (isTooLong(text)) return reason.tooLong(TEXT_MAX)
  return text.isWellFormed() && !text.includes('\0') ? undefined : reason.unfit
}
