import { counted } from './grammar.ts'

/** An option that is rated in one direction only is half rated. */
const andHalf = (half: number) => (half > 0 ? `, ${half} half` : '')

/** The seven steps, and what is missing in each; what one of its items lacks stands in `gapsMessages`. */
export const stepsMessages = {
  steps: 'Steps',
  allSteps: (all: number) => `All ${all} steps`,
  stepOfAll: (number: number, all: number, step: string) => `Step ${number} of ${all} · ${step}`,
  here: 'Here',
  solution: 'Solution',
  metrics: 'Metrics',
  stakeholders: 'Stakeholders',
  userStories: 'User stories',
  options: 'Options',
  h9Analysis: 'H9 analysis',
  requirements: 'Requirements',
  noneAdded: 'none added',
  notWritten: (count: number) => `${count} not written`,
  notRated: (unrated: number, oneWay: number) =>
    [...(unrated > 0 ? [`${unrated} not rated`] : []), ...(oneWay > 0 ? [`${oneWay} rated one way only`] : [])].join(
      ', ',
    ),
  added: (count: number) => `${count} added`,
  people: (count: number) => counted(count, 'person', 'people'),
  written: (count: number) => `${count} written`,
  writtenOf: (written: number, all: number) => `${written} of ${all} written`,
  optionCount: (count: number) => counted(count, 'option'),
  ratedOf: (rated: number, all: number, half: number) => `${rated} of ${all} rated${andHalf(half)}`,
  /** The same where there is room for little: 2/4, 1 half */
  ratedShare: (rated: number, all: number, half: number) => `${rated}/${all}${andHalf(half)}`,
  toRecheck: (count: number) => `${count} to re-check`,
} as const
