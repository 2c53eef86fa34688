import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { silentRoundsMessages as words } from '#contract/messages/silent-rating.ts'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { useHowManyForHost } from '../../domain/groups/use-how-many.ts'
import { canRepeat, canReveal, canTakeBack, wantedOf, type Question } from './question.ts'
import { RevealDialog } from './reveal-dialog.tsx'
import { RoundItem } from './round-item.tsx'
import { SecondRoundDialog } from './second-round-dialog.tsx'
import { ShareSelect } from './share-select.tsx'
import { silentRoundsQuery } from '../../domain/workshop/silent-rounds.queries.ts'
import { useOpenSecondRound, useReveal, useSetShare, useTakeBackSecondRound } from './silent-rating.queries.ts'
import { busy } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './silent-rounds.module.css'

/** Who has rated how far, revealing it and rating it once more, while silent rating is switched on. */
export function SilentRounds({ workshopId }: { workshopId: string }) {
  const { data: room } = useQuery(roomScreenQuery(workshopId))
  const isOn = room?.silent_rating === true
  const { data: rounds } = useQuery({ ...silentRoundsQuery(workshopId), enabled: isOn })
  const howManyIn = useHowManyForHost(workshopId, room)
  const [toReveal, setToReveal] = useState<Question | null>(null)
  const [toRepeat, setToRepeat] = useState<Question | null>(null)
  const reveal = useReveal(workshopId)
  const repeat = useOpenSecondRound(workshopId)
  const takeBack = useTakeBackSecondRound(workshopId)
  const setShare = useSetShare(workshopId)
  if (!isOn || !rounds) return null

  const isBusy = reveal.isPending || repeat.isPending || takeBack.isPending
  return (
    <section aria-labelledby="silent-rating" className={classes.silent}>
      <h2 id="silent-rating">{words.silentRating}</h2>
      {rounds.length === 0 ? (
        <p className={classes.none}>{words.none}</p>
      ) : (
        <>
          <div className={classes.all}>
            {[true, false].map((virtuous) => (
              <Button
                key={String(virtuous)}
                disabled={!rounds.some((each) => each.virtuous === virtuous && canReveal(each))}
                {...busy(isBusy)}
                onClick={() => setToReveal({ virtuous })}
              >
                {virtuous ? words.revealAllVirtuous : words.revealAllVicious}
              </Button>
            ))}
            {[true, false]
              .filter((virtuous) => rounds.some((each) => each.virtuous === virtuous && canRepeat(each)))
              .map((virtuous) => (
                <Button key={`again ${virtuous}`} {...busy(isBusy)} onClick={() => setToRepeat({ virtuous })}>
                  {virtuous ? words.secondRoundVirtuous : words.secondRoundVicious}
                </Button>
              ))}
            {[true, false]
              .filter((virtuous) => rounds.some((each) => each.virtuous === virtuous && canTakeBack(each)))
              .map((virtuous) => (
                <Button key={`back ${virtuous}`} {...busy(isBusy)} onClick={() => takeBack.mutate({ virtuous })}>
                  {virtuous ? words.takeBackVirtuous : words.takeBackVicious}
                </Button>
              ))}
          </div>
          <div className={classes.rounds} role="region" aria-label={words.optionsRatedSilently} tabIndex={0}>
            <ul>
              {rounds.map((round) => (
                <RoundItem
                  key={`${round.functional_option_id} ${round.virtuous}`}
                  round={round}
                  all={howManyIn(round.solution_id)}
                  isBusy={isBusy}
                  onReveal={() => setToReveal({ virtuous: round.virtuous, round })}
                  onRepeat={() => setToRepeat({ virtuous: round.virtuous, round })}
                  onTakeBack={() => takeBack.mutate(wantedOf({ virtuous: round.virtuous, round }))}
                />
              ))}
            </ul>
          </div>
        </>
      )}
      <ShareSelect
        className={classes.share}
        description={words.shareHint}
        share={room.silent_share ?? null}
        everybody={null}
        {...busy(setShare.isPending)}
        onChoose={(share) => setShare.mutate(share)}
      />
      <p className={classes.hint}>{words.hint}</p>
      <RevealDialog
        workshopId={workshopId}
        deed={reveal}
        question={toReveal}
        rounds={rounds}
        onClose={() => setToReveal(null)}
      />
      <SecondRoundDialog
        deed={repeat}
        question={toRepeat}
        usual={room.silent_share}
        onClose={() => setToRepeat(null)}
      />
    </section>
  )
}
