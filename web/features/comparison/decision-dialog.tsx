import { Button, Radio, Textarea } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { useState } from 'react'
import type { Chain } from '#contract/chain.ts'
import { TEXT_MAX } from '#contract/limits.ts'
import { Conflicts } from '../../ui/edits/conflicts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useDecide } from './comparison.queries.ts'
import {
  choices,
  decisionConflictIn,
  isSame,
  OPEN,
  settledBy,
  toDecision,
  type DecisionConflict,
  type Settled,
} from './decision-conflict.ts'
import classes from './comparison.module.css'

export type DecidedOption = Chain['options'][number]

interface DecisionDialogProps {
  solutionId: number
  option: DecidedOption
  onClose: () => void
}

/** Says whether an option is to be built, and why. */
export function DecisionDialog({ solutionId, option, onClose }: DecisionDialogProps) {
  // what it was when the dialog opened: somebody else may settle it meanwhile
  const [previous] = useState<Settled>({ decision: option.decision, decision_reason: option.decision_reason })
  const [decision, setDecision] = useState(option.decision)
  const [reason, setReason] = useState(option.decision_reason)
  const [conflict, setConflict] = useState<DecisionConflict>()
  const deciding = useDecide(solutionId, option.id)

  const save = (next: Settled, over: Settled) =>
    deciding.mutate(
      { ...next, previous: over },
      {
        onSuccess: onClose,
        onError: (error) => setConflict((shown) => decisionConflictIn(error, next) ?? shown),
      },
    )

  return (
    <>
      <Dialog
        opened={!conflict}
        title="Decision"
        onClose={onClose}
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              disabled={deciding.isPending}
              onClick={() => save({ decision, decision_reason: reason.trim() }, previous)}
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
          onChange={(value) => setDecision(toDecision(value))}
        >
          <div className={classes.choices}>
            {choices.map(({ value, label }) => (
              <Radio
                key={value}
                value={value}
                label={label}
                data-autofocus={value === (previous.decision ?? OPEN) || undefined}
              />
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
      <Conflicts
        items={conflict?.items ?? NO_ITEMS}
        sentence={conflict?.sentence ?? ''}
        onDecide={(decided) => {
          if (!conflict) return
          const next = settledBy(decided, conflict)
          if (isSame(next, conflict.theirs)) onClose()
          else save(next, conflict.theirs)
        }}
        onCancel={() => setConflict(undefined)}
      />
    </>
  )
}

const NO_ITEMS: DecisionConflict['items'] = []
