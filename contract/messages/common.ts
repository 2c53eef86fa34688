/** What every screen may need; everybody who logs in loads these, so there are few. */
export const commonMessages = {
  loading: 'Loading...',
  error: (message: string) => `Error: ${message}`,
  unknownError: 'Unknown error',
  unknownErrorOccurred: 'Unknown error occurred',
  errorLoadingData: 'Error Loading Data',
  loadDataFailed: 'Failed to load data',
  networkError: 'Network error',
  emptyText: '(empty)',
  nothingLost: 'Nothing you wrote is lost.',
} as const
