/** What the bar at the top says when the server does not answer. */
export const connectionMessages = {
  offline: 'Offline, your text is kept.',
  /** Where the browser stores nothing. */
  offlineUnkept: 'Offline. This browser cannot keep your text: please leave this page open.',
  /** Before what was typed, on a page loaded while the server is away. */
  keptHere: 'You typed this and did not save it. It will be in its field again once the server answers:',
  lookingForServer: 'We try to reach the server every few seconds.',
  notSaved: (labels: readonly string[]) => {
    const [named, others] = [labels.slice(0, 2), labels.length - 2]
    return `Not saved yet: ${named.join(', ')}${others > 0 ? `, and ${others} more` : ''}.`
  },
  /** The same on a phone, where the work itself shows which it is. */
  notSavedBriefly: 'Not saved yet.',
  tryNow: 'Try now',
  saveNow: 'Save now',
  discard: 'Discard',
} as const
