import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MetricsAction } from '#contract/solutions.ts'
import { ApiError } from '../../lib/api-error.ts'
import { solutionQuery } from '../../lib/solution.queries.ts'
import type { SolutionDetails } from '../../lib/tolerant-answers.ts'
import { PurposesError, useSaveSolution, type SolutionChange } from './solutions.queries.ts'
import type { Choices } from './use-choices.ts'
import { useSolutionForm, type SolutionValues } from './use-solution-form.ts'

/** What is typed, what it started from, and how the difference is sent. */
export function useSolutionEditor(
  solution: SolutionDetails,
  choices: Choices,
  action: MetricsAction,
  onSaved: () => void,
) {
  const [start, setStart] = useState(() => valuesOf(solution, choices))
  const form = useSolutionForm(start)
  const saving = useSaveSolution(solution.id)
  const queryClient = useQueryClient()

  const { values, isMissing } = form
  const sendsPurposes = !isSameSet(values.purposes, start.purposes) || action !== 'unchanged'
  // one without purposes may stay so while its name is mended
  const isValid = !isMissing('name') && !isMissing('fhn') && !(sendsPurposes && isMissing('purposes'))

  /** After a conflict: what was not touched follows the others, what was typed stays, and the next try stands on theirs. */
  const rebase = (next: SolutionValues) => {
    form.change((now) => ({
      ...(now.name === start.name && { name: next.name }),
      ...(now.fhn === start.fhn && { fhn: next.fhn }),
      ...(isSameSet(now.purposes, start.purposes) && { purposes: next.purposes }),
    }))
    setStart(next)
  }

  /** The solution has been read anew when a save has failed. */
  const recover = (error: Error) => {
    const cause = error instanceof PurposesError ? error.cause : error
    if (cause instanceof ApiError && cause.code === 'SOLUTION_CHANGED') {
      const now = queryClient.getQueryData(solutionQuery(solution.id).queryKey)
      if (now) rebase(valuesOf(now, choices))
    } else if (error instanceof PurposesError && error.isPartial) {
      setStart({ name: values.name.trim(), fhn: values.fhn, purposes: start.purposes })
    }
  }

  const save = () => {
    saving.mutate(changeOf(start, values, action, sendsPurposes), {
      onSuccess: onSaved,
      onError: recover,
    })
  }

  return { form, save, isValid, isSaving: saving.isPending, canSave: !isMissing('name') && !saving.isPending }
}

/** Only what differs is sent; when nothing does, the fields are, so that Save is always answered. */
function changeOf(
  start: SolutionValues,
  values: SolutionValues,
  metrics_action: MetricsAction,
  sendsPurposes: boolean,
): SolutionChange {
  const name = values.name.trim()
  const sendsFields = name !== start.name || values.fhn !== start.fhn || !sendsPurposes
  return {
    fields: sendsFields
      ? {
          solution_name: name,
          primary_fhn: Number(values.fhn),
          ...(start.fhn && { previous: { solution_name: start.name, primary_fhn: Number(start.fhn) } }),
        }
      : undefined,
    purposes: sendsPurposes
      ? { purpose_ids: values.purposes.map(Number), metrics_action, previous: start.purposes.map(Number) }
      : undefined,
  }
}

/** A server may name the need and the purposes without their ids; the lists know them. */
function valuesOf(solution: SolutionDetails, { fhns, purposes }: Choices): SolutionValues {
  const fhn = solution.primary_fhn ?? fhns?.find(({ label }) => label === solution.p_fhn)?.value ?? ''
  const picked = purposes?.filter(({ label }) => solution.purposes.includes(label)) ?? []
  return { name: solution.solution_name, fhn: String(fhn), purposes: picked.map(({ value }) => value) }
}

function isSameSet(a: readonly string[], b: readonly string[]) {
  return a.length === b.length && a.every((one) => b.includes(one))
}
