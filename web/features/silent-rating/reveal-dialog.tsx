import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { silentRoundsMessages as words } from '#contract/messages/silent-rating.ts'
import type { WatchedRound } from '#contract/silent-rating.ts'
import { cockpitQuery } from '../../domain/workshop/cockpit.queries.ts'
import { useShowScene } from '../../domain/workshop/scene.queries.ts'
import { DeedDialog } from '../../ui/dialog/deed-dialog.tsx'
import { canReveal, wantedOf, type Question } from './question.ts'
import type { useReveal } from './silent-rating.queries.ts'
import classes from './silent-rounds.module.css'

interface RevealDialogProps {
  workshopId: string
  deed: ReturnType<typeof useReveal>
  /** Null while nobody is asked. */
  question: Question | null
  rounds: readonly WatchedRound[]
  onClose: () => void
}

/** Asks before everybody sees it, and whether the big screen shows it too: where one is showing it usually does. */
export function RevealDialog({ workshopId, deed, question, rounds, onClose }: RevealDialogProps) {
  const { data: cockpit } = useQuery(cockpitQuery(workshopId))
  const show = useShowScene(workshopId)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isShown = chosen ?? (cockpit?.screens ?? 0) > 0
  const close = () => {
    setChosen(null)
    onClose()
  }
  const meant = question ? meantBy(question, rounds) : []
  const [first] = meant
  const isLast = meant.length > 0 && meant.every(({ round }) => round === 2)
  const reveal: typeof deed.mutate = (sent, after) =>
    deed.mutate(sent, { ...after, onSuccess: () => isShown && first && show.mutate({ scene: sceneOf(first) }) })
  return (
    <DeedDialog
      deed={{ ...deed, mutate: reveal }}
      sent={question && wantedOf(question)}
      title={titleOf(question?.virtuous === true, isLast)}
      confirmLabel={words.reveal}
      onClose={close}
    >
      {question && (
        <>
          {warningOf(question, isLast)}
          {cockpit?.screens !== undefined && (
            <label className={classes.check}>
              <input
                type="checkbox"
                checked={isShown}
                onChange={({ currentTarget: { checked } }) => setChosen(checked)}
              />
              {words.onBigScreen}
            </label>
          )}
        </>
      )}
    </DeedDialog>
  )
}

const sceneOf = ({ solution_id, functional_option_id, virtuous }: WatchedRound) =>
  ({ kind: 'reveal', solution_id, functional_option_id, virtuous }) as const

function meantBy({ virtuous, round }: Question, rounds: readonly WatchedRound[]): readonly WatchedRound[] {
  return round ? [round] : rounds.filter((each) => each.virtuous === virtuous && canReveal(each))
}

function titleOf(virtuous: boolean, isLast: boolean): string {
  if (isLast) return virtuous ? words.revealTheSecondVirtuous : words.revealTheSecondVicious
  return virtuous ? words.revealTheVirtuousRatings : words.revealTheViciousRatings
}

/** A first round may be followed by another, where the server knows of rounds; a second is the last. */
function warningOf({ virtuous, round }: Question, isLast: boolean): string {
  const direction = virtuous ? 'virtuous' : 'vicious'
  if (!round) return isLast ? words.revealAllAgain(direction) : words.revealAll(direction)
  if (isLast) return words.revealAgain(round.functional_option)
  return round.round === 1 ? words.revealOne(round.functional_option) : words.revealLast(round.functional_option)
}
