import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { asidesMessages as words } from '#contract/messages/asides.ts'
import { useSelectedSolutionId } from '../../lib/session/stored-solution.ts'
import { ChevronDownIcon } from '../../ui/marks/icons.tsx'
import { useIsCut } from '../../ui/page/use-is-cut.ts'
import { asidesQuery } from './asides.queries.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './host-notes.module.css'

/**
 * What the host has written to this group, among the bars that stay in view. Hidden by a person, a note comes back when
 * the host writes another one.
 */
export function HostNotes() {
  const { solutionId } = useParams({ strict: false })
  const selected = useSelectedSolutionId() ?? undefined
  const { data: asides = [] } = useQuery(asidesQuery(solutionId ?? selected))
  const [hidden, setHidden] = useState<readonly string[]>([])

  const notes = asides
    .flatMap(({ solution_id, note }) => (note ? [{ ...note, id: `${solution_id} ${note.written_at}` }] : []))
    .filter(({ id }) => !hidden.includes(id))
  return (
    // rendered even when empty: screen readers announce only what changes in an existing region
    <div role="status" className={classes.notes} data-quiet={notes.length === 0 || undefined}>
      {notes.map(({ id, text }) => (
        <Note key={id} text={text} onHide={() => setHidden([...hidden, id])} />
      ))}
    </div>
  )
}

function Note({ text, onHide }: { text: string; onHide: () => void }) {
  const place = useRef<HTMLParagraphElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isCut = useIsCut(place, text, isOpen)
  return (
    <div className={classes.note} data-open={isOpen || undefined}>
      <p ref={place} className={classes.words}>
        <span className={classes.from}>{words.noteToYou}</span> <span className={classes.text}>{text}</span>
      </p>
      {isCut && (
        <Button
          size="xs"
          variant="subtle"
          aria-expanded={isOpen}
          rightSection={<ChevronDownIcon size={16} className={classes.sign} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={classes.all}>{words.wholeNote}</span>
        </Button>
      )}
      <Button size="xs" variant="subtle" onClick={onHide}>
        {words.hideNote}
      </Button>
    </div>
  )
}
