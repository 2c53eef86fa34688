import { useMediaQuery } from '@mantine/hooks'
import type { Chain } from '#contract/chain.ts'
import { recheckMessages } from '#contract/messages/recheck.ts'
import { optionName, storyName } from '#contract/visible-ids.ts'
import { comparisonMessages } from '#contract/messages/comparison.ts'
import { needsInOrder, type Cells } from '../../domain/options/option-cells.ts'
import { media } from '../../theme/media.ts'
import table from '../../ui/table/data-table.module.css'
import { NeedIcon } from '../../domain/needs/need-icon.tsx'
import { RecheckMark } from '../../domain/options/recheck-mark.tsx'
import { TableBox } from '../../ui/table/table-box.tsx'
import { useCardsWhereWide } from '../../ui/table/use-cards-where-wide.ts'
import { ComparisonCell } from './comparison-cell.tsx'
import { FoldedWords } from '../../ui/page/folded-words.tsx'
import { DecisionButton } from './decision-button.tsx'
import type { DecidedOption } from './use-decision-edits.ts'
import classes from './comparison.module.css'

interface ComparisonTableProps {
  chain: Chain
  cells: Map<number, Cells>
  options: Chain['options']
  /** How many of the first help the primary need and harm none, where that is the order. */
  helpful: number | undefined
  onDecide: (option: DecidedOption) => void
}

export function ComparisonTable({ chain, cells, options, helpful, onDecide }: ComparisonTableProps) {
  const needs = needsInOrder(chain)
  // a last column would take the room of a need there
  const isNarrow = useMediaQuery(media.narrow, false, { getInitialValueInEffect: false })
  const { place, isCards } = useCardsWhereWide()
  return (
    <div ref={place} className={classes.fit} data-cards={isCards || undefined}>
      <TableBox label={comparisonMessages.optionsByNeed} phone="table">
        <table className={`${table.table} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col" className={classes.option}>
                {comparisonMessages.functionalOption}
              </th>
              {needs.map(({ id, p_fhn }) => (
                <th key={id} scope="col" className={classes.need} data-primary={id === chain.primary_fhn || undefined}>
                  <NeedIcon name={p_fhn} size={18} />
                  <span>{p_fhn}</span>
                  {id === chain.primary_fhn && <span className={classes.primary}>{comparisonMessages.primary}</span>}
                </th>
              ))}
              {!isNarrow && <th scope="col">{comparisonMessages.decision}</th>}
            </tr>
          </thead>
          <tbody>
            {options.map((option, index) => (
              <tr key={option.id} data-helpful-end={index + 1 === helpful || undefined}>
                <th scope="row" className={classes.option}>
                  <FoldedWords
                    id={`option-${option.id}`}
                    className={`${table.words} ${classes.words}`}
                    words={option.functional_option}
                    long={280}
                  />
                  <div className={table.id}>
                    {optionName(option.id)} · {storyName(option.user_story_id)}
                  </div>
                  {option.recheck && <RecheckMark why={recheckMessages.option} />}
                  {isNarrow && <DecisionButton option={option} onDecide={() => onDecide(option)} />}
                </th>
                {needs.map((need) => (
                  <td key={need.id} className={classes.cell}>
                    <ComparisonCell
                      chain={chain}
                      optionId={option.id}
                      need={need}
                      isPrimary={need.id === chain.primary_fhn}
                      cell={cells.get(option.id)?.get(need.id)}
                    />
                  </td>
                ))}
                {!isNarrow && (
                  <td className={classes.decided}>
                    <DecisionButton option={option} onDecide={() => onDecide(option)} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </div>
  )
}
