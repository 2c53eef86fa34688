import { useMemo, type Dispatch } from 'react'
import { TEXT_MAX } from '#contract/limits.ts'
import type { DraftAction, Listed, Overtaken } from '../../lib/edits/list-drafts.ts'
import { Conflicts, type ConflictItem, type ConflictValue } from './conflicts.tsx'

interface TextConflictProps {
  overtaken: Overtaken | null
  listed: Listed
  /** What the text is: "Functional option O31". */
  label: (id: number) => string
  /** What happened. */
  sentence: string
  change: Dispatch<DraftAction>
  /** Sends a text that stands on theirs. */
  onSend: (update: { id: number; text: string; previous: string }) => void
}

/** Somebody else was faster with a text of a list: both, and what shall become of them. */
export function TextConflict({ overtaken, listed, label, sentence, change, onSend }: TextConflictProps) {
  const title = overtaken ? label(overtaken.id) : ''
  const items = useMemo(
    () =>
      overtaken ? [{ ...overtaken, id: String(overtaken.id), label: title, joint: ' ', maxLength: TEXT_MAX }] : [],
    [overtaken, title],
  )
  const decide = (decided: ReadonlyMap<string, ConflictValue>, shown: readonly ConflictItem[]) => {
    for (const item of shown) {
      const [id, theirs, text] = [Number(item.id), String(item.theirs), String(decided.get(item.id)).trim()]
      if (text === theirs) return change({ type: 'edit ended', id })
      change({ type: 'edit decided', id, text, theirs })
      onSend({ id, text, previous: theirs })
    }
  }
  // the text that is left over is shown in another place
  const giveUp = (merged: ReadonlyMap<string, ConflictValue>) => {
    for (const [id, text] of merged) change({ type: 'edit typed', id: Number(id), text: String(text) })
    change({ type: 'decision put off' })
  }
  return (
    <Conflicts
      items={items}
      sentence={sentence}
      storedNow={(id) => listed.texts.get(Number(id))?.text}
      onDecide={decide}
      onCancel={() => change({ type: 'decision put off' })}
      onGone={giveUp}
    />
  )
}
