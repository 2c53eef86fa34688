/** What the host tells everybody. */
export const roomMessages = {
  frozen: 'The host has paused editing for a moment. Nothing you wrote is lost.',
  resultsOnly:
    'This workshop now shows its results. You can read and take home everything, but nothing can be changed.',
  /** The same where there is room for little; the whole sentence is one press away. */
  frozenShort: 'Editing is paused',
  resultsShort: 'Results: read only',
  lookingOnShort: 'You are looking on',
  showAll: 'Show all',
  timeIsUp: 'Time is up',
  lastMinute: 'Last minute',
  now: (number: number, step: string) => `Now: ${number} ${step}`,
  timeLeft: (clock: string) => `${clock} left`,
} as const
