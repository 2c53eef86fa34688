/** Where the application does not come: said before any of it is there. */
export const notLoadedMessages = {
  notLoaded: 'This page could not be loaded.',
  reload: 'Reload',
} as const
