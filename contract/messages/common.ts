import { isolated, quoted } from './grammar.ts'
import { sessionMessages } from './session.ts'

/** What every screen may need; everybody who has joined loads these, so there are few. */
export const commonMessages = {
  loading: 'Loading...',
  adding: 'Adding...',
  removing: 'Removing...',
  /** What somebody has agreed to is under way. */
  working: 'Working...',
  error: (message: string) => `Error: ${message}`,
  unknownError: 'Unknown error',
  errorLoadingData: 'Error Loading Data',
  loadDataFailed: 'Failed to load data',
  /** A dialog whose script did not come. */
  notOpened: 'This could not be opened. Please try again.',
  emptyText: '(empty)',
  nothingLost: 'Nothing you wrote is lost.',
  closeDialog: 'Close dialog',
  tryAgain: 'Try again',
  goToSolutions: 'Go to Solutions',
  sessionId: 'Session ID',
  logOut: 'Log out',
  host: 'Host',
  virtuousWord: 'virtuous',
  viciousWord: 'vicious',
  none: 'None',
  somebody: 'Someone',
  ok: 'OK',
  cancel: 'Cancel',
  closeMessage: 'Close message',
  /** Beside a message that is said again while it is on screen. */
  times: (count: number) => `×${count}`,
  /** Before them: messages that can still be taken back. */
  earlier: (count: number) => `${count} earlier`,
  save: 'Save',
  print: 'Print',
  /** Names the place of the way forward. */
  next: 'Next',
  clearSearch: 'Clear search',
  titleOf: (screen: string, solutionName: string) => `${screen} · ${isolated(solutionName)}`,
  countChosen: (count: number) => `${count} chosen`,
  removeItem: (label: string) => `Remove ${isolated(label)}`,
  close: 'Close',
  delete: 'Delete',
  remove: 'Remove',
  discard: 'Discard',
  edit: 'Edit',
  showMore: 'Show more',
  /** Below a text that is folded, and one that is not any more. */
  showAll: 'Show all',
  showLess: 'Show less',
  search: 'Search',
  add: 'Add',
  id: 'ID',
  fhn: 'FHN',
  virtuous: 'Virtuous',
  vicious: 'Vicious',
  goToMetrics: 'Go to Metrics',
  restore: 'Restore',
  confirmDeletion: 'Confirm Deletion',
} as const

/** What the log-in needs too: everybody who comes loads these, before anything can be seen. */
export const basicMessages = {
  networkError: 'Network error',
  unknownErrorOccurred: 'Unknown error occurred',
  ninefold: 'Ninefold',
  pageTitle: (title: string) => `${title} · Ninefold`,
} as const

/** The headings of the screens, apart from their other words: they are shown while the screen itself is on its way. */
export const headingsMessages = {
  solutions: 'Solutions',
  availableMetrics: 'Available Metrics',
  createNewSolution: 'Create New Solution',
  solutionDetails: 'Solution Details',
  solutionMetrics: 'Solution Metrics',
  stakeholderManagement: 'Stakeholder Management',
  userStoryCreation: 'User Story Creation',
  functionalOptionCreation: 'Functional Option Creation',
  h9Analysis: 'H9 Analysis',
  systemRequirements: 'System Requirements',
  comparison: 'Comparison',
  traceabilityMap: 'Traceability map',
  report: 'Report',
  history: 'History',
  results: 'Results',
  privacy: sessionMessages.privacy,
  workshopDocument: 'Document of the whole workshop',
  workshops: 'Workshops',
  workshop: 'Workshop',
  participants: 'Participants',
  recentlyDeleted: 'Recently deleted',
  groups: 'Groups',
  agenda: 'Agenda',
  tableCards: 'Table cards',
  catalogues: 'Catalogues',
  catalogue: 'Catalogue',
  draft: 'Draft',
  importACatalogue: 'Import a catalogue',
} as const

/** Between names in a line that is no sentence. */
export const commaMessages = {
  between: ', ',
} as const

/** Tables that have pages. */
export const tableMessages = {
  pages: 'Pages',
  rows: 'Rows',
  previousPage: 'Previous page',
  page: (page: number) => `Page ${page}`,
  nextPage: 'Next page',
} as const

const NOW = 'now'

/** How long ago something was. */
export const timeMessages = {
  now: NOW,
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
  /** How long ago, within a sentence. */
  inSentence: (when: string): string => (when === NOW ? 'just now' : when),
} as const

/** A table or a ring as text, for whatever people want to do with it. */
export const copyingMessages = {
  asMarkdown: 'Copy as Markdown',
  copy: (table: string) => `Copy ${quoted(table)}`,
  copied: 'Copied.',
  notCopied: 'This browser does not allow the page to copy. Please copy the text by hand:',
  text: 'Markdown',
  unnamed: 'Table',
} as const
