import { counted } from './english.ts'

/** The seven steps, and what is missing in each. */
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
  metricsWithout: (count: number) => `${counted(count, 'metric')} without one`,
  written: (count: number) => `${count} written`,
  writtenOf: (written: number, all: number) => `${written} of ${all} written`,
  optionCount: (count: number) => counted(count, 'option'),
  storiesWithout: (count: number) => `${counted(count, 'story', 'stories')} without one`,
  ratedOf: (rated: number, all: number) => `${rated} of ${all} rated`,
  ratingsWithout: (count: number) => `${counted(count, 'rating')} without one`,
  toRecheck: (count: number) => `${count} to re-check`,
} as const
