/** The host's list of workshops. */
export const workshopsMessages = {
  help: 'Open a workshop, give its session ID to the room, and close it when the work is done.',
  loginHelp: 'The password was shown when Ninefold was started for the first time.',
  opened: 'Workshop opened.',
  renamed: 'Workshop renamed.',
  closed: 'Workshop closed.',
  reopened: 'Workshop open again.',
  copied: 'Workshop duplicated.',
  deleted: 'Workshop deleted for good.',
  idReplaced: (id: string) => `The session ID is ${id} now.`,
  none: 'No workshops yet',
  noneHint: 'Open the first one with a title that people will recognise.',
  notFound: 'This workshop does not exist or was deleted.',
  gone: 'This workshop has been deleted.',
  goneHint: 'Everything in it went with it. Its people were led to the login.',
  titleBlank: 'A workshop needs a title.',
  idCopied: 'Session ID copied.',
  idNotCopied: 'The session ID could not be copied. Please select it and copy it by hand.',
  neverUsed: 'Nothing yet',
  closeWarning:
    'Its people are led to a page that says so, with what they typed kept in their browsers. All work stays, and you can still read it and open the workshop again.',
  replaceWarning:
    'The present session ID stops working for joining. Everybody who is in stays in, and nothing is lost.',
  deleteWarning:
    'Everything in it goes for good: solutions, requirements, people, history and what could still be undone.',
  typeTitle: (title: string) => `Type “${title}” to confirm`,
} as const
