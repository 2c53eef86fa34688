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
    'Participants will see that the workshop is closed. Unsaved text is kept in their browsers. Nothing is deleted: you can still read everything and reopen the workshop.',
  resultsWarning:
    'This ends the current step, timer, message and silent rating. Participants can still join, read and download everything, but only you can make changes. Unsaved text is kept in their browsers. You can open the workshop again at any time and continue where you were.',
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
  failed: 'The last attempt failed and will be repeated soon. The reason is in the server log.',
} as const

/** A workshop to rehearse in, for the host. */
export const rehearsalMessages = {
  title: 'Rehearsal',
  none: 'This workshop is not a rehearsal.',

  rehearse: 'Rehearse',
  about:
    'Try everything alone: twelve simulated participants in three groups join and work, and you lead them. It is left out of all counts, and one click deletes it.',
  mark: 'Rehearsal',

  state: {
    playing: 'The simulated participants are working.',
    paused: 'Paused. The simulated participants are waiting; the timer of the item keeps running.',
    stopped: 'Stopped. The simulated participants return when you resume.',
  },
  notBegun: 'Twelve simulated participants are waiting to join.',
  letIn: 'Let them in',
  goOn: 'Resume',
  pause: 'Pause',
  stop: 'Stop',
  speed: 'Speed',
  times: (speed: number) => `×${speed}`,

  showMe: 'Show me',
  gotIt: 'Got it',
  hint: 'Hint',
  hints: {
    start: 'Everyone is here. Next moves through the agenda with one button.',
    timeIsUp: 'Time is up. Add a minute, or move on.',
    allRated: 'Everyone has rated. Reveal what they chose.',
    rateAgain: 'When they have talked, let them rate once more, and see whether views come closer.',
    needsHelp: (solution: string) =>
      `“${isolated(solution)}” has asked for help. Tell them you are on your way, and close the request when you have been there.`,
    allDone: 'All groups are done with this step. Move on when you like.',
    stuck: (solution: string) =>
      `“${isolated(solution)}” is behind the others. Look at what is there, or go to that table.`,
    late: 'Someone has not joined yet. The room screen shows how to join, even during a step.',
    away: (count: number) =>
      `${counted(count, 'person has', 'people have')} joined and lost the connection. Nothing is lost; the list says who.`,
    frozen: 'Editing is frozen, and everyone is waiting for you to release it.',
    tryFreeze: 'Freeze editing for a moment, and see how everyone waits.',
    tryScene: 'Choose what the big screen shows, in a window of its own or on a projector.',
  },
} as const

/** How the host changes the language of a workshop. */
export const workshopLanguageMessages = {
  ofTheWorkshop: 'Language of the workshop',
  followsIt: 'Sets the language of the catalogue, and of the screens of everyone who has not chosen their own.',
  changed: 'Language changed. Everyone sees it when they next open a page.',
} as const
