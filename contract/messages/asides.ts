import { counted, isolated } from './english.ts'

/** What passes between the host and one group: help, notes, and what the host reads beside it. */
export const asidesMessages = {
  /** On the group's screens. */
  region: 'Your group and the host',
  needHelp: 'We need help',
  askTitle: 'Ask the host for help',
  askHint: 'The host sees at once which group asks, and comes over.',
  about: 'What about? You can leave this empty.',
  ask: 'Ask for help',
  hasAsked: 'The host has been asked for help.',
  coming: 'The host is coming.',
  asked: (who: string, ago: string) => `${isolated(who)}, ${ago}`,
  youAsked: (ago: string) => `You, ${ago}`,
  noLongerNeeded: 'No longer needed',
  takenBack: 'Help is no longer asked for.',
  noteToYou: 'The host, to your group:',
  hideNote: 'Hide',

  /** In the cockpit. */
  helpWanted: 'Help wanted',
  needsHelp: 'Needs help',
  onTheWay: 'You are on the way',
  waiting: (count: number, names: string) => `${counted(count, 'group needs', 'groups need')} help: ${names}`,
  withCount: (count: number, title: string) => `(${count}) ${title}`,
  onMyWay: 'On my way',
  answered: 'Answered',
  saidComing: 'The group reads that you are coming.',
  saidAnswered: 'The call for help is answered.',
  read: 'Read',
  noteShown: 'Reads a note from you',
  noteSent: 'The note was sent.',
  noteTakenBack: 'The note was taken back.',
  noteWords: {
    label: 'Note to this group alone',
    send: 'Send',
    takeBack: 'Take back',
    changedMeanwhile: 'The note to this group was changed in the meantime.',
    seenNow: (note: string) => `The group currently sees: ${isolated(note)}`,
    nothingSeenNow: 'The group currently sees no note.',
  },
  whoIsHere: 'Who is here',
  nobodyHere: 'Nobody is in this solution at the moment.',
  soFar: 'What is written so far',
  noPurposes: 'No purposes yet',
  noMetrics: 'No metrics yet.',
  noStory: 'No story yet.',
} as const
