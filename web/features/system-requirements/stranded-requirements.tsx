import type { Dispatch } from 'react'
import { deletedMessages } from '#contract/messages/deleted.ts'
import type { DeletedThing } from '../../lib/queries/deletion.queries.ts'
import { orphansOf, type DraftAction, type ListDrafts, type Listed } from '../../lib/edits/list-drafts.ts'
import { DeletedText } from '../../domain/workshop/deleted-text.tsx'
import { StrandedText } from '../../ui/edits/stranded-text.tsx'

interface StrandedRequirementsProps {
  /** The option whose requirements they are. */
  thing: DeletedThing
  drafts: ListDrafts
  listed: Listed
  ratedNone: ReadonlySet<number>
  change: Dispatch<DraftAction>
}

/** What was typed into requirements that somebody else has deleted, or for ratings that are None now. */
export function StrandedRequirements({ thing, drafts, listed, ratedNone, change }: StrandedRequirementsProps) {
  const { typed, edits } = orphansOf(drafts, listed)
  const { requirement, rating, ratedNone: isNone } = deletedMessages
  return (
    <>
      {typed.map(([parentId, { text, about }]) => {
        const stranded = { about, text, onDiscard: () => change({ type: 'discarded', parentId }) }
        return ratedNone.has(parentId) ? (
          <StrandedText key={`new ${parentId}`} sentence={isNone} {...stranded} />
        ) : (
          <DeletedText key={`new ${parentId}`} what={rating} thing={thing} {...stranded} />
        )
      })}
      {edits.map(({ id, parentId, text, startedFrom }) => {
        const stranded = { about: startedFrom, text, onDiscard: () => change({ type: 'edit ended', id }) }
        return parentId !== undefined && ratedNone.has(parentId) ? (
          <StrandedText key={`edit ${id}`} sentence={isNone} {...stranded} />
        ) : (
          <DeletedText
            key={`edit ${id}`}
            what={requirement}
            thing={{ ...thing, system_requirement_id: id }}
            {...stranded}
          />
        )
      })}
    </>
  )
}
