import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Aside } from '#contract/asides.ts'
import { asidesMessages as words } from '#contract/messages/asides.ts'
import classes from './aside-bar.module.css'

/** What the host has written to this group. Hidden by a person, a note comes back when the host writes another one. */
export function HostNotes({ asides }: { asides: readonly Aside[] }) {
  const [hidden, setHidden] = useState<readonly string[]>([])
  const notes = asides.flatMap(({ solution_id, note }) =>
    note ? [{ ...note, id: `${solution_id} ${note.written_at}` }] : [],
  )
  return (
    <div role="status" className={classes.notes}>
      {notes
        .filter(({ id }) => !hidden.includes(id))
        .map(({ id, text }) => (
          <div key={id} className={classes.note}>
            <p className={classes.words}>
              <span className={classes.from}>{words.noteToYou}</span> <span className={classes.text}>{text}</span>
            </p>
            <Button size="xs" variant="subtle" onClick={() => setHidden([...hidden, id])}>
              {words.hideNote}
            </Button>
          </div>
        ))}
    </div>
  )
}
