import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Cockpit } from '#contract/cockpit.ts'
import { rehearsalMessages as words } from '#contract/messages/workshops.ts'
import { useOwners } from '../../domain/groups/use-owners.ts'
import { silentRoundsQuery } from '../../domain/workshop/silent-rounds.queries.ts'
import { useTimeLeft } from '../../lib/live/use-time-left.ts'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { roomOfBars } from '../../ui/focus/sticky-bars.ts'
import { hintsFor, type Hint } from './hints.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './rehearsal.module.css'

/** One hint at a time, until it has been answered or put away; the control that it is about is marked in its place. */
export function HintLine({ workshopId, cockpit }: { workshopId: string; cockpit: Cockpit }) {
  const hints = useHints(workshopId, cockpit)
  const [putAway, setPutAway] = useState<ReadonlySet<string>>(new Set())
  const hint = hints.find(({ id }) => !putAway.has(id))
  useMark(hint)
  return (
    <div className={classes.hint} role="status">
      {hint && (
        <>
          <p>
            <strong>{words.hint}</strong> {hint.words}
          </p>
          <Button size="xs" onClick={() => showControl(hint)}>
            {words.showMe}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setPutAway(new Set([...putAway, hint.id]))}>
            {words.gotIt}
          </Button>
        </>
      )}
    </div>
  )
}

function useHints(workshopId: string, cockpit: Cockpit): Hint[] {
  const { data: room } = useQuery(roomScreenQuery(workshopId))
  const isSilent = room?.silent_rating === true
  const { data: rounds = [] } = useQuery({ ...silentRoundsQuery(workshopId), enabled: isSilent })
  const ownerOf = useOwners(workshopId)
  const isTimeUp = useTimeLeft(room?.timer ?? null) === 0
  if (!room) return []
  const peopleOf = (solutionId: number) => ownerOf(solutionId)?.people.length
  return hintsFor({ cockpit, room, rounds: isSilent ? rounds : [], peopleOf, isTimeUp })
}

const controlAt = (at: string) => document.querySelector<HTMLElement>(`[data-hint="${at}"]`)

/** The control may come after its hint, or be another element than it was before. */
function useMark(hint: Hint | undefined) {
  const at = hint?.at
  useEffect(() => {
    if (at === undefined) return
    let marked: HTMLElement | null = null
    const mark = (control: HTMLElement | null) => {
      if (control === marked) return
      marked?.removeAttribute('data-hinted')
      control?.setAttribute('data-hinted', '')
      if (control) uncover(control)
      marked = control
    }
    const follow = () => mark(controlAt(at))
    follow()
    const watching = new MutationObserver(follow)
    watching.observe(document.body, { childList: true, subtree: true })
    return () => {
      watching.disconnect()
      mark(null)
    }
  }, [at])
}

/** The hint must not lie over what it speaks of. What is further down is left there. */
function uncover(control: HTMLElement) {
  const { top, bottom } = control.getBoundingClientRect()
  const hidden = bottom - (window.innerHeight - roomOfBars('bottom'))
  if (top < window.innerHeight && hidden > 0) window.scrollBy(0, hidden)
}

function showControl({ at }: Hint) {
  const control = controlAt(at)
  control?.scrollIntoView({ block: 'center' })
  const pressed = control?.matches('a, button') ? control : control?.querySelector<HTMLElement>('a, button')
  pressed?.focus({ preventScroll: true })
}
