import type { EditedField } from '#contract/changes.ts'
import { TEXT_MAX } from '#contract/limits.ts'
import { decisionsMessages } from '#contract/messages/decisions.ts'
import { misfitsMessages } from '#contract/messages/misfits.ts'
import { isTooLong } from '#contract/text-length.ts'

/** What the server refuses it says in English, whatever the language of a file. */
const decisionWords = decisionsMessages.decision
const { misfit, found, atMost, characters, decisions, text: someText, unfit } = misfitsMessages

/** Why a text cannot be stored as this; undefined where it can. The same as for a text that somebody types. */
export function unfitFor(field: EditedField, text: string): string | undefined {
  if (field === 'decision' && text !== '' && !Object.hasOwn(decisionWords, text)) {
    return misfit(found(text), decisions(Object.values(decisionWords)))
  }
  if ((field === 'functional_option' || field === 'specification') && text.trim() === '')
    return misfit(found(text), someText)
  if (isTooLong(text)) return misfit(found(text), atMost(TEXT_MAX, characters))
  return text.isWellFormed() && !text.includes('\0') ? undefined : misfit(unfit, someText)
}
