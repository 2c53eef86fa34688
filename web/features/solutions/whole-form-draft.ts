import { editsMessages } from '#contract/messages/edits.ts'
import { isSame } from '../../lib/edits/edit.ts'
import { isTextOrPicks } from '../../lib/edits/stored-edits.ts'
import { forgetDraft, readDrafts, readWriter, storeDraft } from '../../lib/edits/stored-drafts.ts'
import type { SolutionField } from './solution-values.ts'

const fields: SolutionField[] = ['name', 'fhn', 'purposes']

/** Version 0.2.0 kept a form about a solution as one draft; from now on each field lies for itself. */
export function splitWholeForm(place: string) {
  const writer = readWriter()
  const whole = readDrafts(writer, place).get('form')
  if (!whole) return
  const drafts = fields.flatMap((field) => {
    const [value, startedFrom] = [whole.value, whole.startedFrom].map(
      (form) => (form as Record<string, unknown>)?.[field],
    )
    if (!isTextOrPicks(value) || !isTextOrPicks(startedFrom) || isSame(value, startedFrom)) return []
    const draft = { value, startedFrom, label: editsMessages.solution[field], at: whole.at }
    return [[`${place}/${field}~0`, draft] as const]
  })
  // all or nothing: where there is no room for its fields the form waits as it is
  const isSplit = drafts.every(([to, draft]) => storeDraft(writer, to, draft))
  const gone = isSplit ? [`${place}/form`] : drafts.map(([to]) => to)
  for (const one of gone) forgetDraft(writer, one)
}
