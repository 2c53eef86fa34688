import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { leadMessages as words, scenesMessages } from '#contract/messages/room-screen.ts'
import { roomMessages } from '#contract/messages/shell.ts'
import type { RoomScreen } from '#contract/room.ts'
import { cockpitQuery } from '../../domain/workshop/cockpit.queries.ts'
import { isLive } from '../../domain/workshop/live-room.ts'
import { steps } from '../../domain/steps/steps.ts'
import { clockText, useTimeLeft } from '../../lib/live/use-time-left.ts'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { stickyBar } from '../../ui/focus/sticky-bars.ts'
import { ChartIcon, ClockIcon, MonitorIcon, StoryIcon } from '../../ui/marks/icons.tsx'
import { LeadTool } from './lead-tool.tsx'
import { MessageControl } from './message-control.tsx'
import { RoomSwitch } from './room-switch.tsx'
import { useChangeRoom } from './room.queries.ts'
import { SceneControl } from './scene-control.tsx'
import { sceneKindOf } from './scenes/scene-kind.ts'
import { StepControl } from './step-control.tsx'
import { TimerControl } from './timer-control.tsx'
import { useOnePanel } from './use-one-panel.ts'
import classes from './lead-bar.module.css'

interface LeadBarProps {
  workshopId: string
  /** Where the workshop is in its agenda, and the button that leads on. */
  agenda: ReactNode
  /** What people rate alone, to be revealed. */
  rounds: ReactNode
}

/** What the host leads the workshop with, in view however far the page is scrolled. */
export function LeadBar({ workshopId, agenda, rounds }: LeadBarProps) {
  const { data: room } = useQuery(roomScreenQuery(workshopId))
  return (
    <section aria-label={words.lead} className={classes.bar} data-sticks="top" ref={stickyBar}>
      {agenda}
      {room && <Tools workshopId={workshopId} room={room} rounds={rounds} />}
    </section>
  )
}

function Tools({ workshopId, room, rounds }: Omit<LeadBarProps, 'agenda'> & { room: RoomScreen }) {
  const change = useChangeRoom(workshopId)
  const { data: cockpit } = useQuery(cockpitQuery(workshopId))
  const { box, panelOf } = useOnePanel()
  const isLed = isLive(room)
  return (
    <div ref={box} className={classes.tools} data-few={!isLed || undefined}>
      {isLed && (
        <>
          {/* its place is kept while it does not run, so that nothing beside it moves */}
          <div className={classes.clock}>
            <Clock timer={room.timer} />
          </div>
          <LeadTool
            icon={<ClockIcon size={18} />}
            name={words.stepAndClock}
            state={stepName(room.step)}
            {...panelOf('step')}
          >
            <div className={classes.parts}>
              <StepControl step={room.step} change={change} />
              <TimerControl
                isRunning={room.timer !== null}
                isBusy={change.isPending}
                onSet={(timer_minutes) => change.mutate({ timer_minutes })}
              />
            </div>
          </LeadTool>
        </>
      )}
      <LeadTool
        icon={<MonitorIcon size={18} />}
        hintPlace="scene"
        name={scenesMessages.bigScreen}
        state={cockpit?.screens === 0 ? words.notOpen : scenesMessages.kinds[sceneKindOf(room)]}
        {...panelOf('scene')}
      >
        <SceneControl workshopId={workshopId} room={room} change={change} />
      </LeadTool>
      {isLed && (
        <>
          <LeadTool
            icon={<StoryIcon size={18} />}
            name={words.message}
            state={room.message ?? undefined}
            {...panelOf('message')}
          >
            <MessageControl key={workshopId} workshopId={workshopId} shown={room.message} change={change} />
          </LeadTool>
          <LeadTool
            icon={<ChartIcon size={18} />}
            hintPlace="reveal"
            name={words.silentRating}
            state={room.silent_rating ? words.on : undefined}
            {...panelOf('rounds')}
          >
            <div className={classes.parts}>
              {rounds}
              <RoomSwitch of="silent_rating" room={room} change={change} />
            </div>
          </LeadTool>
          <RoomSwitch of="frozen" room={room} change={change} isBare />
        </>
      )}
    </div>
  )
}

function Clock({ timer }: Pick<RoomScreen, 'timer'>) {
  const left = useTimeLeft(timer)
  if (left === null) return null
  return (
    <p role="timer" data-late={left === 0 || undefined}>
      {left === 0 ? roomMessages.timeIsUp : roomMessages.timeLeft(clockText(left))}
    </p>
  )
}

const stepName = (step: number | null) => (step === null ? undefined : `${step} ${steps[step - 1]}`)
