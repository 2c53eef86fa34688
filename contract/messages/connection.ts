/** What the bar at the top says when the server does not answer. */
export const connectionMessages = {
  offline: 'Offline, your text is kept.',
  tryingAgain: 'We try again every few seconds.',
  unsent: (count: number) =>
    count === 1 ? 'One change has not been sent yet.' : `${count} changes have not been sent yet.`,
  tryNow: 'Try now',
} as const
