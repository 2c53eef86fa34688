import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { conflictOf, type EditConflict, type Edits, type EditValue, type StoredValues } from '../../lib/edits/edit.ts'
import type { ApiError } from '../../lib/http/api-error.ts'
import type { ConflictLook } from '../../ui/edits/edit-conflicts.tsx'
import type { Choices } from './use-choices.ts'

/** What is typed and picked of a solution; ids as the pickers know them. Each field is edited under its own name. */
export interface SolutionValues {
  name: string
  fhn: string
  purposes: readonly string[]
}

export type SolutionField = keyof SolutionValues

type Lists = Pick<Choices, 'fhns' | 'purposes'>

export const noValues: SolutionValues = { name: '', fhn: '', purposes: [] }

/** Where what is typed about a solution lies. */
export const detailsPlace = (solutionId: number) => `solution/${solutionId}/details`

export const byField = (values: SolutionValues): StoredValues<EditValue> => new Map(Object.entries(values))

/** The form as it is on the screen. */
export const typedValues = (edits: Edits<EditValue>, stored: SolutionValues) =>
  valuesBy((field) => edits.get(field)?.value ?? stored[field])

/** The form as it was when each field was begun. */
export const startingValues = (edits: Edits<EditValue>, stored: SolutionValues) =>
  valuesBy((field) => edits.get(field)?.startedFrom ?? stored[field])

function valuesBy(read: (field: SolutionField) => EditValue): SolutionValues {
  const text = (value: EditValue) => (typeof value === 'string' ? value : '')
  const list = (value: EditValue) => (typeof value === 'string' ? [] : value)
  return { name: text(read('name')), fhn: text(read('fhn')), purposes: list(read('purposes')) }
}

export const toStored = (value: EditValue) => (typeof value === 'string' ? value.trim() : value)

/** A server may name the need and the purposes without their ids; the lists know them. */
export function valuesOf(
  solution: { solution_name: string; primary_fhn: number | null; p_fhn: string; purposes: readonly string[] },
  { fhns, purposes }: Lists,
): SolutionValues {
  const fhn = solution.primary_fhn ?? fhns?.find(({ label }) => label === solution.p_fhn)?.value ?? ''
  const picked = purposes?.filter(({ label }) => solution.purposes.includes(label)) ?? []
  return { name: solution.solution_name, fhn: String(fhn), purposes: picked.map(({ value }) => value) }
}

/** Picked twice in another order is picked the same: the order is that of the list. */
export const inListOrder = (picked: readonly string[], { purposes = [] }: Lists) =>
  purposes.map(({ value }) => value).filter((id) => picked.includes(id))

/** Fields that somebody else has changed meanwhile. */
export function conflictsIn({ conflicts }: ApiError, choices: Lists): Map<string, EditConflict<EditValue>> {
  const found = new Map<SolutionField, EditConflict<EditValue>>()
  for (const conflict of conflicts) {
    const { solution_name, primary_fhn, purpose_ids } = conflict
    if (typeof solution_name === 'string') found.set('name', conflictOf<EditValue>(conflict, solution_name))
    if (typeof primary_fhn === 'number') found.set('fhn', conflictOf<EditValue>(conflict, String(primary_fhn)))
    if (Array.isArray(purpose_ids)) {
      const theirs = inListOrder(purpose_ids.map(String), choices)
      found.set('purposes', conflictOf<EditValue>(conflict, theirs))
    }
  }
  return found
}

export function conflictLookOf(field: string, { fhns = [], purposes = [] }: Lists): ConflictLook {
  if (field === 'name') return { maxLength: SOLUTION_NAME_MAX }
  return { options: field === 'fhn' ? fhns : purposes }
}
