import { useCallback, useMemo, useState } from 'react'
import { editsMessages } from '#contract/messages/edits.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { isText } from '../../lib/edits/stored-edits.ts'
import { useEdits } from '../../lib/edits/use-edits.ts'
import { areShortEnough } from '../../ui/edits/short-enough.ts'
import { announce } from '../../ui/feedback/toast-store.ts'
import { conflictsIn, hasMetric, nameOf, storedStories, toUpdates } from './story-edits.ts'
import { useSaveUserStories } from './user-stories.queries.ts'

/** The stories of a solution as they are edited, and saving all of them in one request. */
export function useStoryEdits(solutionId: number, rows: readonly UserStoryRow[] | undefined) {
  const stored = useMemo(() => rows && storedStories(rows), [rows])
  const saving = useSaveUserStories(solutionId)
  const editor = useEdits<string>({
    place: `solution/${solutionId}/stories`,
    fits: isText,
    stored,
    sending: {
      isOneRequest: true,
      transmit: async (batch, givenUp) => {
        const updates = await saving.run(toUpdates(batch, rows ?? []), givenUp)
        return updates.map(({ metric_id }) => String(metric_id))
      },
      conflictsIn,
    },
  })
  const { edits, type: typeInto } = editor
  const seenRows = useSeenRows(rows)

  const [lastTyped, setLastTyped] = useState('')
  const type = useCallback(
    (row: UserStoryRow, text: string) => {
      setLastTyped(nameOf(row))
      typeInto(nameOf(row), text, {
        startedFrom: row.user_story,
        label: editsMessages.story(row.metric_text),
      })
    },
    [typeInto],
  )
  const save = async () => {
    if (saving.isPending) return false
    if (!areShortEnough(edits.values())) return false
    if (rows?.some(hasMetric)) return editor.save()
    announce('error', userStoriesMessages.nothingToSave)
    return false
  }
  // their metric was removed: there is nowhere to save them
  const rescued = stored ? [...edits].filter(([name]) => !stored.has(name)) : []
  return {
    editor,
    type,
    save,
    isSaving: saving.isPending,
    /** The unsaved story that was written in last. */
    lastWritten: edits.has(lastTyped) ? lastTyped : [...edits.keys()].at(-1),
    unsavedCount: edits.size - rescued.length,
    rescued: rescued.map(([name, { value, label }]) => ({ name, text: value, label, row: seenRows.get(name) })),
  }
}

/** Rows that were here at some time of this visit, to tell of one that has been removed. */
function useSeenRows(rows: readonly UserStoryRow[] | undefined): ReadonlyMap<string, UserStoryRow> {
  const [seen, setSeen] = useState<{ last: typeof rows; byName: ReadonlyMap<string, UserStoryRow> }>(nothingSeen)
  if (seen.last === rows) return seen.byName
  const byName = new Map([...seen.byName, ...(rows ?? []).map((row) => [nameOf(row), row] as const)])
  setSeen({ last: rows, byName })
  return byName
}

const nothingSeen = { last: undefined, byName: new Map<string, UserStoryRow>() }
