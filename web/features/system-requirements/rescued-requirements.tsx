import { deletedMessages } from '#contract/messages/undo.ts'
import type { DeletedThing } from '../../lib/queries/deletion.queries.ts'
import { RescuedFromDeleted } from '../../domain/workshop/rescued-from-deleted.tsx'
import { RescuedText } from '../../ui/edits/rescued-text.tsx'
import type { RequirementEdits } from './use-requirement-edits.ts'

interface RescuedRequirementsProps {
  /** The option whose requirements they are. */
  thing: DeletedThing
  edits: RequirementEdits
  ratedNone: ReadonlySet<number>
}

/** What was typed into requirements that somebody else has deleted, or for ratings that are None now. */
export function RescuedRequirements({ thing, edits, ratedNone }: RescuedRequirementsProps) {
  const { requirement, rating, ratedNone: isNone } = deletedMessages
  return edits.rescued.map(({ name, id, parentId, about, text }) => {
    const rescued = {
      about,
      text,
      field: { place: name, isOneLine: true, onType: (words: string) => edits.editor.retype(name, words) },
      onDiscard: () => edits.editor.discard([name]),
    }
    return parentId !== undefined && ratedNone.has(parentId) ? (
      <RescuedText key={name} sentence={isNone} {...rescued} />
    ) : (
      <RescuedFromDeleted
        key={name}
        what={id === undefined ? rating : requirement}
        thing={{ ...thing, system_requirement_id: id }}
        {...rescued}
      />
    )
  })
}
