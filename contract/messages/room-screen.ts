import type { SceneKind } from '../scene.ts'
import { counted, isolated, listed } from './grammar.ts'

/** The screen for the projector, and what the host sets on it. */
export const roomScreenMessages = {
  welcome: 'Scan the code, or type the address and the session ID.',
  loopback:
    'Only this computer can reach this address. Start Ninefold with HOST=0.0.0.0, or set PUBLIC_URL, to let the room in.',
  showsResults: 'This workshop shows its results: join to read and download them.',
  behind: (time: string) => `Disconnected. Last updated at ${time}.`,
  minutesWrong: (max: number) => `Please enter whole minutes from 1 to ${max}.`,
  changedMeanwhile: 'The message to everyone was changed in the meantime.',
  stepAnnounced: (step: number | null) => (step === null ? 'No step is announced now.' : `Step ${step} is announced.`),
  timerStarted: 'The timer is running.',
  timerStopped: 'The timer is stopped.',
  messageSent: 'Message sent.',
  messageTakenBack: 'Message removed.',
  editingFrozen: 'Editing is frozen.',
  editingReleased: 'Everyone can edit again.',
  silentOn: 'Silent rating is on.',
  ownWordsOn: 'Custom entries are on.',
  ownWordsOff: 'Custom entries are off.',
  silentOff: 'Silent rating is off.',
  emailsHidden: 'E-mails are hidden.',
  emailsShown: 'E-mails are shown.',
  hideEmails: 'Hide e-mails',
  showEmails: 'Show e-mails',
  hideEmailsMeans:
    'While they are hidden, everyone but you sees a person’s name instead of their e-mail, or “participant” and a number: on screens, in the history and in files.',
  messageToEveryone: 'Message to everyone',
  seenNow: (message: string) => `People currently see: ${isolated(message)}`,
  nothingSeenNow: 'People currently see no message.',
  send: 'Send',
  takeBack: 'Remove message',
  left: 'left',
  announcedStep: 'Announced step',
  switchSilentRatingOff: 'Turn silent rating off',
  switchSilentRatingOn: 'Turn silent rating on',
  silentRatingMeans: 'While it is on, everyone rates alone. Nobody sees the others’ ratings until you reveal them.',
  switchOwnWordsOn: 'Turn custom entries on',
  switchOwnWordsOff: 'Turn custom entries off',
  ownWordsMean: 'When on, groups can add their own metric or stakeholder if a search finds nothing.',
  freezeMeans:
    'While editing is frozen, everyone in the room can read but not write. What they have typed stays in its field.',
  releaseEditing: 'Release editing',
  freezeEditing: 'Freeze editing',
  backToWorkshop: 'Back to the workshop',
  controls: 'Controls',
  fullScreen: 'Full screen',
  done: 'Done',
  screen: 'Room screen',
  joined: (people: number) => `${counted(people, 'person', 'people')} joined`,
  /** Here now, 5: Ana, Ben and 3 more */
  hereNow: (count: number, names: readonly string[]) => {
    const more = count - names.length
    const who = listed([...names.map(isolated), ...(more > 0 ? [`${more} more`] : [])])
    return names.length === 0 ? `Here now, ${count}` : `Here now, ${count}: ${who}`
  },
  joinAt: 'Join at',
  withTheSessionId: 'with the session ID',
  qrCode: 'QR code that opens the login',
  timer: 'Timer',
  minutesShort: (minutes: number) => `${minutes} min`,
  minutes: 'Minutes',
  start: 'Start',
  stopTimer: 'Stop timer',
} as const

/** What the big screen shows, and how the host chooses it. */
export const scenesMessages = {
  automatic: 'Automatic (how to join, then the current step)',
  kinds: {
    join: 'How to join',
    now: 'The step',
    progress: 'Progress',
    silent_rating: 'Silent rating',
    reveal: 'Reveal',
    solution: 'A solution',
    comparison: 'Comparison',
    message: 'Message',
    blank: 'Blank',
    end: 'The end',
  } satisfies Record<SceneKind, string>,
  bigScreen: 'Big screen',
  solution: 'Solution on the big screen',
  previous: 'Previous',
  next: 'Next',
  changed: (scene: string) => `The big screen shows: ${scene}.`,
  part: (name: string, place: number, all: number) => `${isolated(name)} (${place} of ${all})`,
  someOf: (from: number, to: number, all: number) => `${from}–${to} of ${all}`,
  closedShowsEnd: 'The workshop is closed, so the big screen shows the end.',
  screens: (count: number) => {
    if (count === 0) return 'No big screen is open.'
    return count === 1 ? 'One big screen is open.' : `${count} big screens are open.`
  },
  optionIn: (option: string, direction: string) => `${isolated(option)}, ${direction}`,

  noMessage: 'There is no message right now.',
  noSolutions: 'As soon as a group creates a solution, its progress appears here.',
  noOptions: 'There are no options yet.',
  noRounds: 'Nobody has rated yet. What you choose stays hidden until everything is revealed.',
  noReveal: 'Nothing is revealed yet.',
  tooFew: 'Too few people rated to show how views spread.',
  howFar: 'How far we are',
  ratingAlone: 'Everyone rates alone',
  bothDirections: 'virtuous › vicious',
  needMeasure: (need: string, measure: string) => `${need}: ${measure}`,
  rated: (people: number, all: number) => (all > 0 ? `${people} of ${Math.max(people, all)}` : String(people)),
  haveRated: (people: number, all: number) =>
    people === 1 || Math.max(people, all) === 1 ? 'has rated' : 'have rated',
  ratedAgain: 'rated again',
  ratedAlone: (people: number, direction: string) =>
    `${direction} · ${counted(people, 'person', 'people')} rated alone`,
  ratedTwice: (first: number, second: number, direction: string) =>
    `${direction} · ${first} rated alone, then ${second} once more`,
  /** Of a first round that is shown although there is a second. */
  firstRound: {
    whileRating: 'First round · everyone is rating once more',
    tooFewAgain: 'First round · too few rated once more',
  },
  before: (people: number) => `First round ${people}, second round`,
  percent: (percent: number) => `${percent}%`,
  countsFrom: (share: number) => `${share}% needed`,
  reached: ', reached',
  haveChanged: (people: number, of: number) => `${people} of ${of} changed`,
  views: 'How views spread',
  thanks: 'Thank you',
  readResults: 'Read and download the results.',
  logInAt: 'Log in at',
  resultsQrCode: 'QR code that opens the results',
  endWithoutLink: 'The QR code leads to the log-in. To show one that opens the results, create a link under Results.',
  closed: 'This workshop is closed.',
  latecomers: 'Join at',
} as const

/** What the host leads a workshop with, always in view. */
export const leadMessages = {
  lead: 'Lead the workshop',
  stepAndClock: 'Step and clock',
  message: 'Message',
  silentRating: 'Silent rating',
  on: 'on',
  notOpen: 'not open',
} as const
