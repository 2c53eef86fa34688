import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { whoseSolutionMessages } from '#contract/messages/groups.ts'
import { roomMessages } from '#contract/messages/shell.ts'
import { useGroups } from '../../domain/groups/groups.queries.ts'
import { shutBy } from '../../domain/workshop/why-shut.ts'
import { clockText, isLastMinute, useTimeLeft } from '../../lib/live/use-time-left.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { useStore } from '../../lib/store.ts'
import type { Shut } from '../../lib/session/may-write.ts'
import { hasEntered } from '../../lib/session/stored-session.ts'
import { ChevronDownIcon, ClockIcon, LockIcon } from '../../ui/marks/icons.tsx'
import { saidInBar } from '../../ui/page/said-in-bar.ts'
import { useIsCut } from '../../ui/page/use-is-cut.ts'
import { useEscape } from '../../ui/focus/use-escape.ts'
import { AnnouncedStep } from './announced-step.tsx'
import classes from './room-bar.module.css'

/**
 * What the host tells everybody, in view on every screen; nothing while there is nothing to tell. Where there is little
 * room it says the least that can be understood, and the rest is one press away.
 */
export function RoomBar() {
  const { data: room } = useQuery(roomQuery())
  const left = useTimeLeft(room?.timer ?? null)
  const states = useStates()
  const ofScreen = useStore(saidInBar)
  const step = room?.step ?? null
  const message = room?.message ?? null
  const isOver = left === 0
  const isLast = left !== null && isLastMinute(left)
  const hasWords = step !== null || message !== null || states.length > 0 || ofScreen !== null || isOver

  const place = useRef<HTMLParagraphElement>(null)
  const said = [message, ...states.map(({ whole }) => whole)].join(' ')
  /** What was opened; once something else is said, that is closed. */
  const [opened, setOpened] = useState<string>()
  const isOpen = hasWords && opened === said
  const isCut = useIsCut(place, message, isOpen)
  const close = () => setOpened(undefined)
  useEscape(isOpen, close)

  return (
    <div
      className={classes.bar}
      data-quiet={(!hasWords && left === null) || undefined}
      data-state={states.length > 0 || undefined}
      data-cut={isCut || undefined}
      data-open={isOpen || undefined}
    >
      {/* rendered even when empty: screen readers announce only what changes in an existing region, each part by itself */}
      <div role="status" aria-atomic="false" className={classes.words}>
        {step !== null && (
          <p className={classes.step}>
            <AnnouncedStep step={step} />
          </p>
        )}
        {states.map(({ shut, whole, short }) => (
          <p key={shut.why} className={classes.state} data-pause={shut.isPause || undefined}>
            <LockIcon size={18} />
            {/* out of sight too it describes what is shut */}
            <span id={shut.why} className={classes.whole}>
              {whole}
            </span>
            <span className={classes.short}>{short}</span>
          </p>
        ))}
        {ofScreen !== null && <p className={classes.ofScreen}>{ofScreen}</p>}
        {message !== null && (
          <p ref={place} className={classes.message}>
            {message}
          </p>
        )}
        {isLast && <p className="visually-hidden">{roomMessages.lastMinute}</p>}
        {isOver && (
          <p className={classes.over}>
            <ClockIcon size={18} />
            {roomMessages.timeIsUp}
          </p>
        )}
      </div>
      {hasWords && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : setOpened(said))}
        >
          <span>{roomMessages.showAll}</span>
          <ChevronDownIcon size={16} />
        </button>
      )}
      {left !== null && !isOver && (
        <p role="timer" className={classes.clock} data-last={isLast || undefined}>
          <ClockIcon size={18} />
          {isLast && <span>{roomMessages.lastMinute} </span>}
          {roomMessages.timeLeft(clockText(left))}
        </p>
      )}
    </div>
  )
}

interface State {
  shut: Shut
  whole: string
  short: string
}

/** Why people only read. The host, who may write, is told as well what the others can do. */
function useStates(): State[] {
  const { data: room } = useQuery(roomQuery())
  const isLookingOn = useGroups()?.observes === true && !hasEntered()
  if (room?.status === 'results')
    return [{ shut: shutBy.results, whole: roomMessages.resultsOnly, short: roomMessages.resultsShort }]
  return [
    ...(isLookingOn
      ? [{ shut: shutBy.lookingOn, whole: whoseSolutionMessages.observing, short: roomMessages.lookingOnShort }]
      : []),
    ...(room?.frozen ? [{ shut: shutBy.frozen, whole: roomMessages.frozen, short: roomMessages.frozenShort }] : []),
  ]
}
