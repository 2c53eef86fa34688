/** What the host leads a workshop with, always in view. */
export const leadMessages = {
  lead: 'Lead the workshop',
  stepAndClock: 'Step and clock',
  message: 'Message',
  silentRating: 'Silent rating',
  on: 'on',
  notOpen: 'not open',
} as const
