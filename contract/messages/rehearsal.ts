import { counted, isolated } from './grammar.ts'

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
