/** The choice of a language, on the log-in, in the workshop's panel and in the console. */
export const languageMessages = {
  language: 'Language',
  asTheWorkshop: 'As the workshop',
} as const
