import { useMemo } from 'react'
import { editsMessages } from '#contract/messages/edits.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { isBlank, unsavedIn, type Lists } from '../../lib/edits/list-edits.ts'
import { useListEdits } from '../../lib/edits/use-list-edits.ts'
import { areShortEnough } from '../../ui/edits/short-enough.ts'
import { announce } from '../../ui/feedback/toast-store.ts'
import { placeCalled } from '../../ui/focus/controls.ts'
import { useAddOption, useUpdateOption } from './functional-options.queries.ts'

/** The options of each story as they are edited, one at a time, and what is typed for new ones. */
export function useOptionEdits(solutionId: number, rows: readonly UserStoryRow[]) {
  const options = useListEdits({
    place: `solution/${solutionId}/options`,
    lists: useMemo(() => listsOf(rows), [rows]),
    labelOf: editsMessages.option,
    field: 'functional_option',
    add: useAddOption(solutionId).run,
    update: useUpdateOption(solutionId).run,
    isOneAtATime: true,
  })
  const { editor, stored } = options
  // what was typed into something that is gone has nowhere to go
  const saveable = unsavedIn(editor.edits).filter(([name]) => stored.has(name))
  const saveAll = async () => {
    if (!areShortEnough(saveable.map(([, edit]) => edit))) return false
    const blank = saveable.find(([, { value }]) => isBlank(value))
    if (!blank) return editor.saveThose(saveable.map(([name]) => name))
    announce('error', functionalOptionsMessages.empty)
    placeCalled(blank[0])?.focus()
    return false
  }
  return {
    ...options,
    openOption: options.open[0] ?? null,
    /** Answers whether all was saved; undefined where nothing can be. */
    saveAll: saveable.length > 0 ? saveAll : undefined,
  }
}

export type OptionEdits = ReturnType<typeof useOptionEdits>

const listsOf = (rows: readonly UserStoryRow[]): Lists => ({
  parentIds: rows.map((row) => row.user_story_id),
  texts: rows
    .flatMap((row) => row.functional_options)
    .map(({ id, user_story_id, functional_option }) => ({ id, parentId: user_story_id, text: functional_option })),
})
