import type { Dispatch } from 'react'
import { TEXT_MAX } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { ApiError } from '../../lib/api-error.ts'
import { InlineEdit } from '../../ui/inline-edit.tsx'
import { Meanwhile } from '../../ui/meanwhile.tsx'
import { useUpdateOption } from './functional-options.queries.ts'
import type { DraftAction, OptionEdit } from './option-drafts.ts'

interface OptionEditorProps {
  solutionId: number
  edit: OptionEdit
  change: Dispatch<DraftAction>
}

export function OptionEditor({ solutionId, edit, change }: OptionEditorProps) {
  const end = (optionId: number) => change({ type: 'edit ended', optionId })
  const updateOption = useUpdateOption(solutionId, end)
  const save = (functional_option: string) =>
    updateOption.mutate(
      { id: edit.optionId, functional_option, previous: edit.startedFrom },
      {
        onError: (error) => {
          const stored = error instanceof ApiError ? error.conflicts[0]?.functional_option : undefined
          // both texts are shown from now on, so the next save may replace theirs
          if (typeof stored === 'string') change({ type: 'edit overtaken', stored })
        },
      },
    )

  return (
    <>
      <InlineEdit
        label="Edit functional option"
        value={edit.text}
        blankMessage={messages.functionalOptions.empty}
        maxLength={TEXT_MAX}
        isSaving={updateOption.isPending}
        onType={(text) => change({ type: 'edit typed', text })}
        onSave={save}
        onCancel={() => end(edit.optionId)}
      />
      {edit.meanwhile !== undefined && <Meanwhile text={edit.meanwhile} />}
    </>
  )
}
