import { useId } from 'react'
import { commonestOf, hasReached } from '#contract/agreement.ts'
import type { Chain } from '#contract/chain.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { ratedAloneMessages as words } from '#contract/messages/comparison.ts'
import type { RevealedRound } from '#contract/silent-counts.ts'
import { measureName } from '../../../domain/needs/measure.tsx'
import { needsInOrder } from '../../../domain/options/option-cells.ts'
import { ReportTable } from './report-table.tsx'

interface RatedAloneProps {
  chain: Chain
  rounds: readonly RevealedRound[]
}

/** How many people chose what for each need before the group agreed: counts of people, never names. */
export function RatedAlone({ chain, rounds }: RatedAloneProps) {
  const id = useId()
  return (
    <>
      <h5 id={id}>{words.title}</h5>
      <ReportTable
        labelledBy={id}
        columns={[
          [commonMessages.fhn, '9.5em'],
          [words.round, '8em'],
          [words.people],
          [words.commonest, '10.5em'],
          [words.changed, '7.5em'],
        ]}
      >
        {needsInOrder(chain).flatMap((need) =>
          rounds.map((round) => (
            <Row key={`${need.id} ${round.virtuous} ${round.round}`} chain={chain} need={need} round={round} />
          )),
        )}
      </ReportTable>
    </>
  )
}

interface RowProps {
  chain: Chain
  need: Chain['fhns'][number]
  round: RevealedRound
}

function Row({ chain, need, round }: RowProps) {
  const { virtuous, share, spread, changed } = round
  const chosen = spread.filter(({ fhn_id }) => fhn_id === need.id)
  const commonest = commonestOf(chosen)
  if (!commonest) return null
  const moved = changed?.find(({ fhn_id }) => fhn_id === need.id)
  return (
    <tr data-primary={need.id === chain.primary_fhn || undefined}>
      <th scope="row">{need.p_fhn}</th>
      <td>{words.roundOf(virtuous ? commonMessages.virtuous : commonMessages.vicious, round.round)}</td>
      <td>{words.chosen(chosen.map(({ measure, people }) => [people, measureName(chain.measures, measure)]))}</td>
      <td data-label={words.commonest}>
        {share === undefined
          ? words.percent(commonest.percent)
          : words.ofShare(commonest.percent, share, hasReached(commonest, share))}
      </td>
      <td data-label={moved && words.changed}>{moved && words.moved(moved.people, moved.of)}</td>
    </tr>
  )
}
