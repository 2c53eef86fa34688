import { useQuery } from '@tanstack/react-query'
import { MEASURE_NONE } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { scenesMessages as words } from '#contract/messages/scenes.ts'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import type { WatchedRound } from '#contract/silent-rating.ts'
import { MeasureSeal, measureName, measureVariables } from '../../../domain/needs/measure.tsx'
import { NeedIcon } from '../../../domain/needs/need-icon.tsx'
import { spreadRows, type SpreadRow } from '../../../domain/options/spread-rows.ts'
import { silentRoundsQuery } from '../../../domain/workshop/silent-rounds.queries.ts'
import { chainQuery } from '../../../lib/queries/chain.queries.ts'
import { CalmLine } from './calm-line.tsx'
import { OptionHead } from './option-head.tsx'
import type { SceneProps } from './scene-props.ts'
import { SEAL, SIGN } from './seal-size.ts'
import { useSceneParts } from './use-scene-parts.ts'
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
  return (
    <>
      <OptionHead
        about={`${round.solution_name} · ${words.ratedAlone(round.people, direction)}`}
        option={round.functional_option}
      />
      {round.spread ? <Spread round={round} spread={round.spread} /> : <CalmLine>{words.tooFew}</CalmLine>}
    </>
  )
}

interface SpreadProps {
  round: WatchedRound
  spread: NonNullable<WatchedRound['spread']>
}

function Spread({ round, spread }: SpreadProps) {
  // the needs and measures of the catalogue that its solution has
  const { data: chain } = useQuery(chainQuery(round.solution_id))
  if (!chain) return null
  const { measures, fhns, primary_fhn } = chain
  const rows = spreadRows({ spread, own: [] }, fhns, measures)
  const columns = [...measures.filter(({ id }) => id !== MEASURE_NONE).map(({ id }) => id), MEASURE_NONE]
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{silentRatingMessages.howManyChoseWhat}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.needHead}>
            <span className="visually-hidden">{commonMessages.fhn}</span>
          </th>
          {columns.map((id) => (
            <th key={id} scope="col">
              {id !== MEASURE_NONE && <MeasureSeal id={id} size={SEAL} />}
              <span>{measureName(measures, id)}</span>
            </th>
          ))}
          <th scope="col" className={classes.viewsHead}>
            <span className="visually-hidden">{words.views}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <NeedRow key={row.id} row={row} columns={columns} isPrimary={row.id === primary_fhn} />
        ))}
      </tbody>
    </table>
  )
}

interface NeedRowProps {
  row: SpreadRow
  columns: number[]
  isPrimary: boolean
}

function NeedRow({ row, columns, isPrimary }: NeedRowProps) {
  return (
    <tr data-agreement={row.agreement}>
      <th scope="row" className={classes.need} data-primary={isPrimary || undefined}>
        <NeedIcon name={row.name} size={SIGN} /> {row.name}
      </th>
      {columns.map((measure) => (
        <Count key={measure} people={row.people.get(measure) ?? 0} of={row.rated} measure={measure} />
      ))}
      <td className={classes.agreement}>{silentRatingMessages.agreement[row.agreement]}</td>
    </tr>
  )
}

function Count({ people, of, measure }: { people: number; of: number; measure: number }) {
  return (
    <td className={classes.count} data-nobody={people === 0 || undefined}>
      <span className={classes.number}>{people}</span>
      {people > 0 && (
        <span className={classes.bar} style={measureVariables(measure)} aria-hidden="true">
          <span style={{ width: `${(100 * people) / of}%` }} />
        </span>
      )}
    </td>
  )
}
