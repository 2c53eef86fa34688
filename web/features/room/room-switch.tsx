import { useId } from 'react'
import { roomScreenMessages as words } from '#contract/messages/room-screen.ts'
import type { Room } from '#contract/room.ts'
import { busy } from '../../ui/focus/busy.ts'
import { LockIcon } from '../../ui/marks/icons.tsx'
import type { useChangeRoom } from './room.queries.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './room-controls.module.css'

/** What the whole room may do: how a press is called in either state, and what it means. */
const switches = {
  silent_rating: {
    on: words.switchSilentRatingOn,
    off: words.switchSilentRatingOff,
    meaning: words.silentRatingMeans,
  },
  own_words: { on: words.switchOwnWordsOn, off: words.switchOwnWordsOff, meaning: words.ownWordsMean },
  hide_emails: { on: words.hideEmails, off: words.showEmails, meaning: words.hideEmailsMeans },
  frozen: { on: words.freezeEditing, off: words.releaseEditing, meaning: words.freezeMeans },
} as const satisfies Partial<Record<keyof Room, object>>

interface RoomSwitchProps {
  of: keyof typeof switches
  room: Room
  change: ReturnType<typeof useChangeRoom>
  /** Where there is little room its meaning is read out only. */
  isBare?: boolean
}

export function RoomSwitch({ of, room, change, isBare = false }: RoomSwitchProps) {
  const id = useId()
  const { on, off, meaning } = switches[of]
  const isOn = room[of] === true
  return (
    <div className={classes.switch}>
      <Button
        data-hint={of}
        leftSection={of === 'frozen' && <LockIcon size={18} />}
        aria-describedby={id}
        {...busy(change.isPending)}
        onClick={() => change.mutate({ [of]: !isOn })}
      >
        {isOn ? off : on}
      </Button>
      <p id={id} className={isBare ? 'visually-hidden' : classes.meaning}>
        {meaning}
      </p>
    </div>
  )
}
