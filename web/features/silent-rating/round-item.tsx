import { Button } from '@mantine/core'
import { useId } from 'react'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import type { WatchedRound } from '#contract/silent-rating.ts'
import { optionName } from '#contract/visible-ids.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { silentRoundsMessages } from '#contract/messages/silent-rounds.ts'
import { CheckIcon } from '../../ui/marks/icons.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { canRepeat } from './question.ts'
import classes from './silent-rounds.module.css'

interface RoundItemProps {
  round: WatchedRound
  /** How many could rate it. */
  all: number | undefined
  isBusy: boolean
  onReveal: () => void
  onRepeat: () => void
}

export function RoundItem({ round, all, isBusy, onReveal, onRepeat }: RoundItemProps) {
  const id = useId()
  const direction = round.virtuous ? commonMessages.virtuous : commonMessages.vicious
  return (
    <li className={classes.round}>
      <div id={id}>
        <span className={classes.words}>{round.functional_option}</span>
        <span className={classes.about}>
          {optionName(round.functional_option_id)} · {round.solution_name}
        </span>
        <span className={classes.count}>
          {silentRoundsMessages.inRound(direction, round.round === 2)}: {silentRatingMessages.count(round.people, all)}
        </span>
      </div>
      {round.revealed ? (
        <span className={classes.done}>
          <span className={classes.revealed}>
            <CheckIcon size={14} /> {silentRoundsMessages.revealedMark}
          </span>
          {canRepeat(round) && (
            <Button size="xs" {...busy(isBusy)} aria-describedby={id} onClick={onRepeat}>
              {silentRoundsMessages.secondRound}
            </Button>
          )}
        </span>
      ) : (
        <Button size="xs" {...busy(isBusy)} aria-describedby={id} onClick={onReveal}>
          {silentRoundsMessages.reveal}
        </Button>
      )}
    </li>
  )
}
