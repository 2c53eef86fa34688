import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { writingMessages } from '#contract/writing-messages.ts'
import { ConflictChoice, outcomeOf, type Decision } from './conflict-choice.tsx'
import type { ConflictItem, ConflictsProps } from './conflicts.tsx'
import { Dialog } from './dialog.tsx'
import classes from './conflict-dialog.module.css'

interface ConflictDialogProps extends ConflictsProps {
  opened: boolean
}

export function ConflictDialog({ opened, items, sentence, onDecide, onCancel }: ConflictDialogProps) {
  const formId = useId()
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map())
  // a third change is another question
  const [asked, setAsked] = useState(items)
  if (asked !== items) {
    setAsked(items)
    setDecisions(new Map())
  }

  const outcomes = new Map(items.map((item) => [item.id, outcomeOf(item, decisions.get(item.id))]))
  const decided = new Map([...outcomes].flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const])))
  const isDecided = decided.size === items.length
  const decide = (item: ConflictItem, decision: Decision) => setDecisions((all) => new Map(all).set(item.id, decision))

  return (
    <Dialog
      opened={opened}
      title={writingMessages.conflict.title}
      size={760}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="filled" disabled={!isDecided}>
            Save decision
          </Button>
        </>
      }
    >
      <p className={classes.sentence}>
        {sentence} {writingMessages.conflict.decide}
      </p>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (isDecided) onDecide(decided)
        }}
      >
        {items.map((item) => (
          <ConflictChoice
            key={item.id}
            item={item}
            decision={decisions.get(item.id)}
            onDecide={(decision) => decide(item, decision)}
          />
        ))}
      </form>
    </Dialog>
  )
}
