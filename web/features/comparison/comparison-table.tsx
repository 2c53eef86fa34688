import { useMediaQuery } from '@mantine/hooks'
import { memo, useMemo } from 'react'
import type { Chain } from '#contract/chain.ts'
import { comparisonMessages, recheckMessages } from '#contract/messages/comparison.ts'
import { optionName, storyName } from '#contract/visible-ids.ts'
import { CatalogueWords } from '../../domain/catalogue/catalogue-words.tsx'
import { needsInOrder, type Cells } from '../../domain/options/option-cells.ts'
import { media } from '../../theme/media.ts'
import table from '../../ui/table/data-table.module.css'
import { NeedIcon } from '../../domain/needs/need-icon.tsx'
import { RecheckMark } from '../../domain/options/recheck-mark.tsx'
import { useGrowing } from '../../ui/page/use-growing.ts'
import { TableBox } from '../../ui/table/table-box.tsx'
import { useCardsWhereWide } from '../../ui/table/use-cards-where-wide.ts'
import { ComparisonCell } from './comparison-cell.tsx'
import { FoldedWords } from '../../ui/page/folded-words.tsx'
import { DecisionButton } from './decision-button.tsx'
import type { DecidedOption } from './use-decision-edits.ts'
import classes from './comparison.module.css'

export interface ComparisonTableProps {
  chain: Chain
  cells: Map<number, Cells>
  options: Chain['options']
  /** How many of the first help the primary need and harm none, where that is the order. */
  helpful: number | undefined
  /** Options with an unsaved draft of a decision. */
  begun: ReadonlySet<number>
  onDecide: (option: DecidedOption) => void
}

export function ComparisonTable({ chain, cells, options, helpful, begun, onDecide }: ComparisonTableProps) {
  const needs = useMemo(() => needsInOrder(chain), [chain])
  // a last column would take the room of a need there
  const isNarrow = useMediaQuery(media.narrow, false, { getInitialValueInEffect: false })
  const { place, isCards } = useCardsWhereWide()
  const { shown } = useGrowing(options.length, 6)
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
                  <CatalogueWords>{p_fhn}</CatalogueWords>
                  {id === chain.primary_fhn && <span className={classes.primary}>{comparisonMessages.primary}</span>}
                </th>
              ))}
              {!isNarrow && <th scope="col">{comparisonMessages.decision}</th>}
            </tr>
          </thead>
          <tbody>
            {options.slice(0, shown).map((option, index) => (
              <ComparisonRow
                key={option.id}
                chain={chain}
                option={option}
                needs={needs}
                cells={cells.get(option.id)}
                isHelpfulEnd={index + 1 === helpful}
                isNarrow={isNarrow}
                isBegun={begun.has(option.id)}
                onDecide={onDecide}
              />
            ))}
          </tbody>
        </table>
      </TableBox>
    </div>
  )
}

interface ComparisonRowProps extends Pick<ComparisonTableProps, 'chain' | 'onDecide'> {
  option: Chain['options'][number]
  /** In the order of the columns. */
  needs: Chain['fhns']
  cells: Cells | undefined
  isHelpfulEnd: boolean
  isNarrow: boolean
  isBegun: boolean
}

/** Remembered, so that a long table is not drawn again whenever it grows. */
const ComparisonRow = memo(function ComparisonRow(props: ComparisonRowProps) {
  const { chain, option, needs, cells, isHelpfulEnd, isNarrow, isBegun, onDecide } = props
  const decision = <DecisionButton option={option} isBegun={isBegun} onDecide={() => onDecide(option)} />
  return (
    <tr data-helpful-end={isHelpfulEnd || undefined}>
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
        {isNarrow && decision}
      </th>
      {needs.map((need) => (
        <td key={need.id} className={classes.cell}>
          <ComparisonCell
            chain={chain}
            optionId={option.id}
            need={need}
            isPrimary={need.id === chain.primary_fhn}
            cell={cells?.get(need.id)}
          />
        </td>
      ))}
      {!isNarrow && <td className={classes.decided}>{decision}</td>}
    </tr>
  )
})
