import { useId, useState } from 'react'
import { conflictsMessages } from '#contract/messages/edits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { ConflictChoice, outcomeOf, type Decision } from './conflict-choice.tsx'
import type { EditValue } from '../../lib/edits/edit.ts'
import type { ConflictItem } from './conflict-item.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useShut } from '../focus/busy.ts'
import { Button } from '../page/button.tsx'
import classes from './conflict-dialog.module.css'

interface ConflictDialogProps {
  opened: boolean
  items: readonly ConflictItem[]
  /** What happened. */
  sentence: string
  /** What each of them shall become, by id. Nothing is sent before. */
  onDecide: (decided: ReadonlyMap<string, EditValue>) => void
  onCancel: () => void
  /** What one's own side has become so far, while it is being decided: to be kept like everything typed. */
  onMerge: (id: string, value: EditValue) => void
}

/** Shows both sides of what two people changed at once, and lets one of them decide. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { opened, items, sentence, onDecide, onCancel, onMerge } = props
  const formId = useId()
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map())
  const [asked, setAsked] = useState(items)
  if (asked !== items) {
    setAsked(items)
    setDecisions(new Map())
  }

  const outcomes = new Map(items.map((item) => [item.id, outcomeOf(item, decisions.get(item.id))]))
  const decided = new Map([...outcomes].flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const])))
  const isDecided = decided.size === items.length
  const decide = (item: ConflictItem, decision: Decision) => {
    setDecisions((all) => new Map(all).set(item.id, decision))
    onMerge(item.id, decision.way === 'merge' ? decision.merged : item.mine)
  }

  return (
    <Dialog
      opened={opened}
      title={conflictsMessages.title}
      size={760}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} variant="filled" disabled={!isDecided} {...useShut()}>
            {conflictsMessages.saveDecision}
          </Button>
        </>
      }
    >
      <p className={classes.sentence}>
        {sentence} {conflictsMessages.decide}
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
