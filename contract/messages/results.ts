import { counted, isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** The results of a workshop, for its people and for whoever has a link to them. */
export const resultsMessages = {
  gone: 'There are no results at this address.',
  goneTitle: 'There is nothing to read at this address.',
  goneHint:
    'The link may have expired, may have been taken back, or may not have been copied completely. Whoever gave it to you can make a new one.',
  results: headingsMessages.results,
  pageTitle: (title: string) => `${isolated(title)}, results · Ninefold`,
  help: 'What was made in this workshop, to read and to take home. Names and e-mails are left out.',
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
