import { Button } from '@mantine/core'
import type { SystemRequirement } from '#contract/system-requirements.ts'
import { TEXT_MAX } from '#contract/limits.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { isChanged } from '../../lib/edits/list-drafts.ts'
import { writesTo } from '../../lib/live/own-place.ts'
import { PencilIcon, TrashIcon } from '../../ui/marks/icons.tsx'
import { InlineEdit } from '../../ui/field/inline-edit.tsx'
import { RecheckLine } from '../../domain/options/recheck-mark.tsx'
import { WritingMark } from '../../domain/workshop/writing-mark.tsx'
import table from '../../ui/table/data-table.module.css'
import type { RequirementWriting } from './requirement-writing.ts'
import { useUpdateRequirement } from './system-requirements.queries.ts'
import classes from './requirement-list.module.css'

interface RequirementItemProps {
  requirement: SystemRequirement
  writing: RequirementWriting
  isDeleting: boolean
  onDelete: () => void
}

export function RequirementItem({ requirement, writing, isDeleting, onDelete }: RequirementItemProps) {
  const { id, option_analysis_id: parentId, specification } = requirement
  const { solutionId, drafts, change, onProblem } = writing
  const edit = drafts.edits.get(id)
  const updating = useUpdateRequirement(solutionId, change, onProblem)

  return (
    <li className={classes.item} {...writesTo({ kind: 'requirement', id })}>
      <span className={`${table.id} ${classes.id}`}>R{id}</span>
      {edit ? (
        <div className={classes.edit}>
          <InlineEdit
            label="System requirement"
            value={edit.text}
            blankMessage={systemRequirementsMessages.empty}
            maySaveBlank
            wraps
            maxLength={TEXT_MAX}
            isSaving={updating.isPending}
            // one that moves here from another table keeps the focus where it was
            autoFocus={!isChanged(edit)}
            place={`edit/${id}`}
            onType={(text) => change({ type: 'edit typed', id, text })}
            onSave={(text) => updating.mutate({ id, text, previous: edit.startedFrom })}
            onCancel={() => {
              updating.withdraw()
              change({ type: 'edit ended', id })
            }}
          />
        </div>
      ) : (
        <>
          <p className={`${table.words} ${classes.text}`} id={`requirement-${id}`}>
            {specification}
            <WritingMark kind="requirement" id={id} />
            {requirement.recheck && <RecheckLine solutionId={solutionId} what={{ requirement: id }} />}
          </p>
          <div className={classes.actions}>
            <Button
              {...quiet}
              leftSection={<PencilIcon size={16} />}
              aria-describedby={`requirement-${id}`}
              disabled={isDeleting}
              onClick={() => change({ type: 'edit started', id, parentId, text: specification })}
            >
              Edit
            </Button>
            <Button
              {...quiet}
              leftSection={<TrashIcon size={16} />}
              aria-describedby={`requirement-${id}`}
              disabled={isDeleting}
              onClick={onDelete}
            >
              Delete
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

const quiet = { size: 'xs', variant: 'subtle', color: 'gray' } as const
