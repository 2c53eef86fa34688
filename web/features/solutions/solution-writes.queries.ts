import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BodyOf } from '#contract/index.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { isReadOnly } from '../../lib/http/is-read-only.ts'
import { reasonOf } from '../../lib/http/error-sentences.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { forgetSolution } from '../../lib/session/stored-solution.ts'
import { announce } from '../../ui/feedback/toast-store.ts'
import { things } from '../../lib/queries/things.ts'
import { useWrite, type Send } from '../../lib/queries/use-write.ts'
import type { SolutionField } from './solution-values.ts'

type NewSolution = BodyOf<'POST /api/solutions'> & {
  purpose_ids: number[]
  /** Called when the solution is there, before its purposes are sent. */
  onCreated?: (id: number) => void
}
type SolutionFields = BodyOf<'PUT /api/solutions/{id}'>
type Purposes = Omit<BodyOf<'POST /api/solution-purposes'>, 'solution_id'>

/** The solution itself is stored, its purposes are not. It has a sentence of its own also where editing is paused. */
export class PurposesError extends ApiError {
  /** Whether the same action had stored something else before. */
  readonly isPartial: boolean

  constructor(isPartial: boolean, cause: ApiError) {
    super({ status: cause.status, conflicts: cause.conflicts }, reasonOf(cause), { cause })
    this.isPartial = isPartial
  }
}

/** Of a failure: what its action had stored before it. */
export const fieldsSavedBefore = (error: ApiError): SolutionField[] =>
  error instanceof PurposesError && error.isPartial ? ['name', 'fhn'] : []

async function sendPurposes(send: Send, solutionId: number, purposes: Purposes, isPartial: boolean) {
  try {
    return await send('POST /api/solution-purposes', {
      body: { solution_id: solutionId, ...purposes },
      failure: solutionDetailsMessages.purposesFailed,
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new PurposesError(isPartial, error)
  }
}

/** Two calls. When the second fails, the next try makes only that one, for the solution created before. */
export function useCreateSolution() {
  const queryClient = useQueryClient()
  const [createdId, setCreatedId] = useState<number>()
  const creating = useWrite({
    mutationFn: async ({ purpose_ids, onCreated, ...body }: NewSolution, send) => {
      const id = createdId ?? (await send('POST /api/solutions', { body })).id
      setCreatedId(id)
      onCreated?.(id)
      await sendPurposes(send, id, { purpose_ids, metrics_action: 'unchanged' }, true)
      return id
    },
    meta: {
      success: solutionDetailsMessages.created,
      thing: (_sent: unknown, id: number) => things.solution(id),
      // the form shows the other kind itself, for as long as it lasts
      failure: (error) => (error instanceof PurposesError ? undefined : createFailure(error)),
    },
    onSuccess: () => setCreatedId(undefined),
    onSettled: () => readAgain(queryClient, { queryKey: keys.allSolutions }),
  })
  return { ...creating, isHalfDone: createdId !== undefined }
}

function createFailure(error: Error) {
  const hasAnswer = error instanceof ApiError && error.status !== 0
  if (!hasAnswer) return solutionDetailsMessages.createFailedUnknown
  return error.serverMessage ?? solutionDetailsMessages.createFailed
}

/** What has changed of a solution; purposes and metrics action are a call of their own. */
export interface SolutionChange {
  fields: SolutionFields | undefined
  purposes: Purposes | undefined
}

export function useSaveSolution(id: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: async ({ fields, purposes }: SolutionChange, send) => {
      if (fields) {
        await send('PUT /api/solutions/{id}', {
          params: { id },
          body: fields,
          failure: solutionDetailsMessages.updateFailed,
        })
      }
      // a reset can be taken back
      return purposes && sendPurposes(send, id, purposes, fields !== undefined)
    },
    meta: { success: solutionDetailsMessages.updated, thing: () => things.solution(id) },
    onSuccess: (_nothing, { purposes }) => {
      if (purposes && purposes.metrics_action !== 'unchanged') discardSteps(queryClient, id)
    },
    onError: (error, { purposes }) => {
      const isWarning = error instanceof PurposesError && error.isPartial
      // the editor asks about a conflict; that the other half went through is worth saying all the same
      const isTold =
        isReadOnly(error) || (hasConflicts(error) && !(error instanceof PurposesError && isUntouched(purposes)))
      if (isWarning || !isTold) announce(isWarning ? 'warning' : 'error', saveFailure(error))
    },
    // given up too: the server may have been faster
    onSettled: () => refresh(queryClient, id),
  })
}

const hasConflicts = (error: Error) => error instanceof ApiError && error.conflicts.length > 0

/** Sent only for what shall become of the metrics. */
const isUntouched = (purposes: Purposes | undefined) =>
  purposes !== undefined && JSON.stringify(purposes.purpose_ids) === JSON.stringify(purposes.previous)

function saveFailure(error: Error) {
  if (!(error instanceof PurposesError)) return reasonOf(error)
  const sentence = error.isPartial
    ? solutionDetailsMessages.updatedWithoutPurposes
    : solutionDetailsMessages.updatePurposesFailed
  return sentence(error.message)
}

/** Forgets what the later steps have loaded; what is on the screen is read anew. */
function discardSteps(queryClient: QueryClient, id: number) {
  void queryClient.resetQueries({
    queryKey: keys.solution(id),
    predicate: ({ queryKey }) => queryKey[2] !== 'details' && queryKey[2] !== 'progress',
  })
}

function refresh(queryClient: QueryClient, id: number) {
  void readAgain(queryClient, { queryKey: keys.allSolutions })
  void readAgain(queryClient, { queryKey: keys.progress(id) })
  return readAgain(queryClient, { queryKey: keys.solutionDetails(id) })
}

export function useDeleteSolution(id: number) {
  const queryClient = useQueryClient()
  const deleting = useWrite({
    mutationFn: (_nothing: void, send) =>
      send('DELETE /api/solutions/{id}', { params: { id }, failure: solutionDetailsMessages.deleteFailed }),
    meta: { success: solutionDetailsMessages.deleted, failure: reasonOf, thing: () => things.solution(id) },
    onSuccess: () => {
      forgetSolution(id)
      return readAgain(queryClient, { queryKey: keys.allSolutions })
    },
    // given up too: the server may have been faster
    onSettled: (_answer, error) => {
      if (error) void readAgain(queryClient, { queryKey: keys.solutionDetails(id) })
    },
  })
  const { isSuccess } = deleting
  // what was loaded of it goes together with the screen that still shows it
  useEffect(() => {
    if (isSuccess) return () => queryClient.removeQueries({ queryKey: keys.solution(id) })
  }, [isSuccess, queryClient, id])
  return deleting
}
