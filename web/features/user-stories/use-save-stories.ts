import { useState } from 'react'
import { TEXT_MAX } from '#contract/limits.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { authorOf, type ConflictItem, type ConflictValue } from '../../ui/edits/conflicts.tsx'
import { announce } from '../../ui/feedback/toast-store.ts'
import { decided, retyped, toUpdates, type StoryDrafts } from './story-drafts.ts'
import type { useStoryDrafts } from './use-story-drafts.ts'
import { useSaveUserStories } from './user-stories.queries.ts'

/** Saves every story, and asks where somebody else has saved one of them meanwhile. */
export function useSaveStories(
  solutionId: number,
  rows: readonly UserStoryRow[] | undefined,
  { drafts, setDrafts, markSaved }: ReturnType<typeof useStoryDrafts>,
) {
  const saving = useSaveUserStories(solutionId)
  const [conflicts, setConflicts] = useState<readonly ConflictItem[]>([])

  const send = (now: StoryDrafts) => {
    if (saving.isPending) return
    const updates = toUpdates(now, rows ?? [])
    if (updates.length === 0) return announce('error', userStoriesMessages.nothingToSave)
    saving.mutate(updates, {
      onSuccess: markSaved,
      onError: (error) => error instanceof ApiError && setConflicts(toItems(error.conflicts, now)),
    })
  }

  return {
    save: () => send(drafts),
    isSaving: saving.isPending,
    items: conflicts,
    cancel: () => setConflicts([]),
    storedNow: (id: string) => rows?.find((row) => String(row.metric_id) === id)?.user_story,
    giveUp: (merged: ReadonlyMap<string, ConflictValue>) => {
      setConflicts([])
      setDrafts([...merged].reduce((rest, [id, text]) => retyped(rest, Number(id), String(text)), drafts))
    },
    decide: (decisions: ReadonlyMap<string, ConflictValue>, items: readonly ConflictItem[]) => {
      const next = items.reduce(
        (rest, { id, theirs }) => decided(rest, Number(id), String(decisions.get(id)), String(theirs)),
        drafts,
      )
      setConflicts([])
      setDrafts(next)
      // with theirs taken everywhere there may be nothing left to send
      if (next.size > 0) send(next)
    },
  }
}

function toItems(conflicts: readonly Record<string, unknown>[], drafts: StoryDrafts): ConflictItem[] {
  return conflicts.flatMap((conflict): ConflictItem[] => {
    const draft = drafts.get(Number(conflict.metric_id))
    if (!draft || typeof conflict.user_story !== 'string') return []
    return [
      {
        id: String(conflict.metric_id),
        label: draft.about,
        mine: draft.text,
        theirs: conflict.user_story,
        ...authorOf(conflict),
        joint: '\n',
        maxLength: TEXT_MAX,
        mayBeBlank: true,
      },
    ]
  })
}
