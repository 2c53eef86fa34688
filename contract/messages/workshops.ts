import { headingsMessages } from './common.ts'
import { counted, isolated } from './grammar.ts'

/** The host's list of workshops. */
export const workshopsMessages = {
  help: 'Open a workshop, give its session ID to the room, and close it when the work is done.',
  loginHelp: 'The password was shown when Ninefold first started.',
  opened: 'Workshop opened.',
  renamed: 'Workshop renamed.',
  closed: 'Workshop closed.',
  resultsShown: 'The workshop shows its results now.',
  reopened: 'Workshop reopened.',
  copied: 'Workshop duplicated.',
  deleted: 'Workshop deleted for good.',
  idReplaced: (id: string) => `The session ID is now ${id}.`,
  none: 'No workshops yet',
  noneHint: 'Open the first one with a title that people will recognise.',
  notFound: 'This workshop does not exist or was deleted.',
  gone: 'This workshop has been deleted.',
  goneHint: 'Everything in it was deleted too. Its participants were taken to the login page.',
  titleBlank: 'A workshop needs a title.',
  idCopied: 'Session ID copied.',
  idNotCopied: 'The session ID could not be copied. Please select it and copy it by hand.',
  diskFull:
    'The server is running out of disk space, so nothing can be saved. Delete workshops that are no longer needed, or ask the people who run the server for more space.',
  neverUsed: 'Nothing yet',
  closeWarning:
    'The people in it see a page that says so; unsaved text is kept in their browsers. All work stays, and you can still read it and reopen the workshop.',
  resultsWarning:
    'The step, clock, message and silent rating end. Its people can still join and read everything, and take it home, but only you can change anything. Unsaved text is kept in their browsers. You can open the workshop again at any time, and go on where you were.',
  replaceWarning:
    'The current session ID can no longer be used to join. Everyone who has joined stays in, and nothing is lost.',
  deleteWarning:
    'Everything in it will be deleted for good: solutions, requirements, people, history and everything that could still be undone.',
  typeTitle: (title: string) => `Type “${isolated(title)}” to confirm`,
  workshop: 'Workshop',
  goToWorkshops: 'Go to Workshops',
  reopen: 'Reopen',
  duplicateWorkshop: 'Duplicate workshop',
  titleOfTheCopy: 'Title of the copy',
  duplicate: 'Duplicate',
  copiesOf: (solutions: number) => `Copies of its ${counted(solutions, 'solution')}`,
  whatItHolds: 'What it holds',
  deleteTitle: (title: string) => `Delete ${isolated(title)}`,
  deleteForGood: 'Delete for good',
  workshops: headingsMessages.workshops,
  catalogues: 'Catalogues',
  hostConsole: 'Host console',
  hostPassword: 'Host password',
  logIn: 'Log in',
  titleOfANewWorkshop: 'Title of a new workshop',
  catalogue: 'Catalogue',
  openWorkshop: 'Open workshop',
  renameWorkshop: 'Rename workshop',
  title: 'Title',
  rename: 'Rename',
  copySessionId: 'Copy session ID',
  closeTitle: (title: string) => `Close ${isolated(title)}`,
  closeWorkshop: 'Close workshop',
  resultsTitle: (title: string) => `Show the results of ${isolated(title)}`,
  showResults: 'Show results',
  newSessionId: 'New session ID',
  replaceSessionId: 'Replace session ID',
  more: 'More',
  roomScreen: 'Room screen',
  participants: 'Participants',
  recentlyDeleted: 'Recently deleted',
  status: 'Status',
  isOpen: 'Open',
  isResults: 'Results',
  isClosed: 'Closed',
  hereNow: 'Here now',
  joined: 'Joined',
  solutions: 'Solutions',
  lastActivity: 'Last activity',
  enter: 'Enter',
  actions: 'Actions',
} as const

/** What the host's console says of the automatic backup. */
export const backupsMessages = {
  last: (when: string) => `Last automatic backup: ${when}.`,
  none: 'No automatic backup has been made yet.',
  failed: 'The last attempt failed and will be repeated soon. The server log says why.',
} as const

/** A workshop to rehearse in, for the host. */
export const rehearsalMessages = {
  title: 'Rehearsal',
  none: 'This workshop is not a rehearsal.',

  rehearse: 'Rehearse',
  about:
    'Try everything alone: twelve scripted people in three groups join and work, and you lead them. It counts nowhere, and one click deletes it.',
  mark: 'Rehearsal',

  state: {
    playing: 'The scripted people are working.',
    paused: 'Paused. The scripted people are here and wait; the clock of the item runs on.',
    stopped: 'Paused where it was. The scripted people come back when it goes on.',
  },
  notBegun: 'Twelve scripted people wait outside.',
  letIn: 'Let them in',
  goOn: 'Go on',
  pause: 'Pause',
  stop: 'Stop',
  speed: 'Speed',
  times: (speed: number) => `×${speed}`,

  showMe: 'Show me',
  gotIt: 'Got it',
  hint: 'Hint',
  hints: {
    start: 'Everybody is here. The agenda leads on with one button.',
    timeIsUp: 'Time is up. Give one minute more, or go on.',
    allRated: 'Everybody has rated. Reveal what they chose.',
    rateAgain: 'When they have talked, let them rate once more, and see whether views come closer.',
    needsHelp: (solution: string) =>
      `“${isolated(solution)}” has called for help. Say that you are on your way, and answer it when you have been there.`,
    allDone: 'All groups are done with this step. Go on when you like.',
    stuck: (solution: string) =>
      `“${isolated(solution)}” is behind the others. Look at what is there, or go to that table.`,
    late: 'Somebody has not come yet. The room screen shows how to join, also during a step.',
    away: (count: number) =>
      `${counted(count, 'person has', 'people have')} joined and lost the connection. Nothing is lost; the list says who.`,
    frozen: 'Editing is frozen, and everybody waits for you to release it.',
    tryFreeze: 'Freeze editing for a moment, and see how everybody waits.',
    tryScene: 'Choose what the big screen shows, in a window of its own or on a projector.',
  },
} as const

/** How the host changes the language of a workshop. */
export const workshopLanguageMessages = {
  ofTheWorkshop: 'Language of the workshop',
  followsIt: 'The catalogue follows it, and the screens of everyone who has not chosen their own.',
  changed: 'Language changed. Everyone sees it when they next open a page.',
} as const
