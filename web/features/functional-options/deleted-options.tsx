import type { Dispatch } from 'react'
import { deletedMessages } from '#contract/messages/deleted.ts'
import { orphansOf, type DraftAction, type ListDrafts, type Listed } from '../../lib/edits/list-drafts.ts'
import { DeletedText } from '../../domain/workshop/deleted-text.tsx'

interface DeletedOptionsProps {
  solutionId: number
  drafts: ListDrafts
  listed: Listed
  change: Dispatch<DraftAction>
}

/** What was typed into options, and for stories, that somebody else has deleted. */
export function DeletedOptions({ solutionId, drafts, listed, change }: DeletedOptionsProps) {
  const { typed, edits } = orphansOf(drafts, listed)
  return (
    <>
      {typed.map(([parentId, { text, about }]) => (
        <DeletedText
          key={`new ${parentId}`}
          what={deletedMessages.story}
          thing={{ solution_id: solutionId, user_story_id: parentId }}
          about={about}
          text={text}
          onDiscard={() => change({ type: 'discarded', parentId })}
        />
      ))}
      {edits.map(({ id, parentId, text, startedFrom }) => (
        <DeletedText
          key={`edit ${id}`}
          what={deletedMessages.option}
          thing={{ solution_id: solutionId, user_story_id: parentId, functional_option_id: id }}
          about={startedFrom}
          text={text}
          onDiscard={() => change({ type: 'edit ended', id })}
        />
      ))}
    </>
  )
}
