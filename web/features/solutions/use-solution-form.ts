import { useMemo, useState } from 'react'
import { editsMessages } from '#contract/messages/edits.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import type { EditValue } from '../../lib/edits/edit.ts'
import { isTextOrPicks } from '../../lib/edits/stored-edits.ts'
import type { Sending } from '../../lib/edits/sending.ts'
import { useEdits } from '../../lib/edits/use-edits.ts'
import { splitWholeForm } from './whole-form-draft.ts'
import { byField, noValues, typedValues, type SolutionField, type SolutionValues } from './solution-values.ts'

const required = {
  name: solutionDetailsMessages.nameRequired,
  fhn: solutionDetailsMessages.fhnRequired,
  purposes: solutionDetailsMessages.purposeRequired,
}

const allFields: SolutionField[] = ['name', 'fhn', 'purposes']

interface FormOptions {
  /** Where in the workshop. */
  place: string
  /** What the fields show where nobody has touched them; undefined until that is known. */
  stored: SolutionValues | undefined
  sending: Sending<EditValue>
}

/**
 * A field says that it is required once somebody has begun with it and left it empty, or has tried to send the form; not
 * to whoever only goes by.
 */
export function useSolutionForm({ place, stored, sending }: FormOptions) {
  useState(() => splitWholeForm(place))
  const shown = stored ?? noValues
  const inWords = JSON.stringify(stored)
  const byName = useMemo(
    () => (inWords === undefined ? undefined : byField(JSON.parse(inWords) as SolutionValues)),
    [inWords],
  )
  const editor = useEdits<EditValue>({ place, fits: isTextOrPicks, stored: byName, sending })
  const [begun, setBegun] = useState<readonly SolutionField[]>([])
  const [left, setLeft] = useState<readonly SolutionField[]>([])
  const values = typedValues(editor.edits, shown)

  const begin = (field: SolutionField) => setBegun((former) => (former.includes(field) ? former : [...former, field]))
  const isMissing = (field: SolutionField) => values[field].length === 0 || (field === 'name' && !values.name.trim())
  return {
    editor,
    values,
    change: (field: SolutionField, value: EditValue) => {
      begin(field)
      // whoever changes it is at it again
      setLeft((former) => former.filter((other) => other !== field))
      editor.type(field, value, { startedFrom: shown[field], label: editsMessages.solution[field] })
    },
    begin,
    isMissing,
    problemOf: (field: SolutionField) => (left.includes(field) && isMissing(field) ? required[field] : undefined),
    leave: (field: SolutionField) => {
      if (begun.includes(field)) setLeft((former) => [...former, field])
    },
    leaveAll: () => setLeft(allFields),
    /** It begins anew. */
    enterAll: () => {
      setBegun([])
      setLeft([])
    },
    /** Given up, or done: nothing that was typed is wanted later. */
    clear: () => {
      editor.discard()
      setBegun([])
      setLeft([])
    },
  }
}

export type SolutionForm = ReturnType<typeof useSolutionForm>
