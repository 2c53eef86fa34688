import { useMemo } from 'react'
import { TEXT_MAX } from '#contract/limits.ts'
import { historyMessages } from '#contract/messages/history.ts'
import { conflictOf } from '../../lib/edits/edit.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import type { ConflictItem } from '../../ui/edits/conflict-item.ts'
import { Conflicts } from '../../ui/edits/conflicts.tsx'
import type { EarlierText, useBringBack } from './history.queries.ts'

/** Shown when the text was changed again since it was compared: asks which of the two shall stand. */
export function EarlierTextConflict({ bringBack }: { bringBack: ReturnType<typeof useBringBack> }) {
  const { error, variables: earlier } = bringBack
  const items = useMemo(() => (earlier ? conflictsIn(error, earlier) : []), [error, earlier])
  const theirs = String(items[0]?.theirs)
  const decide = (text: string) => {
    if (!earlier || text === theirs) return bringBack.reset()
    bringBack.mutate({ ...earlier, text, previous: theirs })
  }
  return (
    <Conflicts
      items={items}
      sentence={error?.message ?? ''}
      onDecide={(decided) => decide(String(decided.get('text')))}
      onCancel={bringBack.reset}
    />
  )
}

function conflictsIn(error: Error | null, { deed, text }: EarlierText): ConflictItem[] {
  const [conflict] = error instanceof ApiError ? error.conflicts : []
  if (!conflict) return []
  const isStory = deed.step === 'user-stories'
  const theirs = conflict.user_story ?? conflict.functional_option ?? conflict.specification
  return [
    {
      id: 'text',
      label: isStory
        ? historyMessages.userStory
        : deed.step === 'functional-options'
          ? historyMessages.functionalOption
          : historyMessages.systemRequirement,
      mine: text,
      ...conflictOf(conflict, typeof theirs === 'string' ? theirs : ''),
      joint: ' ',
      maxLength: TEXT_MAX,
      mayBeBlank: isStory,
    },
  ]
}
