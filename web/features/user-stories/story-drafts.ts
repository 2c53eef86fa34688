import type { BodyOf } from '#contract/index.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import type { Drafts } from '../../lib/edits/draft-keeper.ts'
import type { LeftDraft } from '../../lib/edits/use-kept-drafts.ts'

/** A story somebody has typed and not saved. */
export interface StoryDraft {
  text: string
  /** The stored text the typing began from; sent along, so that nobody's later words are overwritten unseen. */
  startedFrom: string
  /** The metric's words, and the story's id where it was seen: the row itself may go. */
  about: string
  storyId?: number | undefined
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
  const about = { about: row.metric_text, storyId: row.user_story_id }
  const draft = drafts.get(row.metric_id) ?? { startedFrom: row.user_story, ...about }
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
    return changed(rest, metric_id, isDone ? undefined : { ...draft, startedFrom: user_story })
  }, drafts)
}

/** Somebody was faster, and this is what shall become of both texts. It starts from theirs; theirs itself is no draft. */
export function decided(drafts: StoryDrafts, metricId: number, text: string, theirs: string): StoryDrafts {
  const draft = drafts.get(metricId)
  return draft
    ? changed(drafts, metricId, text === theirs ? undefined : { ...draft, text, startedFrom: theirs })
    : drafts
}

/** Its row may be gone. */
export function retyped(drafts: StoryDrafts, metricId: number, text: string): StoryDrafts {
  const draft = drafts.get(metricId)
  return draft ? changed(drafts, metricId, { ...draft, text }) : drafts
}

export const discarded = (drafts: StoryDrafts, metricId: number) => changed(drafts, metricId, undefined)

/** Those whose metric somebody has removed: there is nowhere to save them. */
export function orphansOf(drafts: StoryDrafts, rows: readonly UserStoryRow[]): [metricId: number, StoryDraft][] {
  const present = new Set(rows.map((row) => row.metric_id))
  return [...drafts].filter(([metricId]) => !present.has(metricId))
}

/** Every row, also those a search hides: the server tells by `previous` which of them were touched. */
export function toUpdates(drafts: StoryDrafts, rows: readonly UserStoryRow[]): StoryUpdate[] {
  return rows.filter(hasMetric).map((row) => ({
    metric_id: row.metric_id,
    user_story: textOf(drafts, row),
    previous: draftOf(drafts, row)?.startedFrom ?? row.user_story,
  }))
}

/** As the browser keeps them. */
export function toKept(drafts: StoryDrafts): Drafts<string> {
  return new Map(
    [...drafts].map(([metricId, { text, startedFrom, about }]) => [
      String(metricId),
      { value: text, startedFrom, label: `User story: ${about}` },
    ]),
  )
}

/** Back on the screen, as if just typed. What is being typed now is not replaced. */
export function restored(drafts: StoryDrafts, left: readonly LeftDraft<string>[], rows: readonly UserStoryRow[]) {
  return left.reduce((rest, { name, value, startedFrom, label }) => {
    const row = rows.find(({ metric_id }) => String(metric_id) === name)
    const draft = { text: value, startedFrom, about: row?.metric_text ?? label, storyId: row?.user_story_id }
    return rest.has(Number(name)) ? rest : changed(rest, Number(name), draft)
  }, drafts)
}

function changed(drafts: StoryDrafts, metricId: number, draft: StoryDraft | undefined): StoryDrafts {
  const next = new Map(drafts)
  if (draft) next.set(metricId, draft)
  else next.delete(metricId)
  return next
}
