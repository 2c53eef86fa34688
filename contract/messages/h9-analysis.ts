/** What an option does to the nine needs. */
export const h9AnalysisMessages = {
  fetchFailed: 'Failed to fetch option analysis',
  saved: 'Dropdown values saved successfully!',
  saveFailed: 'Failed to save changes. Please try again.',
  saveFailedBecause: (message: string) => `Error saving H9 analysis: ${message}`,
  updateFailed: 'Failed to update option analysis',
  changedMeanwhile: 'Somebody else changed a rating you were editing.',
} as const
