import type { Decided } from '#contract/chain.ts'
import type { Queries } from '../../db/schema.ts'
import { listRequirementsOfSolution } from '../../solution-parts/requirements.sql.ts'
import { listDecisions, listOptionsOf, listStories } from '../../solution-parts/stories.sql.ts'
import type { DeedRow } from './activity.sql.ts'
import { subjectKind } from './text-kind.ts'

/** What a deed is about as it stands now, or null where that is gone. */
export interface Present {
  text: (row: DeedRow, metricId: number | undefined) => string | null
  decision: (row: DeedRow) => Decided | null
}

/** Where nobody asks how it is by now. */
export const nothingPresent: Present = { text: () => null, decision: () => null }

/** Reads what the texts of a solution are now: those kinds of text only that these deeds are about. */
export async function presentTexts(db: Queries, solutionId: number, rows: DeedRow[]): Promise<Present> {
  const kinds = new Set(rows.map(({ kind }) => subjectKind(kind)))
  const stories = kinds.has('story') ? await listStories(db, solutionId) : []
  const options = kinds.has('option') ? await listOptionsOf(db, solutionId) : []
  const requirements = kinds.has('requirement') ? await listRequirementsOfSolution(db, solutionId) : []
  const isDecided = rows.some(({ kind }) => kind === 'option_decided')
  const decisions = isDecided ? await listDecisions(db, solutionId) : []

  const now = {
    // by metric: one that was removed and added again has a new story in the old one's place
    story: new Map(stories.map((story) => [story.metric_id, story.user_story])),
    option: new Map(options.map((option) => [option.id, option.functional_option])),
    requirement: new Map(requirements.map((requirement) => [requirement.id, requirement.specification])),
  }
  const decided = new Map(decisions.map(({ id, ...decision }) => [id, decision]))
  return {
    text(row, metricId) {
      const kind = subjectKind(row.kind)
      const id = kind === 'story' ? metricId : row.subject_id
      return kind && id ? (now[kind].get(id) ?? null) : null
    },
    decision: ({ subject_id }) => decided.get(subject_id ?? 0) ?? null,
  }
}
