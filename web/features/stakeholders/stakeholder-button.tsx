import { useRef, useState, type CSSProperties, type MouseEvent } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { stakeholdersMessages } from '#contract/messages/stakeholders.ts'
import { useMayWrite } from '../../lib/session/may-write.ts'
import { useShut } from '../../ui/focus/busy.ts'
import { PlusIcon } from '../../ui/marks/icons.tsx'
import { CheckIcon } from '../../ui/marks/message-icons.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './stakeholders.module.css'

interface StakeholderButtonProps {
  isAdded: boolean
  isBusy: boolean
  describedBy: string
  onPress: () => void
}

/** "Add", or "Added", which turns to "Remove" under the pointer and with the keyboard's focus. One width for all. */
export function StakeholderButton({ isAdded, isBusy, describedBy, onPress }: StakeholderButtonProps) {
  const mayWrite = useMayWrite()
  const [isPointedAt, setIsPointedAt] = useState(false)
  /** Since the pointer pressed it and until it moves: the focus that comes back after the write is no sign of a keyboard. */
  const wasPressed = useRef(false)
  const point = (isOver: boolean) => {
    wasPressed.current = false
    setIsPointedAt(isOver)
  }

  const press = (event: MouseEvent) => {
    // the pointer still rests where "Add" was: show the success first, and "Remove" when it moves again
    const isByPointer = event.detail > 0
    if (isByPointer) setIsPointedAt(false)
    wasPressed.current = isByPointer
    onPress()
  }

  const state = isAdded ? (isPointedAt && !isBusy && mayWrite ? 'remove' : 'added') : 'add'
  return (
    <Button
      size="xs"
      className={classes.button}
      style={longest}
      data-state={state}
      // also where the table is copied as text
      data-told={isAdded || undefined}
      leftSection={icons[state]}
      disabled={isBusy}
      {...useShut(describedBy)}
      onClick={press}
      onMouseMove={() => point(true)}
      onMouseLeave={() => point(false)}
      onFocus={(event) => {
        if (!wasPressed.current && event.currentTarget.matches(':focus-visible')) setIsPointedAt(true)
      }}
      onBlur={() => setIsPointedAt(false)}
    >
      {words[state]}
    </Button>
  )
}

const words = { add: commonMessages.add, added: stakeholdersMessages.addedMark, remove: commonMessages.remove }
const longest = { '--longest': Math.max(...Object.values(words).map(({ length }) => length)) } as CSSProperties
const icons = { add: <PlusIcon size={16} />, added: <CheckIcon size={16} />, remove: null }
