import { expect, test } from 'vitest'
import { progressOfRows, stepStates } from './step-states.ts'

const complete = {
  metrics: 4,
  stakeholders: 7,
  metrics_without_stakeholder: 0,
  stories_written: 4,
  options: 6,
  stories_without_option: 0,
  options_rated: 6,
  options_half_rated: 0,
  ratings: 23,
  ratings_without_requirement: 0,
  requirements: 23,
}

test('a finished solution has seven steps done, each with its count', () => {
  const states = stepStates('Freedom', complete)
  expect(states.every((state) => state.isDone && !state.missing)).toBe(true)
  expect(states.map((state) => state.count)).toEqual([
    'Freedom',
    '4 added',
    '7 people',
    '4 of 4 written',
    '6 options',
    '6 of 6 rated',
    '23 written',
  ])
})

test('says what is missing, one and many', () => {
  const states = stepStates('Freedom', {
    ...complete,
    metrics_without_stakeholder: 1,
    stories_written: 3,
    stories_without_option: 2,
    options_rated: 4,
    ratings_without_requirement: 1,
  })
  expect(states.map((state) => state.missing)).toEqual([
    undefined,
    undefined,
    '1 metric without a stakeholder',
    '1 not written',
    '2 stories without an option',
    '2 not rated',
    '1 rating without a requirement',
  ])
})

test('an option rated one way only counts as half, and the step is not done', () => {
  const analysis = (rated: number, half: number) =>
    stepStates('Freedom', { ...complete, options_rated: rated, options_half_rated: half })[5]
  expect(analysis(5, 1)).toMatchObject({
    count: '5 of 6 rated, 1 partly',
    missing: '1 rated one way only',
    isDone: false,
  })
  expect(analysis(3, 2)).toMatchObject({
    count: '3 of 6 rated, 2 partly',
    missing: '1 not rated, 2 rated one way only',
  })
})

test('what is to be re-checked is counted beside what is missing', () => {
  const states = stepStates('Freedom', {
    ...complete,
    options_rated: 5,
    ratings_without_requirement: 23,
    options_to_recheck: 1,
    requirements_to_recheck: 2,
  })
  expect(states.map((state) => state.missing).slice(5)).toEqual([
    '1 not rated, 1 to re-check',
    '23 ratings without a requirement, 2 to re-check',
  ])
  const [analysis, requirements] = stepStates('Freedom', { ...complete, requirements_to_recheck: 2 }).slice(5)
  expect(analysis?.isDone).toBe(true)
  expect(requirements).toMatchObject({ missing: '2 to re-check', isDone: false })
})

test('of a new solution only the metrics are missing; the rest is yet to come', () => {
  const states = stepStates('Freedom', progressOfRows({ solution_name: 'New', metrics: [] }))
  expect(states.map((state) => state.missing)).toEqual([undefined, 'none added', ...Array(5).fill(undefined)])
  expect(states.map((state) => state.isDone)).toEqual([true, ...Array(6).fill(false)])
})

test('counts from the rows what a server without progress does not tell', () => {
  const row = {
    metric_id: 1,
    metric_text: 'm',
    user_story_id: 1,
    user_story: ' ',
    stakeholder: '',
    functional_options: [],
  }
  const option = { id: 1, functional_option: 'o', user_story_id: 1 }
  const full = { ...row, stakeholder: 'A, B', user_story: 'As a', functional_options: [option, option] }
  expect(progressOfRows({ solution_name: 's', metrics: [row, full, { ...full, stakeholder: 'B' }] })).toEqual({
    metrics: 3,
    stakeholders: 2,
    metrics_without_stakeholder: 1,
    stories_written: 2,
    options: 4,
    stories_without_option: 1,
  })
})
