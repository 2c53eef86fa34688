import { ActionIcon, TextInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import { useState } from 'react'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/marks/icons.tsx'
import classes from './catalogues.module.css'

interface PositionFieldProps {
  /** From one. */
  position: number
  count: number
  onMove: (position: number) => void
}

/** Where an entry stands in its list: one up, one down, or to a number. */
export function PositionField({ position, count, onMove }: PositionFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)

  const move = (to: number) => {
    setTyped(null)
    const within = Math.min(count, Math.max(1, to))
    if (within !== position) onMove(within)
  }
  const moveToTyped = () => move(/^\d+$/.test(typed ?? '') ? Number(typed) : position)
  return (
    <div data-row className={classes.position}>
      <TextInput
        label={cataloguesMessages.position}
        inputMode="numeric"
        value={typed ?? String(position)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={moveToTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter moves the entry and does not close the form
          event.preventDefault()
          moveToTyped()
        }}
      />
      <span className={classes.ofCount}>{cataloguesMessages.ofCount(count)}</span>
      <ActionIcon
        variant="default"
        aria-label={cataloguesMessages.moveUp}
        disabled={position === 1}
        onClick={() => move(position - 1)}
      >
        <ArrowUpIcon size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={cataloguesMessages.moveDown}
        disabled={position === count}
        onClick={() => move(position + 1)}
      >
        <ArrowDownIcon size={18} />
      </ActionIcon>
    </div>
  )
}
