/** What the host tells everybody. */
export const roomMessages = {
  frozen: 'The host has paused editing for a moment. Nothing you wrote is lost.',
  resultsOnly:
    'This workshop now shows its results. You can read and take home everything, but nothing can be changed.',
  timeIsUp: 'Time is up',
  now: (number: number, step: string) => `Now: ${number} ${step}`,
  timeLeft: (clock: string) => `${clock} left`,
} as const
