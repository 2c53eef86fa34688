import { isolated } from './grammar.ts'

/** What stands around every screen: sidebar, panel, who is here, links below. */
export const shellMessages = {
  continueWhereYouWere: 'Continue where you were',
  skipToContent: 'Skip to content',
  metrics: 'Metrics',
  stakeholders: 'Stakeholders',
  userStories: 'User Stories',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  main: 'Main',
  home: 'Home',
  workshop: 'Workshop',
  hereNow: (count: number) => `Here now, ${count}`,
  isYou: (name: string) => `${isolated(name)} (you)`,
  showAll: (count: number) => `Show all ${count}`,
  solutions: 'Solutions',
  closeWorkshopPanel: 'Close workshop panel',
  you: 'You',
  /** Before the title of the workshop. */
  hereAsHost: 'You are here as the host of',
  backToCockpit: 'Back to the cockpit',
  compareAllOptions: 'Compare all options',
  traceabilityMap: 'Traceability map',
  reportToPrint: 'Report to print',
  historyOfThisSolution: 'History of this solution',
  theSolutionAsAWhole: 'The solution as a whole',
  youWriteElsewhere: 'You are writing here in another tab',
  writingHere: (name: string, others: number) =>
    others > 0 ? `${isolated(name)} and ${others} more are writing here` : `${isolated(name)} is writing here`,
} as const

/** Pages that say one thing. */
export const plainPagesMessages = {
  serverAway: 'The server cannot be reached',
  comesByItself: 'This page will open automatically once the server is back.',
  notFound: 'There is no page at this address.',
  dataDisabled: 'The data page is temporarily disabled for performance testing.',
  pageNotFound: 'Page not found',
  data: 'Data',
  somethingWentWrong: 'Something went wrong',
} as const

/** What the bar at the top says when the server does not answer. */
export const connectionMessages = {
  offline: 'Offline, your text is kept.',
  /** Where the browser stores nothing. */
  offlineUnkept: 'Offline. This browser cannot keep your text: please leave this page open.',
  /** Before what was typed, on a page loaded while the server is away. */
  keptHere: 'You have unsaved text. It will be in its field again once the server is back:',
  lookingForServer: 'Retrying every few seconds.',
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

/** What the list itself knows of a session that does not go on as it was; its pages say the rest. */
export const sessionEndMessages = {
  cookiesBlocked: 'Cookies are blocked',
  storageBlocked:
    'This browser is blocking storage for this site. You can work as usual, but unsaved changes are lost when you close this tab.',
  workshopClosed: 'Workshop closed',
  ended: 'Your session has ended. Please log in again.',
} as const

/** What pages and questions say where a session does not go on as it was. */
export const sessionScreensMessages = {
  closedTitle: 'This workshop is closed for now.',
  closedHint:
    'Everything you saved is kept. This page continues automatically when your host opens the workshop again.',
  stillClosed: 'It is still closed.',
  cookiesBlockedTitle: 'Your browser is blocking cookies.',
  cookiesBlockedHint:
    'Ninefold needs one cookie, for this site only. Allow cookies for this site in the settings of your browser, then try again.',
  somebodyElse: 'Someone else is logged in',
  somebodyElseHint: (now: string, before: string) =>
    `Another tab logged in as ${now}, but this tab was using ${before}. Choose which to continue with. Until then nothing is saved; what you have typed is kept.`,
  goOnAs: (email: string) => `Continue as ${email}`,
  logInAgainAs: (email: string) => `Log in again as ${email}`,
  joinAnotherWorkshop: 'Join another workshop',
  notJoined: 'Please log in with the session ID from your workshop host.',
  otherSession: 'You are logged in to another workshop.',
  closed: 'This workshop is closed. It can be read, but not changed.',
  tooManyTries: 'Too many wrong session IDs. Please wait a minute and try again.',
  emailMissing: 'User email not found. Please log in again.',
} as const

/** What the host tells everybody. */
export const roomMessages = {
  frozen: 'The host has paused editing for a moment. Nothing you wrote is lost.',
  resultsOnly: 'This workshop now shows its results. You can read and download everything, but not change it.',
  /** The same where there is room for little; the whole sentence is one press away. */
  frozenShort: 'Editing is paused',
  resultsShort: 'Results: read only',
  lookingOnShort: 'You are an observer',
  showAll: 'Show all',
  timeIsUp: 'Time is up',
  lastMinute: 'Last minute',
  now: (number: number, step: string) => `Now: ${number} ${step}`,
  timeLeft: (clock: string) => `${clock} left`,
} as const
