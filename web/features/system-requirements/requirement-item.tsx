import type { SystemRequirement } from '#contract/system-requirements.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { requirementName } from '#contract/visible-ids.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { textName } from '../../lib/edits/list-edits.ts'
import { draftIn } from '../../lib/edits/use-list-edits.ts'
import { writesTo } from '../../lib/live/own-place.ts'
import { busy, useShut } from '../../ui/focus/busy.ts'
import { PencilIcon, TrashIcon } from '../../ui/marks/later-icons.tsx'
import { EditNote } from '../../ui/edits/edit-note.tsx'
import { InlineEdit } from '../../ui/field/inline-edit.tsx'
import { RecheckLine } from '../../domain/options/recheck-mark.tsx'
import { WritingMark } from '../../domain/workshop/writing-mark.tsx'
import { Button } from '../../ui/page/button.tsx'
import table from '../../ui/table/data-table.module.css'
import type { RequirementEdits } from './use-requirement-edits.ts'
import { useSought } from './use-sought.ts'
import classes from './requirement-list.module.css'

interface RequirementItemProps {
  requirement: SystemRequirement
  edits: RequirementEdits
  isDeleting: boolean
  onDelete: () => void
}

export function RequirementItem({ requirement, edits, isDeleting, onDelete }: RequirementItemProps) {
  const { id, specification } = requirement
  const { solutionId, open, drafts, actions } = edits
  const edit = open.find((text) => text.id === id)
  const mark = draftIn(drafts, actions, textName(id))
  const shut = useShut(`requirement-${id}`)

  return (
    <li className={classes.item} {...useSought(id)} {...writesTo({ kind: 'requirement', id })}>
      <span className={`${table.id} ${classes.id}`}>{requirementName(id)}</span>
      {edit ? (
        <div className={classes.edit}>
          <InlineEdit
            label={systemRequirementsMessages.systemRequirement}
            value={edit.text}
            blankMessage={systemRequirementsMessages.empty}
            maySaveBlank
            wraps
            isSaving={edit.isSaving}
            // one that moves here from another table keeps the focus where it was
            autoFocus={edit.text === edit.startedFrom}
            place={textName(id)}
            note={
              <>
                <EditNote
                  isUnsaved={edit.text !== edit.startedFrom}
                  isSaving={edit.isSaving}
                  overtaken={edit.overtaken}
                  draft={mark}
                />
                <WritingMark kind="requirement" id={id} />
              </>
            }
            onType={(text) => actions.type(edit, text)}
            onSave={() => actions.save(edit)}
            onCancel={() => actions.cancel(id)}
          />
        </div>
      ) : (
        <>
          <div>
            <p className={`${table.words} ${classes.text}`} id={`requirement-${id}`}>
              {specification}
              <WritingMark kind="requirement" id={id} />
              {requirement.recheck && <RecheckLine solutionId={solutionId} what={{ requirement: id }} />}
            </p>
            {mark && <EditNote isUnsaved={false} isSaving={false} draft={mark} describedBy={`requirement-${id}`} />}
          </div>
          <div className={classes.actions}>
            <Button
              {...quiet}
              leftSection={<PencilIcon size={16} />}
              {...busy(isDeleting)}
              {...shut}
              data-place={textName(id)}
              onClick={() => actions.open(id, specification)}
            >
              {commonMessages.edit}
            </Button>
            <Button {...quiet} leftSection={<TrashIcon size={16} />} {...busy(isDeleting)} {...shut} onClick={onDelete}>
              {commonMessages.delete}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

const quiet = { size: 'xs', variant: 'subtle', color: 'gray' } as const
