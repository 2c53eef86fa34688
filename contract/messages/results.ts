import { headingsMessages } from './common.ts'
import { counted, isolated } from './grammar.ts'

/** The results of a workshop, for its people and for whoever has a link to them. */
export const resultsMessages = {
  gone: 'There are no results at this address.',
  goneTitle: 'There is nothing to read at this address.',
  goneHint:
    'The link may have expired, may have been revoked, or may not have been copied completely. The person who gave it to you can create a new one.',
  results: headingsMessages.results,
  pageTitle: (title: string) => `${isolated(title)}, results · Ninefold`,
  help: 'What was made in this workshop, to read and to download. Names and e-mails are left out.',
  workshopOf: (day: string) => `Workshop of ${day}`,
  readableUntil: (day: string) => `This link works until ${day}.`,
  readReport: 'Read the report',
  noSolutions: 'No solutions were made in this workshop.',
  backToResults: 'Back to all results',
  solutionGone: 'This solution is not part of the results.',
  fetchFailed: 'Failed to fetch the results',
  holds: (metrics: number, options: number, requirements: number) =>
    [counted(metrics, 'metric'), counted(options, 'option'), counted(requirements, 'requirement')].join(' · '),
} as const

/** The host's link to the results of a workshop. */
export const resultsLinkMessages = {
  title: 'Link to the results',
  hint: 'Anyone with the link can read every solution, without names or e-mails, and nothing else. They do not have to join.',
  none: 'There is no link yet.',
  holdsUntil: (day: string) => `A link works until ${day}.`,
  ended: (day: string) => `The link ended on ${day}.`,
  howLong: 'How long it works',
  days: (days: number) => `${days} days`,
  make: 'Create link',
  makeNew: 'Create new link',
  replaceTitle: 'Replace the link',
  replaceWarning: 'The current link will stop working for everyone who has it.',
  replacesOnBigScreen:
    'Its QR code will disappear from the big screen. You can put the new one there once it is created.',
  made: 'Link created.',
  shownOnce: 'Copy it now. For security, it will not be shown again.',
  newLink: 'New link',
  copy: 'Copy link',
  copied: 'Link copied.',
  showOnBigScreen: 'Show on the big screen',
  onBigScreen: 'The big screen shows its QR code at the end, until you revoke the link.',
  notCopied: 'The link could not be copied. Please select it and copy it by hand.',
  takeBack: 'Revoke link',
  takeBackTitle: 'Revoke the link',
  takeBackWarning: 'Nobody who has it will be able to read the results. You can create a new link at any time.',
  takenBack: 'Link revoked.',
} as const
