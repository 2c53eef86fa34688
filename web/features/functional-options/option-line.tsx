import { useNavigate } from '@tanstack/react-router'
import type { FunctionalOption } from '#contract/functional-options.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { recheckMessages } from '#contract/messages/comparison.ts'
import { optionName } from '#contract/visible-ids.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { RecheckMark } from '../../domain/options/recheck-mark.tsx'
import { WritingMark } from '../../domain/workshop/writing-mark.tsx'
import { textName } from '../../lib/edits/list-edits.ts'
import type { DraftState } from '../../lib/edits/stored-edits.ts'
import { draftMarkOf, type ListActions, type OpenText } from '../../lib/edits/use-list-edits.ts'
import { writesTo } from '../../lib/live/own-place.ts'
import table from '../../ui/table/data-table.module.css'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { EditNote } from '../../ui/edits/edit-note.tsx'
import { useShut } from '../../ui/focus/busy.ts'
import { InlineEdit } from '../../ui/field/inline-edit.tsx'
import classes from './functional-options.module.css'

interface OptionLineProps {
  solutionId: number
  option: FunctionalOption
  /** Position of the metric, dot, position of the option. */
  number: string
  /** Set while this option is the one being edited. */
  edit: OpenText | null
  /** While another option is edited, or this one is on its way out. */
  isLocked: boolean
  draft: DraftState | undefined
  actions: ListActions
  onDelete: (optionId: number) => void
}

/** Plain buttons: there may be hundreds of them, and the kit's cost several times as much. */
export function OptionLine(props: OptionLineProps) {
  const { solutionId, option, number, edit, isLocked, draft, actions, onDelete } = props
  const navigate = useNavigate()
  const textId = `option-${option.id}`
  const ofThis = { type: 'button', disabled: isLocked, 'aria-describedby': textId } as const
  const mark = draftMarkOf(draft, actions, textName(option.id))
  const writes = { ...ofThis, ...useShut(textId) }

  return (
    <li className={classes.option} {...writesTo({ kind: 'option', id: option.id })}>
      <div className={table.id}>
        {number} · {optionName(option.id)}
      </div>
      {edit ? (
        <InlineEdit
          label={functionalOptionsMessages.editFunctionalOption}
          value={edit.text}
          blankMessage={functionalOptionsMessages.empty}
          isSaving={edit.isSaving}
          autoFocus={edit.isPressed}
          place={textName(option.id)}
          note={
            <>
              <EditNote
                isUnsaved={edit.text !== edit.startedFrom}
                isSaving={edit.isSaving}
                overtaken={edit.overtaken}
                draft={mark}
              />
              <WritingMark kind="option" id={option.id} />
            </>
          }
          onType={(typed) => actions.type(edit, typed)}
          onSave={() => actions.save(edit)}
          onCancel={() => actions.cancel(option.id)}
        />
      ) : (
        <>
          <p id={textId} className={`${table.words} ${classes.words}`}>
            {option.functional_option}
          </p>
          {mark && <EditNote isUnsaved={false} isSaving={false} draft={mark} describedBy={textId} />}
          <WritingMark kind="option" id={option.id} />
          {option.recheck && <RecheckMark why={recheckMessages.option} />}
          <div className={classes.actions}>
            <button
              {...ofThis}
              className={classes.reflect}
              onClick={() =>
                void navigate({
                  to: '/solutions/$solutionId/option-analysis/$optionId/$type',
                  params: { solutionId, optionId: option.id, type: 'Virtuous' },
                })
              }
            >
              {functionalOptionsMessages.subjectiveReflection} <ForwardArrowIcon size={16} />
            </button>
            <button
              {...writes}
              data-place={textName(option.id)}
              onClick={() => actions.open(option.id, option.functional_option)}
            >
              {commonMessages.edit}
            </button>
            <button {...writes} onClick={() => onDelete(option.id)}>
              {commonMessages.delete}
            </button>
          </div>
        </>
      )}
    </li>
  )
}
