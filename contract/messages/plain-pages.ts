/** Pages that say one thing. */
export const plainPagesMessages = {
  serverAway: 'The server cannot be reached',
  comesByItself: 'This page opens by itself as soon as the server answers again.',
  notFound: 'There is no page at this address.',
  dataDisabled: 'The data page is temporarily disabled for performance testing.',
  pageNotFound: 'Page not found',
  data: 'Data',
  somethingWentWrong: 'Something went wrong',
} as const
