import { Decision } from '#contract/chain.ts'
import type { EditedField } from '#contract/changes.ts'
import { TEXT_MAX } from '#contract/limits.ts'
import { misfitsMessages } from '#contract/messages/imports.ts'
import { isTooLong } from '#contract/text-length.ts'

/** As a call names them: the words of a file are known by then. */
const DECISIONS: string[] = Decision.anyOf.map((one) => one.const)
const { misfit, found, atMost, characters, decisions, text: someText, unfit } = misfitsMessages

/** Why a text cannot be stored as this; undefined where it can. The same as for a text that somebody types. */
export function unfitFor(field: EditedField, text: string): string | undefined {
  if (field === 'decision' && text !== '' && !DECISIONS.includes(text)) {
    return misfit(found(text), decisions(DECISIONS))
  }
  if ((field === 'functional_option' || field === 'specification') && text.trim() === '')
    return misfit(found(text), someText)
  if (isTooLong(text)) return misfit(found(text), atMost(TEXT_MAX, characters))
  return text.isWellFormed() && !text.includes('\0') ? undefined : misfit(unfit, someText)
}
