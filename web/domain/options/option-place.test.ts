import { expect, test } from 'vitest'
import { findOption } from './option-place.ts'

const row = (metric_id: number, optionIds: number[]) => ({
  metric_id,
  metric_text: `Metric ${metric_id}`,
  stakeholder: '',
  user_story: `Story ${metric_id}`,
  user_story_id: metric_id * 10,
  functional_options: optionIds.map((id) => ({ id, functional_option: `Option ${id}`, user_story_id: metric_id * 10 })),
})
const table = { solution_name: 'Bikes', metrics: [row(27, [7]), row(31, []), row(60, [9, 4])] }

test('an option is numbered by the positions of its metric and of itself', () => {
  expect(findOption(table, 4)).toMatchObject({
    number: '3.2',
    option: { functional_option: 'Option 4' },
    row: { user_story: 'Story 60' },
  })
  expect(findOption(table, 7)?.number).toBe('1.1')
})

test('an option of another solution has no place', () => {
  expect(findOption(table, 99)).toBeUndefined()
})
