import { useQuery } from '@tanstack/react-query'
import type { Chain } from '#contract/chain.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { comparisonMessages } from '#contract/messages/comparison.ts'
import { scenesMessages as words } from '#contract/messages/room-screen.ts'
import { measureName } from '../../../domain/needs/measure.tsx'
import { cellsOf, type Cells } from '../../../domain/options/option-cells.ts'
import { wallRing, type RatedNeed } from '#contract/ring-layout.ts'
import { Ring } from '../../../domain/ring/ring.tsx'
import { chainQuery } from '../../../lib/queries/chain.queries.ts'
import { CalmLine } from './calm-line.tsx'
import { MeasureLine } from './measure-line.tsx'
import { OptionHead } from './option-head.tsx'
import type { SceneProps } from './scene-props.ts'
import { useSceneParts } from './use-scene-parts.ts'
import classes from './solution-scene.module.css'

/** One option of a solution, and what it does to the nine needs in both directions. */
export function SolutionScene({ workshopId, room }: SceneProps) {
  const parts = useSceneParts(workshopId, room)
  const { data: chain } = useQuery({ ...chainQuery(parts?.solutionId ?? 0), enabled: parts?.solutionId !== undefined })
  if (!parts) return null
  if (!chain) return <CalmLine>{words.noSolutions}</CalmLine>
  const [part] = parts.pages[parts.at] ?? []
  const cells = cellsOf(chain).get(part?.functional_option_id ?? 0)
  if (!part || !cells) return <CalmLine>{words.noOptions}</CalmLine>
  return (
    <>
      <OptionHead about={words.part(chain.solution_name, parts.at + 1, parts.pages.length)} option={part.name} />
      <div className={classes.night}>
        {(['virtuous', 'vicious'] as const).map((direction) => (
          <Direction key={direction} chain={chain} cells={cells} direction={direction} />
        ))}
      </div>
      <MeasureLine measures={chain.measures} />
    </>
  )
}

interface DirectionProps {
  chain: Chain
  cells: Cells
  direction: 'virtuous' | 'vicious'
}

/** A need that nobody has rated counts as None. */
function Direction({ chain, cells, direction }: DirectionProps) {
  const rated = chain.fhns.map(({ id, p_fhn }): RatedNeed => {
    const measure = cells.get(id)?.[direction] ?? MEASURE_NONE
    return { id, name: p_fhn, measure, measureName: measureName(chain.measures, measure) }
  })
  const isRated = [...cells.values()].some((cell) => cell[direction] !== undefined)
  return (
    <section className={classes.direction}>
      <h3>
        {commonMessages[direction]}
        {!isRated && <span className={classes.unrated}> {comparisonMessages.notRated}</span>}
      </h3>
      <Ring cells={rated} primaryId={chain.primary_fhn} size={wallRing} />
      <ul className="visually-hidden">
        {rated.map((need) => (
          <li key={need.id}>{words.needMeasure(need.name, need.measureName)}</li>
        ))}
      </ul>
    </section>
  )
}
