import { useState } from 'react'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { noValues, type SolutionField, type SolutionValues } from './solution-values.ts'

const required = {
  name: solutionsMessages.nameRequired,
  fhn: solutionsMessages.fhnRequired,
  purposes: solutionsMessages.purposeRequired,
}

const allFields: SolutionField[] = ['name', 'fhn', 'purposes']

/** A field says that it is required once somebody has left it, or has tried to send the form. */
export function useSolutionForm(initial: SolutionValues) {
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<readonly SolutionField[]>([])

  const isMissing = (field: SolutionField) => values[field].length === 0 || (field === 'name' && !values.name.trim())
  return {
    values,
    change: (part: Partial<SolutionValues> | ((now: SolutionValues) => Partial<SolutionValues>)) =>
      setValues((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
    isMissing,
    problemOf: (field: SolutionField) => (left.includes(field) && isMissing(field) ? required[field] : undefined),
    leave: (field: SolutionField) => setLeft((former) => [...former, field]),
    leaveAll: () => setLeft(allFields),
    clear: () => {
      setValues(noValues)
      setLeft([])
    },
  }
}

export type SolutionForm = ReturnType<typeof useSolutionForm>
