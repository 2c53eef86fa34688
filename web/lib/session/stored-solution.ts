import { readKey, writeKey } from './stored-keys.ts'
import { useStoredKey } from './use-session.ts'

export function readSelectedSolutionId(): number | null {
  const text = readKey('solutionID') ?? ''
  return /^[1-9]\d*$/.test(text) ? Number(text) : null
}

export const selectSolution = (solutionId: number) => writeKey('solutionID', String(solutionId))

/** Somebody deleted it; another one stays selected. */
export function forgetSolution(solutionId: number) {
  if (readSelectedSolutionId() === solutionId) writeKey('solutionID', null)
}

export const useSelectedSolutionId = () => useStoredKey('solutionID', readSelectedSolutionId)
