/** A solution as a whole, from its purposes to its requirements. */
export const chainMessages = {
  fetchFailed: 'Failed to fetch the solution as a whole',
  purpose: 'Purpose',
  metric: 'Metric',
  stakeholders: 'Stakeholders',
  userStory: 'User story',
  option: 'Option',
  rating: 'Rating',
  requirement: 'Requirement',
} as const
