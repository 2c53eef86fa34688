import { useEffect, useEffectEvent, useId, useState } from 'react'
import { conflictsMessages } from '#contract/messages/conflicts.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { ConflictChoice, outcomeOf, type Decision } from './conflict-choice.tsx'
import type { ConflictItem, ConflictsProps } from './conflict-item.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useShut } from '../focus/busy.ts'
import { Button } from '../page/button.tsx'
import classes from './conflict-dialog.module.css'

interface ConflictDialogProps extends Omit<ConflictsProps, 'storedNow'> {
  /** As first asked; `items` are the same with the other side as it is by now. */
  question: readonly ConflictItem[]
  opened: boolean
  isGone: boolean
}

type Decisions = ReadonlyMap<string, Decision>

export function ConflictDialog(props: ConflictDialogProps) {
  const { opened, question, items, sentence, isGone, onDecide, onCancel, onMerge, onGone } = props
  const formId = useId()
  const [decisions, setDecisions] = useState<Decisions>(new Map())
  const [asked, setAsked] = useState({ question, items })
  if (asked.items !== items) {
    setAsked({ question, items })
    setDecisions(asked.question === question ? askedAgain(decisions) : new Map())
  }
  const tellGone = useEffectEvent(() => onGone?.(mergesIn(decisions)))
  useEffect(() => {
    if (isGone) tellGone()
  }, [isGone])

  const outcomes = new Map(items.map((item) => [item.id, outcomeOf(item, decisions.get(item.id))]))
  const decided = new Map([...outcomes].flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const])))
  const isDecided = decided.size === items.length
  const asDecidedOver = (item: ConflictItem) => ({ ...item, theirs: decisions.get(item.id)?.over ?? item.theirs })
  const decide = (item: ConflictItem, decision: Decision) => {
    setDecisions((all) => new Map(all).set(item.id, decision))
    onMerge?.(item.id, decision.way === 'merge' ? decision.merged : item.mine)
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
      <p role="status" className={classes.again}>
        {items !== question && conflictsMessages.again}
      </p>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (isDecided) onDecide(decided, items.map(asDecidedOver))
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

/**
 * The other side has changed, so that the choice between the two is open again. A merge that is being written stays: it
 * is saved over the text it was made of, and the server then reports the newer one as a conflict.
 */
const askedAgain = (decisions: Decisions): Decisions =>
  new Map(
    [...decisions].map(([id, decision]) => [id, decision.way === 'merge' ? decision : { ...decision, way: undefined }]),
  )

const mergesIn = (decisions: Decisions) =>
  new Map([...decisions].flatMap(([id, { way, merged }]) => (way === 'merge' ? [[id, merged] as const] : [])))
