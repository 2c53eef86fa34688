import { counted, isolated, listed } from './grammar.ts'

/** The screen for the projector, and what the host sets on it. */
export const roomScreenMessages = {
  welcome: 'Scan the code, or type the address and the session ID.',
  loopback:
    'Only this computer can reach this address. Start Ninefold with HOST=0.0.0.0, or set PUBLIC_URL, to let the room in.',
  showsResults: 'This workshop shows its results: join to read them and to take them home.',
  behind: (time: string) => `No connection. This is how it was at ${time}.`,
  minutesWrong: (max: number) => `Please enter whole minutes from 1 to ${max}.`,
  changedMeanwhile: 'The message to everyone was changed in the meantime.',
  stepAnnounced: (step: number | null) => (step === null ? 'No step is announced now.' : `Step ${step} is announced.`),
  timerStarted: 'The timer is running.',
  timerStopped: 'The timer is stopped.',
  messageSent: 'Message sent.',
  messageTakenBack: 'Message taken back.',
  editingFrozen: 'Editing is frozen.',
  editingReleased: 'Everyone can edit again.',
  silentOn: 'Silent rating is on.',
  ownWordsOn: 'Own words are on.',
  ownWordsOff: 'Own words are off.',
  silentOff: 'Silent rating is off.',
  emailsHidden: 'E-mails are hidden.',
  emailsShown: 'E-mails are shown.',
  hideEmails: 'Hide e-mails',
  showEmails: 'Show e-mails',
  hideEmailsMeans:
    'While they are hidden, everyone but you reads a person’s name instead of their e-mail, or “participant” and a number: on screens, in the history and in files.',
  messageToEveryone: 'Message to everyone',
  seenNow: (message: string) => `People currently see: ${isolated(message)}`,
  nothingSeenNow: 'People currently see no message.',
  send: 'Send',
  takeBack: 'Take back',
  left: 'left',
  announcedStep: 'Announced step',
  switchSilentRatingOff: 'Switch silent rating off',
  switchSilentRatingOn: 'Switch silent rating on',
  silentRatingMeans: 'While it is on, everyone rates alone. Nobody sees the others’ ratings until you reveal them.',
  switchOwnWordsOn: 'Switch own words on',
  switchOwnWordsOff: 'Switch own words off',
  ownWordsMean: 'While they are on, groups can add a metric or a stakeholder of their own where a search finds none.',
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
