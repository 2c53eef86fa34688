import { counted } from './english.ts'

/** How many of each are missing; which they are is found by `gapsOf`. */
export const gapsMessages = {
  purposesUnserved: (count: number) => counted(count, 'purpose no metric serves', 'purposes no metric serves'),
  metricsWithoutStakeholder: (count: number) =>
    counted(count, 'metric without a stakeholder', 'metrics without a stakeholder'),
  stakeholdersUnconcerned: (count: number) =>
    counted(count, 'stakeholder no metric concerns', 'stakeholders no metric concerns'),
  metricsWithoutStory: (count: number) => counted(count, 'metric without a story', 'metrics without a story'),
  storiesWithoutOption: (count: number) => counted(count, 'story without an option', 'stories without an option'),
  optionsNotRatedVirtuous: (count: number) => counted(count, 'option not rated virtuous', 'options not rated virtuous'),
  optionsNotRatedVicious: (count: number) => counted(count, 'option not rated vicious', 'options not rated vicious'),
  harmsUnanswered: (count: number) =>
    counted(
      count,
      'harmful or hollow rating no requirement answers',
      'harmful or hollow ratings no requirement answers',
    ),
  ratingsWithoutRequirement: (count: number) =>
    counted(count, 'rating without a requirement', 'ratings without a requirement'),
  optionsToRecheck: (count: number) => counted(count, 'option to re-check', 'options to re-check'),
  requirementsToRecheck: (count: number) => counted(count, 'requirement to re-check', 'requirements to re-check'),
  requirementsOfNone: (count: number) =>
    counted(count, 'requirement whose rating is None now', 'requirements whose rating is None now'),
} as const
