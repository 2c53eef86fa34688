import { deletedMessages } from '#contract/messages/deleted.ts'
import type { DeletedThing } from '../../lib/queries/deletion.queries.ts'
import { DeletedText } from '../../domain/workshop/deleted-text.tsx'
import { StrandedText } from '../../ui/edits/stranded-text.tsx'
import type { RequirementEdits } from './use-requirement-edits.ts'

interface StrandedRequirementsProps {
  /** The option whose requirements they are. */
  thing: DeletedThing
  edits: RequirementEdits
  ratedNone: ReadonlySet<number>
}

/** What was typed into requirements that somebody else has deleted, or for ratings that are None now. */
export function StrandedRequirements({ thing, edits, ratedNone }: StrandedRequirementsProps) {
  const { requirement, rating, ratedNone: isNone } = deletedMessages
  return edits.orphans.map(({ name, id, parentId, about, text }) => {
    const stranded = { about, text, onDiscard: () => edits.editor.discard([name]) }
    return parentId !== undefined && ratedNone.has(parentId) ? (
      <StrandedText key={name} sentence={isNone} {...stranded} />
    ) : (
      <DeletedText
        key={name}
        what={id === undefined ? rating : requirement}
        thing={{ ...thing, system_requirement_id: id }}
        {...stranded}
      />
    )
  })
}
