import { useEffect, useRef, useState } from 'react'
import type { MetricsAction } from '#contract/solutions.ts'
import type { LeftDraft } from '../../lib/edits/use-kept-drafts.ts'
import type { SolutionDetails } from '../../lib/queries/tolerant-answers.ts'
import type { ConflictItem, ConflictValue } from '../../ui/edits/conflicts.tsx'
import { decide, toConflictItems } from './solution-conflicts.ts'
import { filledIn, isSame, isSameSet, type SolutionValues } from './solution-values.ts'
import { conflictsOf, PurposesError, useSaveSolution, type SolutionChange } from './solutions.queries.ts'
import type { Choices } from './use-choices.ts'
import { placeOfSolution, useKeptSolution } from './use-kept-solution.ts'
import { useSolutionForm } from './use-solution-form.ts'

interface Editing {
  solution: SolutionDetails
  choices: Choices
  action: MetricsAction
  /** What an earlier visit typed, to go on from. */
  earlier: LeftDraft<SolutionValues> | undefined
  onDone: () => void
}

/** What is typed, what it started from, and how the difference is sent. */
export function useSolutionEditor({ solution, choices, action, earlier, onDone }: Editing) {
  const stored = valuesOf(solution, choices)
  const [start, setStart] = useState(earlier?.startedFrom ?? stored)
  const [conflicts, setConflicts] = useState<readonly ConflictItem[]>([])
  const form = useSolutionForm(earlier?.value ?? start)
  const saving = useSaveSolution(solution.id)
  const { values, isMissing } = form
  const kept = useKeptSolution({
    place: placeOfSolution(solution.id),
    values,
    start,
    isStored: ({ value }) => isSame(value, stored) || isSame(value, values),
  })

  const sendsPurposes = !isSameSet(values.purposes, start.purposes) || action !== 'unchanged'
  // one without purposes may stay so while its name is mended
  const isValid = !isMissing('name') && !isMissing('fhn') && !(sendsPurposes && isMissing('purposes'))

  /** Saved, or given up: either way nothing of it is wanted later. */
  const finish = () => {
    saving.giveUp()
    kept.abandon()
    onDone()
  }

  // a save may come through late, when the server was away and more has been typed
  const typed = useRef(values)
  useEffect(() => {
    typed.current = values
  }, [values])

  const send = (now: SolutionValues, from: SolutionValues) => {
    saving.mutate(changeOf(from, now, action), {
      onSuccess: () => {
        if (isSame(typed.current, now)) finish()
        else setStart({ ...now, name: now.name.trim() })
      },
      onError: (error) => {
        setConflicts(toConflictItems(conflictsOf(error), now, choices))
        const hasNewFields = error instanceof PurposesError && error.isPartial
        if (hasNewFields) setStart({ name: now.name.trim(), fhn: now.fhn, purposes: from.purposes })
      },
    })
  }

  return {
    form,
    isValid,
    isSaving: saving.isPending,
    canSave: !isMissing('name') && !saving.isPending,
    save: () => send(values, start),
    finish,
    conflicts,
    putOff: () => setConflicts([]),
    decide: (decisions: ReadonlyMap<string, ConflictValue>) => {
      const next = decide(values, start, conflicts, decisions)
      setConflicts([])
      form.change(next.values)
      setStart(next.start)
      send(next.values, next.start)
    },
    left: kept.left,
    restore: () => {
      const [last] = kept.left
      if (!last) return
      form.change(filledIn(values, start, last.value))
      kept.markRestored(kept.left)
    },
    discardLeft: kept.discardLeft,
  }
}

/** Only what differs is sent; when nothing does, the fields are, so that Save is always answered. */
function changeOf(start: SolutionValues, values: SolutionValues, metrics_action: MetricsAction): SolutionChange {
  const name = values.name.trim()
  const sendsPurposes = !isSameSet(values.purposes, start.purposes) || metrics_action !== 'unchanged'
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
export function valuesOf(solution: SolutionDetails, { fhns, purposes }: Choices): SolutionValues {
  const fhn = solution.primary_fhn ?? fhns?.find(({ label }) => label === solution.p_fhn)?.value ?? ''
  const picked = purposes?.filter(({ label }) => solution.purposes.includes(label)) ?? []
  return { name: solution.solution_name, fhn: String(fhn), purposes: picked.map(({ value }) => value) }
}
