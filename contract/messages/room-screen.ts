import { counted } from './english.ts'

/** The screen for the projector, and what the host sets on it. */
export const roomScreenMessages = {
  welcome: 'Scan the code, or type the address and the session ID.',
  loopback:
    'Only this computer can reach this address. Start Ninefold with HOST=0.0.0.0, or set PUBLIC_URL, to let the room in.',
  closed: 'This workshop is closed: nobody can join it.',
  behind: (time: string) => `No connection. This is how it was at ${time}.`,
  minutesWrong: (max: number) => `Please give whole minutes from 1 to ${max}.`,
  messageToEveryone: 'Message to everyone',
  send: 'Send',
  takeBack: 'Take back',
  left: 'left',
  announcedStep: 'Announced step',
  switchSilentRatingOff: 'Switch silent rating off',
  switchSilentRatingOn: 'Switch silent rating on',
  releaseEditing: 'Release editing',
  freezeEditing: 'Freeze editing',
  backToWorkshop: 'Back to Workshop',
  controls: 'Controls',
  fullScreen: 'Full screen',
  done: 'Done',
  screen: 'Room screen',
  joined: (people: number) => `${counted(people, 'person', 'people')} joined`,
  joinAt: 'Join at',
  withTheSessionId: 'with the session ID',
  qrCode: 'QR code that opens the login',
  timer: 'Timer',
  minutesShort: (minutes: number) => `${minutes} min`,
  minutes: 'Minutes',
  start: 'Start',
  stopTimer: 'Stop timer',
} as const
