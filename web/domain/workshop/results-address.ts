/** The token stands behind the #, which browsers send to nobody, neither in a request nor as the page that somebody came from. */
export const resultsAddress = (base: string | null, token: string) =>
  `${base ?? window.location.origin}/results#${token}`
