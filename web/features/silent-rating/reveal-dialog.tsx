import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { silentRoundsMessages as words } from '#contract/messages/silent-rounds.ts'
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
  const first =
    question && (question.round ?? rounds.find((each) => each.virtuous === question.virtuous && canReveal(each)))
  const reveal: typeof deed.mutate = (sent, after) =>
    deed.mutate(sent, { ...after, onSuccess: () => isShown && first && show.mutate(sceneOf(first)) })
  return (
    <DeedDialog
      deed={{ ...deed, mutate: reveal }}
      sent={question && wantedOf(question)}
      title={question?.virtuous ? words.revealTheVirtuousRatings : words.revealTheViciousRatings}
      confirmLabel={words.reveal}
      onClose={close}
    >
      {question && (
        <>
          {warningOf(question)}
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

/** A first round may be followed by another, where the server knows of rounds. */
function warningOf({ virtuous, round }: Question): string {
  if (!round) return words.revealAll(virtuous ? 'virtuous' : 'vicious')
  return round.round === 1 ? words.revealOne(round.functional_option) : words.revealLast(round.functional_option)
}
