import { deletedMessages } from '#contract/messages/undo.ts'
import { RescuedFromDeleted } from '../../domain/workshop/rescued-from-deleted.tsx'
import type { OptionEdits } from './use-option-edits.ts'

/** What was typed into options, and for stories, that somebody else has deleted. */
export function RescuedOptions({ solutionId, options }: { solutionId: number; options: OptionEdits }) {
  return options.rescued.map(({ name, id, parentId, about, text }) => (
    <RescuedFromDeleted
      key={name}
      what={id === undefined ? deletedMessages.story : deletedMessages.option}
      thing={{ solution_id: solutionId, user_story_id: parentId, functional_option_id: id }}
      about={about}
      text={text}
      field={{ place: name, isOneLine: true, onType: (words) => options.editor.retype(name, words) }}
      onDiscard={() => options.editor.discard([name])}
    />
  ))
}
