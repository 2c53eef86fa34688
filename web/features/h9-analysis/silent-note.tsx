import { useState } from 'react'
import type { FunctionalOption } from '#contract/functional-options.ts'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import type { SilentRound } from '#contract/silent-rating.ts'
import { optionName } from '#contract/visible-ids.ts'
import { useHowMany } from '../../domain/groups/use-how-many.ts'
import { DeedDialog } from '../../ui/dialog/deed-dialog.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { LockIcon } from '../../ui/marks/icons.tsx'
import { Button } from '../../ui/page/button.tsx'
import table from '../../ui/table/data-table.module.css'
import { useReveal } from './silent.queries.ts'
import classes from './silent-note.module.css'

interface SilentNoteProps {
  solutionId: number
  option: FunctionalOption
  virtuous: boolean
  round: SilentRound
}

/** That this is rated alone, by how many so far, and for the host the way to end it. */
export function SilentNote({ solutionId, option, virtuous, round }: SilentNoteProps) {
  const [isAsking, setIsAsking] = useState(false)
  const reveal = useReveal(solutionId, option.id, virtuous)
  const all = useHowMany(solutionId, round.may_rate)
  const { silentRating, secondRound, count, shareBefore, revealFirstWarning, revealWarning } = silentRatingMessages
  const isSecond = round.first !== undefined
  return (
    <div className={classes.note}>
      <LockIcon size={20} className={classes.icon} />
      <p>
        {!round.may_rate && (
          <span className={classes.option}>
            {option.functional_option} <span className={table.id}>{optionName(option.id)}</span>
          </span>
        )}
        <strong>{isSecond ? secondRound : silentRating}</strong> {whatToDo(round)}{' '}
        {round.share !== undefined && `${shareBefore(round.share)} `}
        <span role="status">{count(round.people, all)}</span>
      </p>
      {round.may_reveal && (
        <Button {...busy(reveal.isPending)} onClick={() => setIsAsking(true)}>
          {silentRatingMessages.reveal}
        </Button>
      )}
      <DeedDialog
        deed={reveal}
        sent={undefined}
        opened={isAsking}
        title={isSecond ? silentRatingMessages.revealTheSecondRound : silentRatingMessages.revealTheRatings}
        confirmLabel={silentRatingMessages.reveal}
        onClose={() => setIsAsking(false)}
      >
        {round.round === 1 ? revealFirstWarning : revealWarning}
      </DeedDialog>
    </div>
  )
}

function whatToDo({ may_rate, may_reveal, first }: SilentRound): string {
  const { alone, again, againFresh, watching, nameless } = silentRatingMessages
  if (!may_rate) return may_reveal ? watching : nameless
  if (!first) return alone
  return first.own.length > 0 ? again : againFresh
}
