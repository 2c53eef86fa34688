import { counted } from './grammar.ts'

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
