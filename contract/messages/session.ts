/** The log-in, and how a session ends. */
export const sessionMessages = {
  validating: 'Validating...',
  invalid: 'Invalid session ID. Please try again.',
  ended: 'Your session has ended. Please log in again.',
  notJoined: 'Please log in with the session ID from your workshop host.',
  otherSession: 'You are logged in to another workshop.',
  closed: 'This workshop is closed. It can be read, but not changed.',
  closedTitle: 'This workshop is closed for now.',
  closedHint: 'Everything you saved is kept. This page goes on by itself when your host opens the workshop again.',
  stillClosed: 'It is still closed.',
  tooManyTries: 'Too many wrong session IDs. Please wait a minute and try again.',
  emailMissing: 'User email not found. Please log in again.',
} as const
