import { useCallback, useState } from 'react'
import { deletedMessages } from '#contract/messages/undo.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { writesTo } from '../../lib/live/own-place.ts'
import type { SolutionDetails } from '../../lib/queries/tolerant-answers.ts'
import { useShut } from '../../ui/focus/busy.ts'
import { EditNote, overtakenIn } from '../../ui/edits/edit-note.tsx'
import { EditConflicts } from '../../ui/edits/edit-conflicts.tsx'
import { RescuedFromDeleted } from '../../domain/workshop/rescued-from-deleted.tsx'
import { WritingMark } from '../../domain/workshop/writing-mark.tsx'
import { MetricsActionChoice } from './metrics-action-choice.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { SolutionFields } from './solution-fields.tsx'
import { conflictLookOf, type SolutionValues } from './solution-values.ts'
import type { Choices } from './use-choices.ts'
import type { SolutionEditing } from './use-solution-editor.ts'
import { useGiveUpOnLeaving } from '../../ui/dialog/use-give-up-on-leaving.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './solution-form.module.css'

interface SolutionEditorProps {
  solution: SolutionDetails
  choices: Choices
  editing: SolutionEditing
  /** Somebody has deleted the solution meanwhile. */
  isGone: boolean
}

export function SolutionEditor({ solution, choices, editing, isGone }: SolutionEditorProps) {
  const [isAsking, setIsAsking] = useState(false)
  // a restored draft does not take the focus
  const [isPressed] = useState(() => editing.form.editor.edits.size === 0)
  const { form, action, setAction, isSaving, isValid, save, stopSaving, giveUp } = editing

  useGiveUpOnLeaving(stopSaving, isAsking)

  // the present need stays on offer when the list did not load
  const present = { value: form.values.fhn, label: solution.p_fhn }
  const offered = { ...choices, fhns: choices.fhns ?? (solution.primary_fhn === null ? undefined : [present]) }

  const saveOrAsk = () => {
    form.leaveAll()
    if (!isValid || isSaving) return
    if (action === 'reset') setIsAsking(true)
    else void save()
  }

  const { fhns, purposes } = choices
  const lookOf = useCallback((field: string) => conflictLookOf(field, { fhns, purposes }), [fhns, purposes])
  /** What was decided is saved like what was typed: a reset asks once more. */
  const decided = { ...form.editor, saveDecided: async () => (saveOrAsk(), false) }

  return (
    <>
      {isGone && (
        <RescuedFromDeleted
          what={deletedMessages.solution}
          thing={{ solution_id: solution.id }}
          about={solution.solution_name}
          text={inWords(form.values, offered)}
          onDiscard={giveUp}
        />
      )}
      <form
        noValidate
        className={classes.form}
        data-place="name"
        {...writesTo({ kind: 'solution', id: solution.id })}
        onSubmit={(event) => {
          event.preventDefault()
          saveOrAsk()
        }}
      >
        <WritingMark kind="solution" id={solution.id} />
        <SolutionFields form={form} choices={offered} autoFocus={isPressed} onEnter={saveOrAsk} />
        <MetricsActionChoice value={action} disabled={!choices.purposes} onChange={setAction} />
        <EditNote
          isUnsaved={form.editor.edits.size > 0}
          isSaving={isSaving}
          overtaken={overtakenIn(form.editor.edits)}
          isApart
          draft={form.editor.draftOf()}
        />
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" disabled={form.isMissing('name') || isSaving || isGone} {...useShut()}>
            {commonMessages.save}
          </Button>
          <Button onClick={giveUp}>{commonMessages.cancel}</Button>
        </div>
      </form>
      <ResetDialog
        opened={isAsking}
        solutionId={solution.id}
        isBusy={isSaving}
        onCancel={() => {
          stopSaving()
          setIsAsking(false)
        }}
        onConfirm={() => void save().finally(() => setIsAsking(false))}
      />
      <EditConflicts editor={decided} lookOf={lookOf} sentence={solutionDetailsMessages.changedMeanwhile} />
    </>
  )
}

function inWords({ name, fhn, purposes }: SolutionValues, choices: Choices) {
  const label = (list: Choices['fhns'], id: string) => list?.find(({ value }) => value === id)?.label ?? id
  return [name, label(choices.fhns, fhn), ...purposes.map((id) => label(choices.purposes, id))].join('\n')
}
