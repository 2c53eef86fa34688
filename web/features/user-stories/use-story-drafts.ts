import { useCallback, useState } from 'react'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { draftOf, overtaken, saved, settled, typed, type StoryDrafts, type StoryUpdate } from './story-drafts.ts'

/** What is being typed on this screen, kept apart from the stored rows, which may come anew at any time. */
export function useStoryDrafts(rows: readonly UserStoryRow[] | undefined) {
  const [drafts, setDrafts] = useState<StoryDrafts>(new Map())
  const [seenRows, setSeenRows] = useState(rows)
  if (rows !== seenRows) {
    setSeenRows(rows)
    if (rows) setDrafts(settled(drafts, rows))
  }

  const type = useCallback((row: UserStoryRow, text: string) => setDrafts((now) => typed(now, row, text)), [])
  return {
    drafts,
    type,
    /** A draft whose metric somebody has removed does not count: there is nowhere to save it. */
    unsavedCount: rows?.filter((row) => draftOf(drafts, row)).length ?? 0,
    markSaved: (updates: readonly StoryUpdate[]) => setDrafts((now) => saved(now, updates)),
    markOvertaken: (conflicts: readonly Record<string, unknown>[]) => setDrafts((now) => overtaken(now, conflicts)),
  }
}
