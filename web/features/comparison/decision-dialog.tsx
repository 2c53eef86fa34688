import { Radio, Textarea } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { useEffect, useEffectEvent, useState } from 'react'
import { TEXT_MAX } from '#contract/limits.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { comparisonMessages } from '#contract/messages/comparison.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { optionName } from '#contract/visible-ids.ts'
import { RescuedFromDeleted } from '../../domain/workshop/rescued-from-deleted.tsx'
import { useMayWrite } from '../../lib/session/may-write.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { OlderDrafts } from '../../ui/edits/older-drafts.tsx'
import { EditNote, overtakenIn } from '../../ui/edits/edit-note.tsx'
import { EditConflicts } from '../../ui/edits/edit-conflicts.tsx'
import { useTextLimit } from '../../ui/field/use-text-limit.tsx'
import { busy, useShut, useShutChoice, useShutField } from '../../ui/focus/busy.ts'
import { choices, lookOf } from './decision-edits.ts'
import { useDecisionEdits, type DecidedOption } from './use-decision-edits.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './comparison.module.css'

interface DecisionDialogProps {
  solutionId: number
  option: DecidedOption
  /** Somebody has deleted the option. */
  isGone: boolean
  onClose: () => void
}

/** Says whether an option is to be built, and why. */
export function DecisionDialog({ solutionId, option, isGone, onClose }: DecisionDialogProps) {
  const { editor, stored, type, textOf, isSaving, isAsking, conflictSentence } = useDecisionEdits(solutionId, option)
  const mayWrite = useMayWrite()
  const shutChoice = useShutChoice()
  const [decidedBefore] = useState(stored.get('decision'))

  const cancel = () => {
    editor.discard()
    onClose()
  }
  // what was typed on while the save was under way is not closed over
  const closeWhenSaved = () => !editor.hasEdits() && onClose()
  const limit = useTextLimit(textOf('decision_reason'), TEXT_MAX)
  const save = async () => {
    if (limit.isTooLong) limit.showExcess()
    else if (await editor.save()) closeWhenSaved()
  }
  const isNothingLeft = isGone && editor.edits.size === 0
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (isNothingLeft) leave()
  }, [isNothingLeft])

  return (
    <>
      <Dialog
        opened={!isAsking}
        title={comparisonMessages.decision}
        onClose={cancel}
        actions={
          <>
            <Button variant="default" onClick={cancel}>
              {commonMessages.cancel}
            </Button>
            <Button disabled={isGone} {...busy(isSaving)} {...useShut()} onClick={() => void save()}>
              {commonMessages.save}
            </Button>
          </>
        }
      >
        {isGone && (
          <RescuedFromDeleted
            what={deletedMessages.option}
            thing={{ solution_id: solutionId, user_story_id: option.user_story_id, functional_option_id: option.id }}
            about={option.functional_option}
            text={textOf('decision_reason')}
            onDiscard={cancel}
          />
        )}
        <OlderDrafts editor={editor} />
        <p className={classes.about}>
          {optionName(option.id)} · {option.functional_option}
        </p>
        <Radio.Group
          label={comparisonMessages.isItToBeBuilt}
          value={textOf('decision')}
          onChange={(value) => mayWrite && type('decision', value)}
        >
          <div className={classes.choices}>
            {choices.map(({ value, label }) => (
              <Radio
                key={value}
                value={value}
                label={label}
                {...shutChoice}
                data-place={value === textOf('decision') ? 'decision' : undefined}
                data-autofocus={value === decidedBefore || undefined}
              />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          label={comparisonMessages.reason}
          data-place="decision_reason"
          minRows={3}
          {...limit.field}
          {...useShutField()}
          error={limit.isTooLong}
          value={textOf('decision_reason')}
          onChange={(event) => type('decision_reason', event.currentTarget.value)}
        />
        {limit.note}
        <EditNote
          isUnsaved={editor.edits.size > 0}
          isSaving={isSaving}
          overtaken={overtakenIn(editor.edits)}
          isApart
          draft={editor.draftOf()}
        />
      </Dialog>
      <EditConflicts editor={editor} lookOf={lookOf} sentence={conflictSentence} onSaved={closeWhenSaved} />
    </>
  )
}
