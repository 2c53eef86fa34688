/** What the log-in needs too: everybody who comes loads these, before anything can be seen. */
export const basicMessages = {
  networkError: 'Network error',
  unknownErrorOccurred: 'Unknown error occurred',
  ninefold: 'Ninefold',
  pageTitle: (title: string) => `${title} · Ninefold`,
} as const
