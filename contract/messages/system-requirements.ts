/** The rules that follow from the ratings. */
export const systemRequirementsMessages = {
  fetchFailed: 'Failed to fetch system requirements',
  noAnalysis: 'No Analysis Data Available - Please perform your H9 Analysis to generate system requirements.',
  confirmDelete: 'Are you sure you want to delete this system requirement?',
  empty: 'System requirement text cannot be empty',
  addFailed: 'Failed to add system requirement',
  addFailedBecause: (message: string) => `Error adding system requirement: ${message}`,
  updateFailedBecause: (message: string) => `Failed to update system requirement: ${message}`,
  deleteFailedBecause: (message: string) => `Failed to delete system requirement: ${message}`,
  changedMeanwhile: 'Somebody else changed this system requirement.',
} as const
