import { expect, test } from 'vitest'
import type { Chain } from '#contract/chain.ts'
import { cellsOf, helpfulFirst, helpOf, needsInOrder } from './option-cells.ts'

const measures: Chain['measures'] = [
  { id: 1, measure: 'Synergic', effect: 'helps' },
  { id: 2, measure: 'Pseudo-satisfier', effect: 'seems' },
  { id: 4, measure: 'Inhibiting', effect: 'harms' },
  { id: 5, measure: 'None', effect: 'none' },
]
const rate = (functional_option_id: number, fhn_id: number, virtuous: boolean, measure: number) => ({
  id: functional_option_id * 100 + fhn_id * 2 + Number(virtuous),
  functional_option_id,
  fhn_id,
  virtuous,
  measure,
})
const option = (id: number) => ({
  id,
  user_story_id: 1,
  functional_option: `Option ${id}`,
  decision: null,
  decision_reason: '',
  recheck: false,
})

function chainWith(ratings: Chain['ratings'], optionIds: number[]): Chain {
  return {
    id: 1,
    solution_name: 'Bikes',
    user_email: '',
    primary_fhn: 9,
    created_at: '',
    purposes: [],
    fhns: [1, 2, 9].map((id) => ({ id, p_fhn: `Need ${id}` })),
    measures,
    stakeholders: [],
    stories: [],
    options: optionIds.map(option),
    ratings,
    requirements: [],
  }
}

test('each cell holds both directions and what they say together; what was left out is None', () => {
  const cells = cellsOf(chainWith([rate(7, 9, true, 1), rate(7, 9, false, 4), rate(7, 1, false, 2)], [7]))
  expect([...(cells.get(7)?.values() ?? [])]).toEqual([
    { fhn_id: 1, virtuous: 5, vicious: 2, reading: 'side effect' },
    { fhn_id: 2, virtuous: 5, vicious: 5, reading: undefined },
    { fhn_id: 9, virtuous: 1, vicious: 4, reading: 'fragile' },
  ])
})

test('nothing is read into an option that is rated one way only', () => {
  const cells = cellsOf(chainWith([rate(7, 9, true, 1)], [7, 8]))
  expect(cells.get(7)?.get(9)).toEqual({ fhn_id: 9, virtuous: 1, vicious: undefined, reading: undefined })
  expect(cells.get(7)?.get(1)).toEqual({ fhn_id: 1, virtuous: 5, vicious: undefined, reading: undefined })
  expect(cells.get(8)?.get(9)).toEqual({ fhn_id: 9, virtuous: undefined, vicious: undefined, reading: undefined })
})

test('the primary need stands first', () => {
  expect(needsInOrder(chainWith([], [])).map(({ id }) => id)).toEqual([9, 1, 2])
})

test('what helps the primary need and harms none comes first, then what helps at a price; the rest keep their order', () => {
  const ratings = [
    rate(2, 9, true, 1),
    rate(2, 1, false, 4),
    rate(3, 9, true, 1),
    rate(3, 1, false, 2),
    rate(4, 9, true, 2),
    rate(4, 9, false, 5),
  ]
  const chain = chainWith(ratings, [1, 2, 3, 4])
  expect(helpfulFirst(chain.options, helpOf(chain, cellsOf(chain))).map(({ id }) => id)).toEqual([3, 2, 1, 4])
})

test('what is rated one way only comes after what is known to help at a price', () => {
  const chain = chainWith([rate(1, 9, true, 1), rate(2, 9, true, 1), rate(2, 9, false, 4)], [1, 2])
  const help = helpOf(chain, cellsOf(chain))
  expect([help(1), help(2)]).toEqual(['unknown', 'at a price'])
  expect(helpfulFirst(chain.options, help).map(({ id }) => id)).toEqual([2, 1])
})
