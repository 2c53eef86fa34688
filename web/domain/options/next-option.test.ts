import { expect, test } from 'vitest'
import { H9_ANALYSIS, nextOption, REQUIREMENTS } from './next-option.ts'

const row = (metric_id: number, ...ids: number[]) => ({
  metric_id,
  metric_text: 'm',
  stakeholder: '',
  user_story: '',
  user_story_id: metric_id,
  functional_options: ids.map((id) => ({ id, functional_option: `option ${id}`, user_story_id: metric_id })),
})
const table = { solution_name: 's', metrics: [row(1, 7, 3), row(2), row(3, 5, 9)] }

test.each([
  [7, '1.2'],
  [3, '3.1'],
  [5, '3.2'],
  [9, undefined],
  [99, undefined],
])('where nobody counts, after option %i comes %s', (optionId, number) => {
  expect(nextOption(table, {}, optionId, REQUIREMENTS)?.number).toBe(number)
})

test('each option with something to do is reached once, in the order of the list and then from its beginning', () => {
  const toDo = { options_to_rate: [9], options_to_require: [3, 5, 7] }
  const numbers = [7, 3, 5, 9].map((id) => nextOption(table, toDo, id, REQUIREMENTS)?.number)
  expect(numbers).toEqual(['1.2', '3.1', '3.2', '1.1'])
})

test('options with nothing to do are passed over, and none is next once nothing is left elsewhere', () => {
  expect(nextOption(table, { options_to_rate: [], options_to_require: [7, 9] }, 7, REQUIREMENTS)?.number).toBe('3.2')
  expect(nextOption(table, { options_to_rate: [], options_to_require: [3] }, 5, REQUIREMENTS)?.number).toBe('1.2')
  expect(nextOption(table, { options_to_rate: [], options_to_require: [5] }, 5, REQUIREMENTS)).toBeUndefined()
})

test('both steps lead to the same option, and there to what it lacks first', () => {
  const toDo = { options_to_rate: [5], options_to_require: [3, 5] }
  const wayFrom = (optionId: number) =>
    [H9_ANALYSIS, REQUIREMENTS].map((step) => nextOption(table, toDo, optionId, step)?.link(1).to)
  const analysis = '/solutions/$solutionId/option-analysis/$optionId/$type'
  const requirements = '/solutions/$solutionId/system-requirements/$optionId'
  expect(wayFrom(7)).toEqual([requirements, requirements])
  expect(wayFrom(3)).toEqual([analysis, analysis])
})
