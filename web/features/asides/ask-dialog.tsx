import { useState } from 'react'
import { HELP_ABOUT_MAX } from '#contract/limits.ts'
import { asidesMessages } from '#contract/messages/asides.ts'
import { isTooLong } from '#contract/text-length.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { LimitedField } from '../../ui/field/limited-field.tsx'
import { useAskForHelp } from './asides.queries.ts'

interface AskDialogProps {
  solutionId: number
  /** The solution on the screen, if any. */
  atHand: number | undefined
  onClose: () => void
}

/** Calls the host; with what, can be said and need not be. */
export function AskDialog({ solutionId, atHand, onClose }: AskDialogProps) {
  const [about, setAbout] = useState('')
  const ask = useAskForHelp(solutionId, atHand)
  return (
    <FormDialog
      title={asidesMessages.askTitle}
      confirmLabel={asidesMessages.ask}
      write={ask}
      isComplete
      isTooLong={isTooLong(about.trim(), HELP_ABOUT_MAX)}
      onSend={() => ask.mutate(about.trim(), { onDone: onClose })}
      onClose={onClose}
    >
      <p>{asidesMessages.askHint}</p>
      <LimitedField data-autofocus label={asidesMessages.about} max={HELP_ABOUT_MAX} value={about} onType={setAbout} />
    </FormDialog>
  )
}
