import { headingsMessages } from './common.ts'

/** Whom the metrics of a solution matter to. */
export const stakeholdersMessages = {
  added: 'Stakeholder added to solution successfully!',
  removed: 'Stakeholder removed from solution successfully!',
  addFailed: 'Failed to add stakeholder. Please try again.',
  removeFailed: 'Failed to remove stakeholder. Please try again.',
  alreadyAdded: 'This stakeholder is already part of the solution.',
  noneAvailable: 'No stakeholders available',
  noMetrics: 'No Metrics Available: Add metrics to your solution to manage stakeholders.',
  addedMark: 'Added',
  metricDescription: 'Metric Description',
  userStory: 'User Story',
  potentialStakeholders: 'Potential Stakeholders',
  stakeholdersByMetric: 'Stakeholders by metric',
  stakeholderManagement: headingsMessages.stakeholderManagement,
  backToMetrics: 'Back to Metrics',
  forwardToUserStories: 'Forward to User Stories',
  /** Beside the specification's buttons, which stand in the rows of metrics. */
  addedToSolution:
    'Adding a stakeholder adds them to the whole solution, not to one metric alone: every metric that concerns them then shows them as added.',
  others: 'Also in this solution',
  othersHelp: 'None of this solution’s metrics concern these stakeholders, so they do not appear in the rows above.',
  searchPlaceholder: 'Search metrics, user stories, or stakeholders...',
} as const
