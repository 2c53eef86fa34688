import type { Dispatch } from 'react'
import { TEXT_MAX } from '#contract/limits.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import type { DraftAction, TextEdit } from '../../lib/edits/list-drafts.ts'
import { InlineEdit } from '../../ui/field/inline-edit.tsx'
import { useUpdateOption } from './functional-options.queries.ts'

interface OptionEditorProps {
  solutionId: number
  edit: TextEdit
  change: Dispatch<DraftAction>
}

export function OptionEditor({ solutionId, edit, change }: OptionEditorProps) {
  const { id, startedFrom: previous } = edit
  const updateOption = useUpdateOption(solutionId, change)
  return (
    <InlineEdit
      label="Edit functional option"
      value={edit.text}
      blankMessage={functionalOptionsMessages.empty}
      maxLength={TEXT_MAX}
      isSaving={updateOption.isPending}
      onType={(text) => change({ type: 'edit typed', id, text })}
      onSave={(text) => updateOption.mutate({ id, text, previous })}
      onCancel={() => {
        updateOption.giveUp()
        change({ type: 'edit ended', id })
      }}
    />
  )
}
