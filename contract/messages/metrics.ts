import { isolated } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** The metrics of the catalogue, and those of a solution. */
export const metricsMessages = {
  fetchFailed: 'Failed to fetch metrics',
  loadFailed: 'Failed to load metrics',
  added: 'Metric added successfully!',
  removed: 'Metric removed successfully!',
  alreadyAdded: 'Metric already added to this solution',
  addFailed: 'Failed to add metric',
  removeFailed: 'Failed to remove metric',
  noneAvailable: 'No Metrics Available',
  noneAvailableHint: 'The catalogue of this workshop has no metrics yet.',
  noneAdded: 'No Metrics Added Yet',
  noneAddedHint: 'Metrics you add from the available ones appear here.',
  allAdded: 'All Relevant Metrics Added',
  allAddedHint: 'Available metrics depend on the solution’s purposes. Add a purpose to see more.',
  noneMatching: (term: string) => `No metrics found matching "${isolated(term)}"`,
  searchTitle: (title: string) => `Search ${title}`,
  metric: 'Metric',
  action: 'Action',
  description: 'Description',
  purposes: 'Purposes',
  availableMetrics: headingsMessages.availableMetrics,
  showingOf: (count: number, all: number) => `Showing ${count} of ${all} metrics`,
  showingTotal: (count: number) => `Showing ${count} metric(s) total`,
  solutionMetrics: headingsMessages.solutionMetrics,
  backToSolutionDetails: 'Back to Solution Details',
  forwardToStakeholders: 'Forward to Stakeholders',
  addedMetrics: 'Added Metrics',
} as const
