import { useQuery } from '@tanstack/react-query'
import { MEASURE_NONE } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { scenesMessages as words } from '#contract/messages/room-screen.ts'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import type { WatchedRound } from '#contract/silent-rating.ts'
import { MeasureSeal, measureName, measureVariables } from '../../../domain/needs/measure.tsx'
import { NeedIcon } from '../../../domain/needs/need-icon.tsx'
import { spreadRows, type SpreadRow } from '../../../domain/options/spread-rows.ts'
import { silentRoundsQuery } from '../../../domain/workshop/silent-rounds.queries.ts'
import { chainQuery } from '../../../lib/queries/chain.queries.ts'
import { CalmLine } from './calm-line.tsx'
import { MeasureLine } from './measure-line.tsx'
import { OptionHead } from './option-head.tsx'
import type { SceneProps } from './scene-props.ts'
import { SEAL, SIGN } from './seal-size.ts'
import { useSceneParts } from './use-scene-parts.ts'
import shared from './scene-table.module.css'
import classes from './reveal-scene.module.css'

/** How many chose what for each need, and where views are opposite; never who. */
export function RevealScene({ workshopId, room }: SceneProps) {
  const parts = useSceneParts(workshopId, room)
  const { data: rounds } = useQuery(silentRoundsQuery(workshopId))
  if (!parts || !rounds) return null
  const [part] = parts.pages[parts.at] ?? []
  const round = rounds.find(
    ({ functional_option_id, virtuous }) =>
      functional_option_id === part?.functional_option_id && virtuous === part.virtuous,
  )
  if (!round) return <CalmLine>{words.noReveal}</CalmLine>
  const direction = round.virtuous ? commonMessages.virtuous : commonMessages.vicious
  const shown = shownOf(round)
  return (
    <>
      <OptionHead
        about={[
          round.solution_name,
          shown.before
            ? words.ratedTwice(shown.before.people, shown.people, direction)
            : words.ratedAlone(shown.people, direction),
        ].join(' · ')}
        option={round.functional_option}
        state={shown === round.first ? firstRoundWords(round) : undefined}
      />
      {shown.spread ? (
        <Spread solutionId={round.solution_id} {...shown} spread={shown.spread} />
      ) : (
        <CalmLine>{words.tooFew}</CalmLine>
      )}
    </>
  )
}

interface Shown extends Pick<WatchedRound, 'people' | 'share' | 'spread' | 'changed'> {
  /** The first round, where the second is shown. */
  before?: WatchedRound['first']
}

/** The second round once it is revealed and enough people rated in it, else the first. */
function shownOf({ first, revealed, ...round }: WatchedRound): Shown {
  if (!first) return round
  return revealed && (round.spread || !first.spread) ? { ...round, before: first } : first
}

const firstRoundWords = ({ revealed }: WatchedRound) =>
  revealed ? words.firstRound.tooFewAgain : words.firstRound.whileRating

interface SpreadProps extends Shown {
  solutionId: number
  spread: NonNullable<WatchedRound['spread']>
}

function Spread({ solutionId, spread, share, changed, before }: SpreadProps) {
  // the needs and measures of the catalogue that its solution has
  const { data: chain } = useQuery(chainQuery(solutionId))
  if (!chain) return null
  const { measures, fhns, primary_fhn } = chain
  const rows = spreadRows({ spread, own: [], ...(share !== undefined && { share }) }, fhns, measures)
  const rowsBefore = before?.spread && spreadRows({ spread: before.spread, own: [] }, fhns, measures)
  const columns = [...measures.filter(({ id }) => id !== MEASURE_NONE).map(({ id }) => id), MEASURE_NONE]
  return (
    <>
      <table className={`${shared.table} ${classes.table}`}>
        <caption className="visually-hidden">{silentRatingMessages.howManyChoseWhat}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${classes.needHead} ${shared.unseen}`}>
              <span className="visually-hidden">{commonMessages.fhn}</span>
            </th>
            {columns.map((id) => (
              <th key={id} scope="col">
                {id !== MEASURE_NONE && <MeasureSeal id={id} size={SEAL} />}
                <span className={id === MEASURE_NONE ? undefined : shared.unseen}>{measureName(measures, id)}</span>
              </th>
            ))}
            <th scope="col" className={`${classes.viewsHead} ${shared.unseen}`}>
              <span className="visually-hidden">{words.views}</span>
              {share !== undefined && <span>{words.countsFrom(share)}</span>}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <NeedRow
              key={row.id}
              row={row}
              before={rowsBefore?.find(({ id, rated }) => id === row.id && rated > 0)}
              hasShare={share !== undefined}
              changed={changed?.find(({ fhn_id }) => fhn_id === row.id)}
              columns={columns}
              isPrimary={row.id === primary_fhn}
            />
          ))}
        </tbody>
      </table>
      <div className={classes.legend}>
        <MeasureLine measures={measures} />
      </div>
    </>
  )
}

interface NeedRowProps {
  row: SpreadRow
  /** The same need in the first round. */
  before: SpreadRow | undefined
  hasShare: boolean
  changed: NonNullable<WatchedRound['changed']>[number] | undefined
  columns: number[]
  isPrimary: boolean
}

function NeedRow({ row, before, hasShare, changed, columns, isPrimary }: NeedRowProps) {
  const { commonest } = row
  return (
    <tr data-agreement={row.agreement}>
      <th scope="row" className={`${shared.need} ${classes.need}`} data-primary={isPrimary || undefined}>
        <NeedIcon name={row.name} size={SIGN} /> {row.name}
      </th>
      {columns.map((measure) => (
        <Count
          key={measure}
          people={row.people.get(measure) ?? 0}
          before={before && (before.people.get(measure) ?? 0)}
          of={row.rated}
          measure={measure}
        />
      ))}
      <td className={`${classes.agreement} ${shared.whole}`}>
        {silentRatingMessages.agreement[row.agreement]}
        {(changed || (hasShare && commonest)) && (
          <span className={classes.figures}>
            {hasShare && commonest && (
              <span data-reached={row.hasReached || undefined}>
                {words.percent(commonest.percent)}
                {row.hasReached && <span className="visually-hidden">{words.reached}</span>}
              </span>
            )}
            {changed && <span>{words.haveChanged(changed.people, changed.of)}</span>}
          </span>
        )}
      </td>
    </tr>
  )
}

interface CountProps {
  people: number
  before: number | undefined
  of: number
  measure: number
}

function Count({ people, before, of, measure }: CountProps) {
  // between two rounds the eye looks for what moved
  if (people === 0 && before === 0) {
    return (
      <td>
        <span className="visually-hidden">
          {words.before(0)} {people}
        </span>
      </td>
    )
  }
  return (
    <td className={classes.count} data-nobody={people === 0 || undefined}>
      {before !== undefined && (
        <>
          <span className="visually-hidden">{words.before(before)} </span>
          <span aria-hidden="true" className={classes.before}>
            {before} <span data-directed>→</span>{' '}
          </span>
        </>
      )}
      <span className={classes.number}>{people}</span>
      {people > 0 && (
        <span className={`${shared.bar} ${classes.bar}`} style={measureVariables(measure)} aria-hidden="true">
          <span style={{ width: `${(100 * people) / of}%` }} />
        </span>
      )}
    </td>
  )
}
