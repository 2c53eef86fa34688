import { useId, useMemo } from 'react'
import type { EditedField, FileChange } from '#contract/changes.ts'
import { changesMessages } from '#contract/messages/imports.ts'
import { decisionsMessages } from '#contract/messages/comparison.ts'
import { optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import { wordDiff, type Piece } from '../../lib/text/word-diff.ts'
import { MarkedQuote } from '../../ui/edits/marked-quote.tsx'
import classes from './changes.module.css'

interface ChangeItemProps {
  change: FileChange
  /** Of a conflict: whether the file's text is taken; undefined as long as nobody has chosen. */
  isTaken: boolean | undefined
  onChoose: (isTaken: boolean) => void
}

/** A text as it stands here and in the file. Where both sides have changed it, one of them is chosen. */
export function ChangeItem({ change, isTaken, onChoose }: ChangeItemProps) {
  const { field, id, solution_name, before, after, conflict, exported } = change
  // not again for all of them when something is chosen for one
  const pieces = useMemo(
    () => (before === '' || field === 'decision' ? undefined : wordDiff(before, after)),
    [field, before, after],
  )
  const what = useId()
  const choice = (label: string, takes: boolean) => (
    <label className={classes.choice}>
      <input type="radio" name={what} checked={isTaken === takes} onChange={() => onChoose(takes)} />
      {label}
    </label>
  )
  return (
    <li className={classes.change}>
      <p id={what} className={classes.what}>
        <strong>
          {changesMessages.field[field]} {nameOf[field](id)}
        </strong>
        <span>{solution_name}</span>
      </p>
      {exported !== undefined && (
        <div className={classes.exported}>
          <p className={classes.label}>{changesMessages.exported}</p>
          <MarkedQuote mark="del" pieces={whole(wordsOf(field, exported))} />
        </div>
      )}
      <div className={classes.texts}>
        <div>
          <p className={classes.label}>{changesMessages.here}</p>
          <MarkedQuote mark="del" pieces={pieces?.before ?? whole(wordsOf(field, before))} />
        </div>
        <div>
          <p className={classes.label}>{changesMessages.inFile}</p>
          <MarkedQuote mark="ins" pieces={pieces?.after ?? whole(wordsOf(field, after))} />
        </div>
      </div>
      {conflict && (
        <div role="radiogroup" aria-labelledby={what} className={classes.choices}>
          {choice(changesMessages.keepOurs, false)}
          {choice(changesMessages.takeTheirs, true)}
        </div>
      )}
    </li>
  )
}

const nameOf: Record<EditedField, (id: number) => string> = {
  user_story: storyName,
  functional_option: optionName,
  decision: optionName,
  decision_reason: optionName,
  specification: requirementName,
}

const decisions: Record<string, string> = { ...decisionsMessages.decision, '': decisionsMessages.undecided }
const wordsOf = (field: EditedField, text: string) => (field === 'decision' ? (decisions[text] ?? text) : text)
const whole = (text: string): Piece[] => [{ text, isShared: true }]
