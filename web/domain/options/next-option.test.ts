import { expect, test } from 'vitest'
import { optionAfter } from './next-option.ts'

const row = (metric_id: number, ...ids: number[]) => ({
  metric_id,
  metric_text: 'm',
  stakeholder: '',
  user_story: '',
  user_story_id: metric_id,
  functional_options: ids.map((id) => ({ id, functional_option: `option ${id}`, user_story_id: metric_id })),
})
const table = { solution_name: 's', metrics: [row(1, 7, 3), row(2), row(3, 5)] }

test.each([
  [7, '1.2'],
  [3, '3.1'],
  [5, undefined],
  [99, undefined],
])('after option %i comes %s', (optionId, number) => {
  expect(optionAfter(table, optionId)?.number).toBe(number)
})
