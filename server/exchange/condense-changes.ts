import type { Change } from '#contract/live.ts'

/** This many fit into a NOTIFY of PostgreSQL (8,000 bytes) and are more than a browser can make use of one by one. */
const MOST = 50

export const EVERYTHING: Change = { kind: 'everything', solution_id: null, subject_id: null }

/** The same changes, each said once; of too many only which solutions they concern, of far too many only that. */
export function condense(changes: Change[]): Change[] {
  if (changes.length === 1) return changes
  const once = unique(changes)
  if (once.length <= MOST) return once
  const bySolution = unique(once.map((change) => ({ ...change, subject_id: null })))
  return bySolution.length <= MOST ? bySolution : [EVERYTHING]
}

function unique(changes: Change[]): Change[] {
  const keyOf = ({ kind, solution_id, subject_id }: Change) => `${kind} ${solution_id} ${subject_id}`
  return [...new Map(changes.map((change) => [keyOf(change), change])).values()]
}
