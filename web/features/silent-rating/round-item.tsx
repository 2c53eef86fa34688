import { useId } from 'react'
import { silentRatingMessages, silentRoundsMessages } from '#contract/messages/silent-rating.ts'
import type { WatchedRound } from '#contract/silent-rating.ts'
import { optionName } from '#contract/visible-ids.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { CheckIcon } from '../../ui/marks/message-icons.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { canRepeat, canTakeBack } from './question.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './silent-rounds.module.css'

interface RoundItemProps {
  round: WatchedRound
  /** How many could rate it. */
  all: number | undefined
  isBusy: boolean
  onReveal: () => void
  onRepeat: () => void
  onTakeBack: () => void
}

export function RoundItem({ round, all, isBusy, onReveal, onRepeat, onTakeBack }: RoundItemProps) {
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
        {round.rated_absent !== undefined && round.rated_absent > 0 && (
          <span className={classes.about}>{silentRoundsMessages.notHere(round.rated_absent)}</span>
        )}
        {round.share !== undefined && (
          <span className={classes.about}>{silentRoundsMessages.shareOfRound(round.share)}</span>
        )}
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
        <span className={classes.done}>
          <Button size="xs" {...busy(isBusy)} aria-describedby={id} onClick={onReveal}>
            {silentRoundsMessages.reveal}
          </Button>
          {canTakeBack(round) && (
            <Button size="xs" variant="subtle" {...busy(isBusy)} aria-describedby={id} onClick={onTakeBack}>
              {silentRoundsMessages.takeBack}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}
