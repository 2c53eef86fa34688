import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { silentRoundsMessages } from '#contract/messages/silent-rounds.ts'
import type { WatchedRound } from '#contract/silent-rating.ts'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { useOwners } from '../../domain/groups/use-owners.ts'
import { DeedDialog } from '../../ui/dialog/deed-dialog.tsx'
import { RoundItem } from './round-item.tsx'
import { silentRoundsQuery } from '../../domain/workshop/silent-rounds.queries.ts'
import { useReveal } from './silent-rating.queries.ts'
import { busy } from '../../ui/focus/busy.ts'
import classes from './silent-rounds.module.css'

/** What the host wants to reveal: an option in one direction, or all in it that somebody has rated. */
type Question = { virtuous: boolean; round?: WatchedRound }

/** Who has rated how far, and revealing it, while silent rating is switched on. */
export function SilentRounds({ workshopId }: { workshopId: string }) {
  const { data: room } = useQuery(roomScreenQuery(workshopId))
  const isOn = room?.silent_rating === true
  const { data: rounds } = useQuery({ ...silentRoundsQuery(workshopId), enabled: isOn })
  const ownerOf = useOwners(workshopId)
  const [question, setQuestion] = useState<Question | null>(null)
  const reveal = useReveal(workshopId)
  if (!isOn || !rounds) return null

  return (
    <section aria-labelledby="silent-rating" className={classes.silent}>
      <h2 id="silent-rating">{silentRoundsMessages.silentRating}</h2>
      <p className={classes.hint}>{silentRoundsMessages.hint}</p>
      {rounds.length === 0 ? (
        <p className={classes.none}>{silentRoundsMessages.none}</p>
      ) : (
        <>
          <div className={classes.all}>
            {[true, false].map((virtuous) => (
              <Button
                key={String(virtuous)}
                disabled={!rounds.some((each) => each.virtuous === virtuous && !each.revealed)}
                {...busy(reveal.isPending)}
                onClick={() => setQuestion({ virtuous })}
              >
                {virtuous ? silentRoundsMessages.revealAllVirtuous : silentRoundsMessages.revealAllVicious}
              </Button>
            ))}
          </div>
          <div
            className={classes.rounds}
            role="region"
            aria-label={silentRoundsMessages.optionsRatedSilently}
            tabIndex={0}
          >
            <ul>
              {rounds.map((round) => (
                <RoundItem
                  key={`${round.functional_option_id} ${round.virtuous}`}
                  round={round}
                  all={ownerOf(round.solution_id)?.people.length}
                  isBusy={reveal.isPending}
                  onReveal={() => setQuestion({ virtuous: round.virtuous, round })}
                />
              ))}
            </ul>
          </div>
        </>
      )}
      <DeedDialog
        deed={reveal}
        sent={question && wantedOf(question)}
        title={
          question?.virtuous
            ? silentRoundsMessages.revealTheVirtuousRatings
            : silentRoundsMessages.revealTheViciousRatings
        }
        confirmLabel={silentRoundsMessages.reveal}
        onClose={() => setQuestion(null)}
      >
        {question && warningOf(question)}
      </DeedDialog>
    </section>
  )
}

const wantedOf = ({ virtuous, round }: Question) => ({
  virtuous,
  ...(round && { functional_option_id: round.functional_option_id }),
})

function warningOf({ virtuous, round }: Question): string {
  const { revealAll, revealOne } = silentRoundsMessages
  return round ? revealOne(round.functional_option) : revealAll(virtuous ? 'virtuous' : 'vicious')
}
