import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { roomScreenMessages } from '#contract/messages/room-screen.ts'
import { TIMER_MINUTES_MAX } from '#contract/limits.ts'
import { busy } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './room-controls.module.css'

const usual = [5, 10, 15]

interface TimerControlProps {
  isRunning: boolean
  isBusy: boolean
  /** Null takes the timer away. */
  onSet: (minutes: number | null) => void
}

export function TimerControl({ isRunning, isBusy, onSet }: TimerControlProps) {
  const [typed, setTyped] = useState('')
  const minutes = Number(typed)
  const isRight = Number.isInteger(minutes) && minutes >= 1 && minutes <= TIMER_MINUTES_MAX
  return (
    <fieldset className={classes.timer}>
      <legend>{roomScreenMessages.timer}</legend>
      {usual.map((each) => (
        <Button key={each} {...busy(isBusy)} onClick={() => onSet(each)}>
          {roomScreenMessages.minutesShort(each)}
        </Button>
      ))}
      <form
        className={classes.custom}
        onSubmit={(event) => {
          event.preventDefault()
          if (isRight) onSet(minutes)
        }}
      >
        <TextInput
          aria-label={roomScreenMessages.minutes}
          placeholder={roomScreenMessages.minutes}
          inputMode="numeric"
          value={typed}
          error={typed !== '' && !isRight && roomScreenMessages.minutesWrong(TIMER_MINUTES_MAX)}
          onChange={(event) => setTyped(event.currentTarget.value.trim())}
        />
        <Button type="submit" disabled={!isRight} {...busy(isBusy)}>
          {roomScreenMessages.start}
        </Button>
      </form>
      {isRunning && (
        <Button {...busy(isBusy)} onClick={() => onSet(null)}>
          {roomScreenMessages.stopTimer}
        </Button>
      )}
    </fieldset>
  )
}
