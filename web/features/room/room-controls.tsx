import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { steps } from '../../domain/steps/steps.ts'
import { busy } from '../../ui/focus/busy.ts'
import { LockIcon } from '../../ui/marks/icons.tsx'
import { MessageControl } from './message-control.tsx'
import { useChangeRoom } from './room.queries.ts'
import { SceneControl } from './scene-control.tsx'
import { TimerControl } from './timer-control.tsx'
import classes from './room-controls.module.css'

/** What the host tells and shows everybody: step, big screen, message, timer, and whether editing is frozen or rating is silent. */
export function RoomControls({ workshopId }: { workshopId: string }) {
  const { data: room } = useQuery(roomScreenQuery(workshopId))
  const change = useChangeRoom(workshopId)
  if (!room) return null
  const isBusy = change.isPending
  return (
    <div className={classes.controls}>
      <NativeSelect
        label={roomScreenMessages.announcedStep}
        // a select has no press to refuse: while it is busy its choice is not taken
        aria-disabled={isBusy || undefined}
        value={room.step ?? ''}
        data={[{ value: '', label: commonMessages.none }, ...steps.map((name, index) => option(index + 1, name))]}
        onChange={({ currentTarget: { value } }) => {
          if (!isBusy) change.mutate({ step: value === '' ? null : Number(value) })
        }}
      />
      <SceneControl workshopId={workshopId} room={room} change={change} />
      <TimerControl
        isRunning={room.timer !== null}
        isBusy={isBusy}
        onSet={(timer_minutes) => change.mutate({ timer_minutes })}
      />
      <MessageControl key={workshopId} workshopId={workshopId} shown={room.message} change={change} />
      <Switch meaning={roomScreenMessages.silentRatingMeans}>
        {(describedBy) => (
          <Button
            aria-describedby={describedBy}
            {...busy(isBusy)}
            onClick={() => change.mutate({ silent_rating: !room.silent_rating })}
          >
            {room.silent_rating ? roomScreenMessages.switchSilentRatingOff : roomScreenMessages.switchSilentRatingOn}
          </Button>
        )}
      </Switch>
      <Switch meaning={roomScreenMessages.ownWordsMean}>
        {(describedBy) => (
          <Button
            aria-describedby={describedBy}
            {...busy(isBusy)}
            onClick={() => change.mutate({ own_words: !room.own_words })}
          >
            {room.own_words ? roomScreenMessages.switchOwnWordsOff : roomScreenMessages.switchOwnWordsOn}
          </Button>
        )}
      </Switch>
      <Switch meaning={roomScreenMessages.hideEmailsMeans}>
        {(describedBy) => (
          <Button
            aria-describedby={describedBy}
            {...busy(isBusy)}
            onClick={() => change.mutate({ hide_emails: room.hide_emails !== true })}
          >
            {room.hide_emails ? roomScreenMessages.showEmails : roomScreenMessages.hideEmails}
          </Button>
        )}
      </Switch>
      <Switch meaning={roomScreenMessages.freezeMeans}>
        {(describedBy) => (
          <Button
            leftSection={<LockIcon size={18} />}
            aria-describedby={describedBy}
            {...busy(isBusy)}
            onClick={() => change.mutate({ frozen: !room.frozen })}
          >
            {room.frozen ? roomScreenMessages.releaseEditing : roomScreenMessages.freezeEditing}
          </Button>
        )}
      </Switch>
    </div>
  )
}

/** A button that changes what the whole room may do, and a line that says what. */
function Switch({ meaning, children }: { meaning: string; children: (describedBy: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={classes.switch}>
      {children(id)}
      <p id={id} className={classes.meaning}>
        {meaning}
      </p>
    </div>
  )
}

const option = (step: number, name: string) => ({ value: String(step), label: `${step} ${name}` })
