import { useQuery } from '@tanstack/react-query'
import type { Chain } from '#contract/chain.ts'
import { comparisonMessages, readingsMessages } from '#contract/messages/comparison.ts'
import { scenesMessages as words } from '#contract/messages/room-screen.ts'
import { MeasurePair } from '../../../domain/needs/measure-pair.tsx'
import { measureName } from '../../../domain/needs/measure.tsx'
import { NeedIcon } from '../../../domain/needs/need-icon.tsx'
import { cellsOf, needsInOrder, type Cell } from '../../../domain/options/option-cells.ts'
import { chainQuery } from '../../../lib/queries/chain.queries.ts'
import { CalmLine } from './calm-line.tsx'
import { MeasureLine } from './measure-line.tsx'
import { Pages } from './pages.tsx'
import type { SceneProps } from './scene-props.ts'
import { SEAL, SIGN } from './seal-size.ts'
import { useSceneParts } from './use-scene-parts.ts'
import shared from './scene-table.module.css'
import classes from './comparison-scene.module.css'

/** Options side by side on the nine needs, virtuous first, then vicious. */
export function ComparisonScene({ workshopId, room }: SceneProps) {
  const parts = useSceneParts(workshopId, room)
  const { data: chain } = useQuery({ ...chainQuery(parts?.solutionId ?? 0), enabled: parts?.solutionId !== undefined })
  if (!parts) return null
  if (!chain) return <CalmLine>{words.noSolutions}</CalmLine>
  const page = parts.pages[parts.at]
  if (!page) return <CalmLine>{words.noOptions}</CalmLine>
  const cells = cellsOf(chain)
  return (
    <div className={`${shared.scene} ${classes.scene}`}>
      <table className={`${shared.table} ${classes.table}`}>
        <caption className="visually-hidden">{comparisonMessages.optionsByNeed}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${classes.solution} ${shared.whole}`}>
              <h2 className={shared.words}>{chain.solution_name}</h2>
              <Pages parts={parts} />
            </th>
            {page.map(({ functional_option_id: id, name }) => (
              <th key={id} scope="col">
                <span className={`${shared.words} ${classes.option}`}>{name}</span>
                <span aria-hidden="true" className={classes.directions}>
                  {words.bothDirections}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {needsInOrder(chain).map(({ id: needId, p_fhn }) => (
            <tr key={needId}>
              <th scope="row" className={shared.need} data-primary={needId === chain.primary_fhn || undefined}>
                <NeedIcon name={p_fhn} size={SIGN} /> {p_fhn}
              </th>
              {page.map(({ functional_option_id: id }) => (
                <td key={id}>
                  <Both chain={chain} need={p_fhn} cell={cells.get(id ?? 0)?.get(needId)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <MeasureLine measures={chain.measures} />
    </div>
  )
}

function Both({ chain, need, cell }: { chain: Chain; need: string; cell: Cell | undefined }) {
  const { virtuous, vicious, reading } = cell ?? {}
  const nameOf = (id: number | undefined) =>
    id === undefined ? comparisonMessages.notRated : measureName(chain.measures, id)
  return (
    <div className={classes.both}>
      <MeasurePair virtuous={virtuous} vicious={vicious} size={SEAL} />
      <span className="visually-hidden">{comparisonMessages.bothRatings(need, nameOf(virtuous), nameOf(vicious))}</span>
      {reading && (
        <span className={`${classes.reading} ${shared.unseen}`} data-reading={reading}>
          {readingsMessages.reading[reading].name}
        </span>
      )}
    </div>
  )
}
