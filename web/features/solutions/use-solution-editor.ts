import { useRef, useState } from 'react'
import type { MetricsAction } from '#contract/solutions.ts'
import { isSame } from '../../lib/edits/edit.ts'
import type { SolutionDetails } from '../../lib/queries/tolerant-answers.ts'
import {
  conflictsIn,
  detailsPlace,
  noValues,
  startingValues,
  toStored,
  typedValues,
  valuesOf,
  type SolutionValues,
} from './solution-values.ts'
import { fieldsSavedBefore, useSaveSolution, type SolutionChange } from './solution-writes.queries.ts'
import type { Choices } from './use-choices.ts'
import { useSolutionForm } from './use-solution-form.ts'

interface Editing {
  solutionId: number
  /** Undefined until it is loaded. */
  solution: SolutionDetails | null | undefined
  choices: Choices
  /** Saved, or given up. */
  onDone: () => void
}

/** A solution as it is edited, and how the difference is sent. */
export function useSolutionEditor({ solutionId, solution, choices, onDone }: Editing) {
  const [action, setAction] = useState<MetricsAction>('unchanged')
  // a reset is done once, right after the question, and not again with what is saved later
  const isResetConfirmed = useRef(false)
  const saving = useSaveSolution(solutionId)
  const stored = solution && !choices.isPending ? valuesOf(solution, choices) : undefined
  const shown = stored ?? noValues
  const form = useSolutionForm({
    place: detailsPlace(solutionId),
    stored,
    sending: {
      isOneRequest: true,
      transmit: async (batch, givenUp) => {
        const wanted = action === 'reset' && !isResetConfirmed.current ? 'unchanged' : action
        await saving.run(changeOf(startingValues(batch, shown), typedValues(batch, shown), wanted), givenUp)
      },
      toStored,
      conflictsIn: (error) => conflictsIn(error, choices),
      savedBefore: fieldsSavedBefore,
    },
  })
  const { editor, values, isMissing } = form

  const start = startingValues(editor.edits, shown)
  const sendsPurposes = !isSame(values.purposes, start.purposes) || action !== 'unchanged'
  // one without purposes may stay so while its name is mended
  const isValid = !isMissing('name') && !isMissing('fhn') && !(sendsPurposes && isMissing('purposes'))

  return {
    form,
    action,
    setAction,
    isValid,
    isSaving: saving.isPending,
    /** A reset has been agreed to before. */
    save: async () => {
      isResetConfirmed.current = true
      const isSaved = await editor.save()
      isResetConfirmed.current = false
      if (isSaved) setAction('unchanged')
      // what was typed on meanwhile is still to be saved
      if (isSaved && !editor.hasEdits()) onDone()
    },
    /** What is on its way is not sent again; what was typed stays. */
    stopSaving: saving.giveUp,
    giveUp: () => {
      form.clear()
      setAction('unchanged')
      onDone()
    },
  }
}

export type SolutionEditing = ReturnType<typeof useSolutionEditor>

/** Only what differs is sent; when nothing does, the fields are, so that Save is always answered. */
function changeOf(start: SolutionValues, values: SolutionValues, metrics_action: MetricsAction): SolutionChange {
  const name = values.name.trim()
  const sendsPurposes = !isSame(values.purposes, start.purposes) || metrics_action !== 'unchanged'
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
