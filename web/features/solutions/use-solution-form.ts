import { useState } from 'react'
import { messages } from '#contract/messages.ts'

/** What is being typed and picked; ids as the pickers know them. */
export interface SolutionValues {
  name: string
  fhn: string
  purposes: string[]
}

export type SolutionField = keyof SolutionValues

export const noValues: SolutionValues = { name: '', fhn: '', purposes: [] }

const required = {
  name: messages.solutions.nameRequired,
  fhn: messages.solutions.fhnRequired,
  purposes: messages.solutions.purposeRequired,
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
