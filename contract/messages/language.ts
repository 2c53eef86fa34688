/** The choice of a language, on the log-in, in the workshop's panel and in the console. */
export const languageMessages = {
  language: 'Language',
  asTheWorkshop: 'As the workshop',
  ofTheWorkshop: 'Language of the workshop',
  followsIt: 'The catalogue follows it, and the screens of everyone who has not chosen their own.',
  changed: 'Language changed. Everyone sees it when they next open a page.',
} as const
