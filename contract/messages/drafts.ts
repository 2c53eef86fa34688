/** Texts that were typed and not saved. */
export const draftsMessages = {
  keptWhileClosed: 'What you had typed and not saved is kept in this browser, and will be in its field again then.',
  /** Beside a restored draft, before the button that discards it. */
  notSaved: 'Not saved yet.',
  /** In its place afterwards, before Undo. */
  discarded: 'Discarded.',
  older: 'You typed this earlier for the same field and did not save it. The field shows a newer text.',
  logOutTitle: 'Unsaved texts on this device',
  logOutQuestion:
    'You have typed texts that are not saved. This browser keeps them for 30 days, and they will be in their fields again when you log in. On a shared device, you can delete them now.',
  keepAndLogOut: 'Keep and log out',
  deleteAndLogOut: 'Delete and log out',
} as const
