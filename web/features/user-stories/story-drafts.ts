import type { BodyOf } from '#contract/index.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'

/** A story somebody has typed and not saved. */
export interface StoryDraft {
  text: string
  /** The stored text the typing began from; sent along, so that nobody's later words are overwritten unseen. */
  startedFrom: string
  /** What somebody else stored meanwhile, once the server has said so. */
  meanwhile?: string
}

/** By metric. A row without a draft shows what is stored, and so follows the changes of others. */
export type StoryDrafts = ReadonlyMap<number, StoryDraft>
export type StoryUpdate = BodyOf<'PUT /api/user_stories_table/{solution_id}'>['updates'][number]

/** Other servers may send rows that belong to no metric; they can be read, not saved. */
export const hasMetric = (row: UserStoryRow) => Number.isInteger(row.metric_id)

export const draftOf = (drafts: StoryDrafts, row: UserStoryRow) =>
  hasMetric(row) ? drafts.get(row.metric_id) : undefined

export const textOf = (drafts: StoryDrafts, row: UserStoryRow) => draftOf(drafts, row)?.text ?? row.user_story

/** Typing one's way back to the stored text leaves nothing to save. */
export function typed(drafts: StoryDrafts, row: UserStoryRow, text: string): StoryDrafts {
  const draft = drafts.get(row.metric_id) ?? { startedFrom: row.user_story }
  const isBack = text === row.user_story || text === draft.startedFrom
  return changed(drafts, row.metric_id, isBack ? undefined : { ...draft, text })
}

/** Once rows have come anew: a draft that says what is stored is none any more. */
export function settled(drafts: StoryDrafts, rows: readonly UserStoryRow[]): StoryDrafts {
  const stored = rows.filter((row) => draftOf(drafts, row)?.text === row.user_story)
  return stored.reduce((rest, row) => changed(rest, row.metric_id, undefined), drafts)
}

/** What was typed on while the save was under way stays unsaved, and starts from what was saved. */
export function saved(drafts: StoryDrafts, updates: readonly StoryUpdate[]): StoryDrafts {
  return updates.reduce((rest, { metric_id, user_story }) => {
    const draft = rest.get(metric_id)
    if (!draft) return rest
    const isDone = draft.text === user_story
    return changed(rest, metric_id, isDone ? undefined : { text: draft.text, startedFrom: user_story })
  }, drafts)
}

/** Somebody was faster: both texts are shown from now on, so the next save may replace theirs. */
export function overtaken(drafts: StoryDrafts, conflicts: readonly Record<string, unknown>[]): StoryDrafts {
  return conflicts.reduce<StoryDrafts>((rest, { metric_id, user_story }) => {
    const draft = rest.get(Number(metric_id))
    if (!draft || typeof user_story !== 'string') return rest
    return changed(rest, Number(metric_id), { text: draft.text, startedFrom: user_story, meanwhile: user_story })
  }, drafts)
}

/** Every row, also those a search hides: the server tells by `previous` which of them were touched. */
export function toUpdates(drafts: StoryDrafts, rows: readonly UserStoryRow[]): StoryUpdate[] {
  return rows.filter(hasMetric).map((row) => ({
    metric_id: row.metric_id,
    user_story: textOf(drafts, row),
    previous: draftOf(drafts, row)?.startedFrom ?? row.user_story,
  }))
}

function changed(drafts: StoryDrafts, metricId: number, draft: StoryDraft | undefined): StoryDrafts {
  const next = new Map(drafts)
  if (draft) next.set(metricId, draft)
  else next.delete(metricId)
  return next
}
