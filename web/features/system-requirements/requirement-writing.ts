import type { Dispatch } from 'react'
import type { DraftAction, ListDrafts } from '../../lib/edits/list-drafts.ts'

/** What every line of every table shares: whose requirements they are, what is typed, and where a problem is told. */
export interface RequirementWriting {
  solutionId: number
  drafts: ListDrafts
  change: Dispatch<DraftAction>
  onProblem: (sentence: string | null) => void
}
