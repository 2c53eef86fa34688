import { useMemo, type Dispatch } from 'react'
import { TEXT_MAX } from '#contract/limits.ts'
import type { DraftAction, Overtaken } from '../lib/list-drafts.ts'
import { Conflicts } from './conflicts.tsx'

interface TextConflictProps {
  overtaken: Overtaken | null
  /** What the text is: "Functional option O31". */
  label: (id: number) => string
  /** What happened. */
  sentence: string
  change: Dispatch<DraftAction>
  /** Sends a text that stands on theirs. */
  onSend: (update: { id: number; text: string; previous: string }) => void
}

/** Somebody else was faster with a text of a list: both, and what shall become of them. */
export function TextConflict({ overtaken, label, sentence, change, onSend }: TextConflictProps) {
  const title = overtaken ? label(overtaken.id) : ''
  const items = useMemo(
    () => (overtaken ? [{ ...overtaken, id: 'text', label: title, joint: ' ', maxLength: TEXT_MAX }] : []),
    [overtaken, title],
  )
  const decide = ({ id, theirs }: Overtaken, text: string) => {
    if (text === theirs) return change({ type: 'edit ended', id })
    change({ type: 'edit decided', id, text, theirs })
    onSend({ id, text, previous: theirs })
  }
  return (
    <Conflicts
      items={items}
      sentence={sentence}
      onDecide={(decided) => overtaken && decide(overtaken, String(decided.get('text')).trim())}
      onCancel={() => change({ type: 'decision put off' })}
    />
  )
}
