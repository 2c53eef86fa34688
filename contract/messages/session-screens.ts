/** What pages and questions say where a session does not go on as it was. */
export const sessionScreensMessages = {
  closedTitle: 'This workshop is closed for now.',
  closedHint: 'Everything you saved is kept. This page continues by itself when your host opens the workshop again.',
  stillClosed: 'It is still closed.',
  cookiesBlockedTitle: 'This browser does not keep the cookie that says who you are.',
  cookiesBlockedHint:
    'Ninefold needs one cookie, for this site only. Allow cookies for this site in the settings of your browser, then try again.',
  somebodyElse: 'Somebody else is logged in',
  somebodyElseHint: (now: string, before: string) =>
    `You are now logged in as ${now} in this browser, because another tab has logged in. This tab has worked as ${before}. Nothing more is saved before you choose; what you have typed is kept.`,
  goOnAs: (email: string) => `Go on as ${email}`,
  logInAgainAs: (email: string) => `Log in again as ${email}`,
  joinAnotherWorkshop: 'Join another workshop',
  notJoined: 'Please log in with the session ID from your workshop host.',
  otherSession: 'You are logged in to another workshop.',
  closed: 'This workshop is closed. It can be read, but not changed.',
  tooManyTries: 'Too many wrong session IDs. Please wait a minute and try again.',
  emailMissing: 'User email not found. Please log in again.',
} as const
