import type { BodyOf } from '#contract/index.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { conflictOf, type Edits, type EditConflict } from '../../lib/edits/edit.ts'
import type { ApiError } from '../../lib/http/api-error.ts'

export type StoryUpdate = BodyOf<'PUT /api/user_stories_table/{solution_id}'>['updates'][number]

/** Other servers may send rows that belong to no metric; they can be read, not saved. */
export const hasMetric = (row: UserStoryRow) => Number.isInteger(row.metric_id)

/** A story is edited under the name of its metric, of which a solution has one. */
export const nameOf = (row: UserStoryRow) => String(row.metric_id)

export const editOf = (edits: Edits<string>, row: UserStoryRow) => edits.get(nameOf(row))

export const textOf = (edits: Edits<string>, row: UserStoryRow) => editOf(edits, row)?.value ?? row.user_story

export const storedStories = (rows: readonly UserStoryRow[]) =>
  new Map(rows.filter(hasMetric).map((row) => [nameOf(row), row.user_story]))

/** Every row, also those a search hides: the server tells by `previous` which of them were touched. */
export function toUpdates(edits: Edits<string>, rows: readonly UserStoryRow[]): StoryUpdate[] {
  return rows.filter(hasMetric).map((row) => ({
    metric_id: row.metric_id,
    user_story: textOf(edits, row),
    previous: editOf(edits, row)?.startedFrom ?? row.user_story,
  }))
}

export function conflictsIn({ conflicts }: ApiError): Map<string, EditConflict<string>> {
  return new Map(
    conflicts.flatMap((conflict) => {
      const { metric_id, user_story } = conflict
      return typeof user_story === 'string' ? [[String(metric_id), conflictOf(conflict, user_story)]] : []
    }),
  )
}
