import { Button } from '@mantine/core'
import { useState } from 'react'
import { deletedMessages } from '#contract/messages/deleted.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import type { MetricsAction } from '#contract/solutions.ts'
import { writesTo } from '../../lib/live/own-place.ts'
import type { SolutionDetails } from '../../lib/queries/tolerant-answers.ts'
import type { LeftDraft } from '../../lib/edits/use-kept-drafts.ts'
import { Conflicts } from '../../ui/edits/conflicts.tsx'
import { DeletedText } from '../../domain/workshop/deleted-text.tsx'
import { DraftBanner } from '../../ui/edits/draft-banner.tsx'
import { WritingMark } from '../../domain/workshop/writing-mark.tsx'
import { MetricsActionChoice } from './metrics-action-choice.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { SolutionFields } from './solution-fields.tsx'
import type { SolutionValues } from './solution-values.ts'
import type { Choices } from './use-choices.ts'
import { useSolutionEditor } from './use-solution-editor.ts'
import classes from './solution-form.module.css'

interface SolutionEditorProps {
  solution: SolutionDetails
  choices: Choices
  /** What an earlier visit typed, to go on from. */
  earlier: LeftDraft<SolutionValues> | undefined
  /** Somebody has deleted the solution meanwhile. */
  isGone: boolean
  /** Saved or cancelled. */
  onDone: () => void
}

export function SolutionEditor({ solution, choices, earlier, isGone, onDone }: SolutionEditorProps) {
  const [action, setAction] = useState<MetricsAction>('unchanged')
  const [isAsking, setIsAsking] = useState(false)
  const editor = useSolutionEditor({ solution, choices, action, earlier, onDone })
  const { form, canSave, isSaving, isValid, save } = editor

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
      <DraftBanner left={editor.left} onRestore={editor.restore} onDiscard={editor.discardLeft} />
      {isGone && (
        <DeletedText
          what={deletedMessages.solution}
          thing={{ solution_id: solution.id }}
          about={solution.solution_name}
          text={inWords(form.values, offered)}
          onDiscard={editor.finish}
        />
      )}
      <form
        noValidate
        className={classes.form}
        {...writesTo({ kind: 'solution', id: solution.id })}
        onSubmit={(event) => {
          event.preventDefault()
          saveOrAsk()
        }}
      >
        <WritingMark kind="solution" id={solution.id} />
        <SolutionFields form={form} choices={offered} autoFocus onEnter={saveOrAsk} />
        <MetricsActionChoice value={action} disabled={!choices.purposes} onChange={setAction} />
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" disabled={!canSave || isGone}>
            Save
          </Button>
          <Button disabled={isSaving} onClick={editor.finish}>
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
      <Conflicts
        items={editor.conflicts}
        sentence={solutionsMessages.changedMeanwhile}
        onDecide={editor.decide}
        onCancel={editor.putOff}
      />
    </>
  )
}

function inWords({ name, fhn, purposes }: SolutionValues, choices: Choices) {
  const label = (list: Choices['fhns'], id: string) => list?.find(({ value }) => value === id)?.label ?? id
  return [name, label(choices.fhns, fhn), ...purposes.map((id) => label(choices.purposes, id))].join('\n')
}
