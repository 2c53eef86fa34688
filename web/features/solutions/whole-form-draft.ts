import { editsMessages } from '#contract/messages/edits.ts'
import { isSame } from '../../lib/edits/edit.ts'
import { keyOf } from '../../lib/edits/offered-drafts.ts'
import { forgetDraft, readDrafts, readWriter, storeDraft } from '../../lib/edits/stored-drafts.ts'
import { isFieldValue, type SolutionField } from './solution-values.ts'

const fields: SolutionField[] = ['name', 'fhn', 'purposes']

/** Version 0.2.0 kept a form about a solution as one draft; from now on each field lies for itself. */
export function splitWholeForm(place: string) {
  const writer = readWriter()
  const whole = readDrafts(writer, place).get('form')
  if (!whole) return
  for (const field of fields) {
    const [value, startedFrom] = [whole.value, whole.startedFrom].map(
      (form) => (form as Record<string, unknown>)?.[field],
    )
    if (!isFieldValue(value) || !isFieldValue(startedFrom) || isSame(value, startedFrom)) continue
    const draft = { value, startedFrom, label: editsMessages.solution[field], at: whole.at }
    storeDraft(writer, `${place}/${keyOf(field, '0')}`, draft)
  }
  forgetDraft(writer, `${place}/form`)
}
