/** What the list itself knows of a session that does not go on as it was; its pages say the rest. */
export const sessionEndMessages = {
  cookiesBlocked: 'Cookies are blocked',
  storageBlocked:
    'This browser stores nothing for this site. You can work as usual, but what you have not saved is gone when you close this tab.',
  workshopClosed: 'Workshop closed',
  ended: 'Your session has ended. Please log in again.',
} as const
