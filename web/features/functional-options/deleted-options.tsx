import { deletedMessages } from '#contract/messages/deleted.ts'
import { DeletedText } from '../../domain/workshop/deleted-text.tsx'
import type { OptionEdits } from './use-option-edits.ts'

/** What was typed into options, and for stories, that somebody else has deleted. */
export function DeletedOptions({ solutionId, options }: { solutionId: number; options: OptionEdits }) {
  return options.orphans.map(({ name, id, parentId, about, text }) => (
    <DeletedText
      key={name}
      what={id === undefined ? deletedMessages.story : deletedMessages.option}
      thing={{ solution_id: solutionId, user_story_id: parentId, functional_option_id: id }}
      about={about}
      text={text}
      onDiscard={() => options.editor.discard([name])}
    />
  ))
}
