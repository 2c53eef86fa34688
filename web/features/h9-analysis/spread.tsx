import { silentRatingMessages as words } from '#contract/messages/silent-rating.ts'
import type { Fhn, Measure } from '#contract/reference-data.ts'
import type { SilentRound } from '#contract/silent-rating.ts'
import { useOnlyReads } from '../../lib/session/may-write.ts'
import { spreadRows, takeOver } from '../../domain/options/spread-rows.ts'
import { SpreadTable } from './spread-table.tsx'
import type { Ratings } from './use-ratings.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './spread.module.css'

interface FirstSpreadProps {
  first: NonNullable<SilentRound['first']>
  fhns: readonly Fhn[]
  measures: readonly Measure[]
  primaryId: number | null
}

/** What the first round was, for whoever rates in the second. */
export function FirstSpread({ first, fhns, measures, primaryId }: FirstSpreadProps) {
  if (first.spread.length === 0) return null
  return (
    <section className={classes.spread} aria-labelledby="first-spread">
      <h3 id="first-spread">{words.whatTheFirstRoundWas}</h3>
      <SpreadTable round={first} rows={spreadRows(first, fhns, measures)} measures={measures} primaryId={primaryId} />
    </section>
  )
}

interface SpreadProps extends Omit<FirstSpreadProps, 'first'> {
  round: SilentRound
  /** The group's, which are set from here. */
  ratings: Pick<Ratings, 'measureOf' | 'choose'>
}

/** What everybody rated alone, now that it is revealed: how many chose what for each need, and where they disagree. */
export function Spread({ round, fhns, measures, primaryId, ratings }: SpreadProps) {
  const { first } = round
  const isToSet = !useOnlyReads()
  const sentence = sentenceFor(round, isToSet)
  // a second round in which too few rated leaves what the first was
  const shown = round.spread.length > 0 ? round : first
  if (!shown || shown.spread.length === 0) return <p className={classes.nobody}>{sentence}</p>

  const isSecond = shown === round && first !== undefined
  const rows = spreadRows(shown, fhns, measures)
  const { taken, kept } = takeOver(rows, ratings.measureOf)
  const { share } = shown
  return (
    <section className={classes.spread} aria-labelledby="spread-title">
      <h3 id="spread-title">{isSecond ? words.whatBothRoundsWere : words.whatEverybodyRatedAlone}</h3>
      <p className={classes.hint}>{sentence}</p>
      <SpreadTable
        round={shown}
        rows={rows}
        before={isSecond ? spreadRows(first, fhns, measures) : undefined}
        measures={measures}
        primaryId={primaryId}
      />
      {isSecond && !round.changed && <p className={classes.hint}>{words.tooFewForMovement}</p>}
      {isToSet && (
        <div className={classes.group}>
          <h3>{words.theGroupsValue}</h3>
          <Button
            disabled={taken.length === 0}
            aria-describedby="take-over"
            onClick={() => taken.forEach(({ id, measure }) => ratings.choose(id, measure))}
          >
            {share === undefined ? words.useWhatAllAgreeOn : words.useWhatReached(share)}
          </Button>
          <p id="take-over" className={`${classes.hint} ${classes.rule}`}>
            {share === undefined ? words.takeOver : words.takeOverShare(share)}{' '}
            {kept > 0 && <strong>{words.kept(kept)}</strong>}
          </p>
        </div>
      )}
    </section>
  )
}

function sentenceFor({ people, spread, first }: SilentRound, isToSet: boolean): string {
  if (people === 0) return first ? words.nobodyAgain : words.nobody
  if (spread.length === 0) return words.tooFew
  const [hint, toDo] = first
    ? [words.spreadHintTwice(people), words.setTheValueAgain]
    : [words.spreadHint(people), words.setTheValue]
  return isToSet ? `${hint} ${toDo}` : hint
}
