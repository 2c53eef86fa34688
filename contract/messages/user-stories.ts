import { counted } from './english.ts'

/** One sentence per metric. */
export const userStoriesMessages = {
  fetchFailed: 'Failed to fetch user stories',
  saved: 'User stories saved!',
  saveFailed: 'Failed to save user stories. Please try again.',
  nothingToSave: 'No valid metrics to save.',
  noStakeholder: 'No stakeholder',
  noOptions: 'No options',
  changedMeanwhile: 'Somebody else changed a user story you were editing.',
  notSavedYet: 'Not saved yet',
  unsavedCount: (count: number) => `${counted(count, 'story', 'stories')} not saved.`,
  addMetricsFirst: 'Add metrics to your solution to write user stories.',
} as const
