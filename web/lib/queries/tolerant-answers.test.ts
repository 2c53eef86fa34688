import { expect, test } from 'vitest'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { toSolutionDetails } from './tolerant-answers.ts'
import { toMetricsWithStakeholders, toUserStoryTable } from './tolerant-rows.ts'

const row = { metric_id: 1, metric_text: 'Blankets', stakeholder: null, user_story: null, user_story_id: 5 }
const clean = { ...row, stakeholder: '', user_story: '' }

test('rows come as a list or inside an object, and empty texts as null', () => {
  const rows = [{ ...row, functional_options: null }]
  const metrics = [{ ...clean, functional_options: [] }]
  expect(toUserStoryTable({ solution_name: 'Cabin', metrics: rows })).toEqual({ solution_name: 'Cabin', metrics })
  expect(toUserStoryTable(rows)).toEqual({ solution_name: '', metrics })
  expect(toUserStoryTable(null)).toEqual({ solution_name: '', metrics: [] })
})

test('options that are plain words get an id no server knows', () => {
  const [first] = toUserStoryTable([{ ...row, functional_options: ['A stove', 'A cat'] }]).metrics
  expect(first?.functional_options).toEqual([
    { id: -1, functional_option: 'A stove', user_story_id: 5 },
    { id: -2, functional_option: 'A cat', user_story_id: 5 },
  ])
})

test('a metric without potential stakeholders has none', () => {
  expect(toMetricsWithStakeholders([row]).metrics[0]?.potential_stakeholders).toEqual([])
})

test.each([
  ['an id', 9, 9, ''],
  ['an id in a text', '9', 9, ''],
  ['an object', { p_fhn: 'Freedom' }, null, 'Freedom'],
  ['an object with its id', { id: 9, p_fhn: 'Freedom' }, 9, 'Freedom'],
  ['a name', 'Freedom', null, 'Freedom'],
  ['nothing', null, null, ''],
])('the primary need as %s', (_, primary_fhn, id, name) => {
  expect(toSolutionDetails({ id: 1, primary_fhn })).toMatchObject({ primary_fhn: id, p_fhn: name, purposes: [] })
})

test('the label of the primary need counts before its other shapes', () => {
  expect(toSolutionDetails({ primary_fhn: 'Liberty', p_fhn: 'Freedom' })?.p_fhn).toBe('Freedom')
  expect(() => toSolutionDetails(null)).toThrow(solutionsMessages.notFound)
})
