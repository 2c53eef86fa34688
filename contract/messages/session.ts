/** The log-in, and how a session ends. */
export const sessionMessages = {
  validating: 'Validating...',
  invalid: 'Invalid session ID. Please try again.',
  letGo: 'The host has removed you from this workshop.',
  email: 'Email',
  sessionIdLabel: 'Session ID (Provided live by workshop host)',
  login: 'Login',
  privacy: 'Privacy',
  pausePicture: 'Pause animation',
  movePicture: 'Play animation',
  claim: 'From human need to system requirement, in one room.',
  hostShowsId: 'Your host shows the session ID on the big screen.',
  othersSee: 'Everyone in the workshop will see who you are.',
  anyLetters: 'Upper or lower case, with or without the hyphen.',
} as const

/** The choice of a language, on the log-in, in the workshop's panel and in the console. */
export const languageMessages = {
  language: 'Language',
  asTheWorkshop: 'Same as the workshop',
} as const
