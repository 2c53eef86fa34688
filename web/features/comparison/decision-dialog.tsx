import { Button, Radio, Textarea } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import { useState } from 'react'
import type { Decision } from '#contract/chain.ts'
import { insightMessages } from '#contract/insight-messages.ts'
import { TEXT_MAX } from '#contract/limits.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useDecide } from './comparison.queries.ts'
import type { DecidedOption } from './decision-button.tsx'
import classes from './comparison.module.css'

interface DecisionDialogProps {
  solutionId: number
  option: DecidedOption
  onClose: () => void
}

const OPEN = 'open'

/** Says whether an option is to be built, and why. */
export function DecisionDialog({ solutionId, option, onClose }: DecisionDialogProps) {
  // what it was when the dialog opened: somebody else may settle it meanwhile
  const [previous] = useState({ decision: option.decision, decision_reason: option.decision_reason })
  const [decision, setDecision] = useState<Decision | null>(option.decision)
  const [reason, setReason] = useState(option.decision_reason)
  const deciding = useDecide(solutionId, option.id)

  return (
    <Dialog
      opened
      title="Decision"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={deciding.isPending}
            onClick={() =>
              deciding.mutate({ decision, decision_reason: reason.trim(), previous }, { onSuccess: onClose })
            }
          >
            Save
          </Button>
        </>
      }
    >
      <p className={classes.about}>
        O{option.id} · {option.functional_option}
      </p>
      <Radio.Group
        label="Is it to be built?"
        value={decision ?? OPEN}
        onChange={(value) => setDecision(value === OPEN ? null : value)}
      >
        <div className={classes.choices}>
          <Radio value={OPEN} label="Not decided yet" />
          {(['accepted', 'adapted', 'rejected'] as const).map((value) => (
            <Radio key={value} value={value} label={insightMessages.decision[value]} />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        label="Reason"
        minRows={3}
        maxLength={TEXT_MAX}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  )
}
