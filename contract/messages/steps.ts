import { counted } from './english.ts'

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
  ratedOf: (rated: number, all: number) => `${rated} of ${all} rated`,
  toRecheck: (count: number) => `${count} to re-check`,
} as const
