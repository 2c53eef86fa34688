import { counted } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** One sentence per metric. */
export const userStoriesMessages = {
  fetchFailed: 'Failed to fetch user stories',
  saved: 'User stories saved!',
  saveFailed: 'Failed to save user stories. Please try again.',
  nothingToSave: 'No valid metrics to save.',
  noStakeholder: 'No stakeholder',
  noOptions: 'No options',
  changedMeanwhile: 'A user story you were editing was changed in the meantime.',
  notSavedYet: 'Not saved yet',
  unsavedCount: (count: number) => `${counted(count, 'story', 'stories')} not saved.`,
  addMetricsFirst: 'Add metrics to your solution to write user stories.',
  stakeholder: 'Stakeholder',
  userStory: 'User story',
  storyPlaceholder: 'As a …, I want …, so that …',
  functionalOptions: 'Functional options',
  metricDescription: 'Metric description',
  userStories: 'User stories',
  saveAllUserStories: 'Save All User Stories',
  userStoryCreation: headingsMessages.userStoryCreation,
  backToStakeholders: 'Back to Stakeholders',
  forwardToFunctionalOptions: 'Forward to Functional Options',
  showingOfMetrics: (count: number, all: number) => `Showing ${count} of ${all} metrics`,
} as const
