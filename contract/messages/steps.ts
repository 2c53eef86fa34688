import { counted } from './grammar.ts'

/** An option that is rated in one direction only is half rated. */
const andHalf = (half: number) => (half > 0 ? `, ${half} partly` : '')

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

/** One sentence of help per step, on its screen and on the room's. */
export const helpMessages = {
  solution:
    'Name what you want to create, choose what it should improve, and pick the one fundamental human need (FHN) it exists for.',
  /** On the page of one that is there already. */
  solutionDetails:
    'What it is called, what it should improve, and the one fundamental human need (FHN) it exists for. Every later step builds on these.',
  metrics: 'Choose three to five numbers that would prove, a year from now, that your solution helped.',
  stakeholders:
    'Add the people and other beings each metric matters to, especially those who bear the effects without being asked.',
  userStories: 'For every metric write one sentence: who wants what, so that what gets better?',
  functionalOptions: 'List different ways the system could make the story come true; judge them later.',
  h9: 'H9 means all nine fundamental human needs (FHNs): for each, say what the option does to it, first if all goes well (virtuous), then if it goes wrong (vicious).',
  h9Virtuous: 'Assume the option works as meant, is used by many and for years. What does it do for each need?',
  h9Vicious: 'Assume it is overused, gamed, abused, underfunded or shuts people out. What does it do to each need now?',
  systemRequirements:
    'Turn each coloured rating of a fundamental human need (FHN) into a checkable rule that keeps the good and prevents the harm.',
} as const

/** How many of each are missing; which they are is found by `gapsOf`. */
export const gapsMessages = {
  purposesUnserved: (count: number) => counted(count, 'purpose without a metric', 'purposes without a metric'),
  metricsWithoutStakeholder: (count: number) =>
    counted(count, 'metric without a stakeholder', 'metrics without a stakeholder'),
  stakeholdersUnconcerned: (count: number) =>
    counted(count, 'stakeholder without a metric', 'stakeholders without a metric'),
  metricsWithoutStory: (count: number) => counted(count, 'metric without a story', 'metrics without a story'),
  storiesWithoutOption: (count: number) => counted(count, 'story without an option', 'stories without an option'),
  optionsNotRatedVirtuous: (count: number) =>
    counted(count, 'option without virtuous ratings', 'options without virtuous ratings'),
  optionsNotRatedVicious: (count: number) =>
    counted(count, 'option without vicious ratings', 'options without vicious ratings'),
  harmsUnanswered: (count: number) =>
    counted(
      count,
      'rating that harms or only seems to help, without a requirement',
      'ratings that harm or only seem to help, without a requirement',
    ),
  ratingsWithoutRequirement: (count: number) =>
    counted(count, 'rating without a requirement', 'ratings without a requirement'),
  optionsToRecheck: (count: number) => counted(count, 'option to re-check', 'options to re-check'),
  requirementsToRecheck: (count: number) => counted(count, 'requirement to re-check', 'requirements to re-check'),
  requirementsOfNone: (count: number) =>
    counted(count, 'requirement whose rating is now None', 'requirements whose rating is now None'),
} as const
