import { expect, test } from 'vitest'
import { gapsMessages } from '#contract/messages/steps.ts'
import { workshopDocumentMessages } from '#contract/messages/report.ts'
import type { WorkshopDocument } from '#contract/workshop-document.ts'
import {
  emptyChain,
  optionOf,
  personOf,
  purposeOf,
  ratingOf,
  requirementOf,
  storyOf,
} from '../../../../testing/chains.ts'
import { workshopValue } from './workshop-value.ts'

const { fhns, measures, ...empty } = emptyChain
type Solution = WorkshopDocument['solutions'][number]
const solutionOf = (id: number, more: Partial<Solution> = {}): Solution => ({
  ...empty,
  id,
  solution_name: `Solution ${id}`,
  user_email: `maker${id}@example.org`,
  people: [],
  ...more,
})
const workshopOf = (...solutions: Solution[]): WorkshopDocument => ({
  title: 'Spring',
  created_at: '2026-11-01T08:00:00.000Z',
  fhns,
  measures,
  solutions,
})

const bikes = solutionOf(7, {
  people: ['zoe@example.org', 'maker7@example.org'],
  purposes: [purposeOf(3)],
  stakeholders: [personOf(4)],
  stories: [storyOf(1, { purpose_ids: [3], stakeholder_ids: [4] }), storyOf(2, { user_story: ' ' })],
  options: [
    optionOf(31, 1, { decision: 'adapted', decision_reason: 'Only with a card.' }),
    optionOf(32, 1),
    optionOf(33, 2, { decision: 'rejected' }),
  ],
  // 31: serves need 1 and holds 2 back where it goes well; serves nothing where it goes wrong. 32: one way only.
  ratings: [
    ratingOf(1, 31, 1, 1, true),
    ratingOf(2, 31, 4, 2, true),
    ratingOf(3, 31, 5, 1, false),
    ratingOf(4, 32, 1, 1, true),
  ],
  requirements: [requirementOf(88, 2)],
})
const lamps = solutionOf(8, {
  primary_fhn: 1,
  stories: [storyOf(5)],
  options: [optionOf(51, 5)],
  ratings: [ratingOf(9, 51, 1, 1, true)],
})

test('a solution is told in short: what was written, thought of, rated, decided, required and what is missing', () => {
  const [chapter] = workshopValue(workshopOf(bikes)).chapters
  expect(chapter).toMatchObject({
    name: 'Solution 7',
    primary: { p_fhn: 'Freedom' },
    purposes: ['Purpose 3'],
    people: ['maker7@example.org', 'zoe@example.org'],
    metrics: 2,
    written: { count: 1, of: 2 },
    rated: { count: 1, of: 3 },
    decided: { count: 2, of: 3 },
    requirementCount: 1,
    undecided: [{ id: 32 }],
  })
  expect(
    chapter?.stories.map(({ stakeholders, options }) => [
      stakeholders.map(({ stakeholder }) => stakeholder),
      options.map(({ option }) => option.id),
    ]),
  ).toEqual([
    [['Person 4'], [31, 32]],
    [[], [33]],
  ])
  expect(chapter?.decisions.map(({ decision, options }) => [decision, options.map(({ id }) => id)])).toEqual([
    ['adapted', [31]],
    ['rejected', [33]],
  ])
  expect(chapter?.requirements.map(({ need, requirements }) => [need.p_fhn, requirements.length])).toEqual([
    ['Protection', 1],
  ])
  // an option with two ratings that ask for a requirement is named once
  expect(chapter?.gaps).toContainEqual({
    kind: 'ratingsWithoutRequirement',
    sentence: gapsMessages.ratingsWithoutRequirement(2),
    items: ['O31', 'O32'],
  })
})

test('across solutions each need has counts by direction, of those that are rated, with one example a solution', () => {
  const { needs } = workshopValue(workshopOf(bikes, lamps))
  expect(needs.map(({ need }) => need.p_fhn)).toEqual(['Subsistence', 'Protection', 'Freedom'])
  const [subsistence, protection, freedom] = needs
  expect(subsistence?.primaryOf).toEqual(['Solution 8'])
  expect(subsistence?.rows).toEqual([
    {
      name: workshopDocumentMessages.effect.helps,
      virtuous: {
        count: 3,
        rated: 3,
        examples: [
          { optionId: 31, option: 'Option 31', solution: 'Solution 7' },
          { optionId: 51, option: 'Option 51', solution: 'Solution 8' },
        ],
      },
      vicious: { count: 0, rated: 1, examples: [] },
    },
  ])
  expect(protection?.rows.map(({ name, virtuous }) => [name, virtuous.count])).toEqual([
    [workshopDocumentMessages.effect.harms, 1],
  ])
  expect(freedom?.rows).toEqual([])
})

test('two solutions of one name have an example each', () => {
  const twin = { ...lamps, id: 9, options: [optionOf(61, 5)], ratings: [ratingOf(10, 61, 1, 1, true)] }
  const [subsistence] = workshopValue(workshopOf(lamps, { ...twin, solution_name: lamps.solution_name })).needs
  expect(subsistence?.rows[0]?.virtuous.examples.map(({ optionId }) => optionId)).toEqual([51, 61])
})

test('where a catalogue does not say what its measures do, they are told one by one', () => {
  const mute = measures.map(({ id, measure }) => ({ id, measure }))
  const { needs } = workshopValue({ ...workshopOf(bikes), measures: mute })
  expect(needs.map(({ rows }) => rows.map(({ name }) => name))).toEqual([['Synergic'], ['Inhibiting'], []])
})

test('read by a link it names nobody, and an empty workshop is an empty document', () => {
  const { people: _whoWorked, user_email: _whoMadeIt, ...ofNobody } = bikes
  const { people, chapters } = workshopValue({ ...workshopOf(), solutions: [ofNobody] })
  expect([people, chapters[0]?.people]).toEqual([[], []])
  expect(workshopValue(workshopOf())).toMatchObject({ title: 'Spring', chapters: [], people: [] })
})
