import { useCallback, useMemo, useState } from 'react'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { isText, useKeptDrafts } from '../../lib/edits/use-kept-drafts.ts'
import { discarded, draftOf, orphansOf, restored, saved, settled, toKept, typed } from './story-drafts.ts'
import type { StoryDrafts, StoryUpdate } from './story-drafts.ts'

const nobody: readonly UserStoryRow[] = []

/**
 * What is being typed on this screen, kept apart from the stored rows, which may come anew at any time, and in the
 * browser, which may be closed at any time.
 */
export function useStoryDrafts(solutionId: number, rows: readonly UserStoryRow[] | undefined) {
  const [drafts, setDrafts] = useState<StoryDrafts>(new Map())
  const [seenRows, setSeenRows] = useState(rows)
  if (rows !== seenRows) {
    setSeenRows(rows)
    if (rows) setDrafts(settled(drafts, rows))
  }

  const kept = useKeptDrafts<string>({
    place: `solution/${solutionId}/stories`,
    drafts: useMemo(() => toKept(drafts), [drafts]),
    fits: isText,
    isStored:
      rows && (({ name, value }) => rows.some((row) => String(row.metric_id) === name && row.user_story === value)),
  })
  const restore = () => {
    // a story that is being written keeps its earlier words on offer
    const free = kept.left.filter(({ name }) => !drafts.has(Number(name)))
    setDrafts(restored(drafts, free, rows ?? nobody))
    kept.markRestored(free)
  }

  const type = useCallback((row: UserStoryRow, text: string) => setDrafts((now) => typed(now, row, text)), [])
  return {
    drafts,
    setDrafts,
    type,
    unsavedCount: rows?.filter((row) => draftOf(drafts, row)).length ?? 0,
    orphans: rows ? orphansOf(drafts, rows) : [],
    discard: (metricId: number) => setDrafts((now) => discarded(now, metricId)),
    markSaved: (updates: readonly StoryUpdate[]) => setDrafts((now) => saved(now, updates)),
    left: kept.left,
    restore,
    discardLeft: kept.discardLeft,
    abandon: kept.abandon,
  }
}
