import { Button } from '@mantine/core'
import { useState } from 'react'
import type { MetricsAction } from '#contract/solutions.ts'
import type { SolutionDetails } from '../../lib/tolerant-answers.ts'
import { MetricsActionChoice } from './metrics-action-choice.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { SolutionFields } from './solution-fields.tsx'
import type { Choices } from './use-choices.ts'
import { useSolutionEditor } from './use-solution-editor.ts'
import classes from './solution-form.module.css'

interface SolutionEditorProps {
  solution: SolutionDetails
  choices: Choices
  /** Saved or cancelled. */
  onDone: () => void
}

export function SolutionEditor({ solution, choices, onDone }: SolutionEditorProps) {
  const [action, setAction] = useState<MetricsAction>('unchanged')
  const [isAsking, setIsAsking] = useState(false)
  const { form, canSave, isSaving, isValid, save } = useSolutionEditor(solution, choices, action, onDone)

  // the present need stays on offer when the list did not load
  const present = { value: form.values.fhn, label: solution.p_fhn }
  const offered = { ...choices, fhns: choices.fhns ?? (solution.primary_fhn === null ? undefined : [present]) }

  const saveOrAsk = () => {
    form.leaveAll()
    if (!isValid || isSaving) return
    if (action === 'reset') setIsAsking(true)
    else save()
  }

  return (
    <>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          saveOrAsk()
        }}
      >
        <SolutionFields form={form} choices={offered} autoFocus onEnter={saveOrAsk} />
        <MetricsActionChoice value={action} disabled={!choices.purposes} onChange={setAction} />
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" disabled={!canSave}>
            Save
          </Button>
          <Button disabled={isSaving} onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
      <ResetDialog
        opened={isAsking}
        solutionId={solution.id}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          save()
        }}
      />
    </>
  )
}
