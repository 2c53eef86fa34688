import { GROUPS_MAX } from '../limits.ts'
import { counted, isolated } from './grammar.ts'

/** Groups as the people of a workshop meet them. */
export const groupsMessages = {
  otherGroup: 'This solution belongs to another group. You can read it; that group and the host can change it.',
  belongsTo: (name: string) =>
    `This solution belongs to the group “${isolated(name)}”. You can read it; that group and the host can change it.`,
  madeByHost: 'The host creates the groups of this workshop.',
  none: 'This workshop has no groups.',
  tooMany: `A workshop can have at most ${GROUPS_MAX} groups. Please join one of them.`,
  nameTaken: 'There is already a group with this name.',
  nameBlank: 'A group needs a name.',
  which: 'Which group are you in?',
  whichHint:
    'What you create belongs to your group: your group and the host can change it, and everyone can read it. You can change your group later under Workshop.',
  noneMade: 'The host has not made any groups yet. They appear here as soon as there are some.',
  noneMadeYet: 'There are no groups yet. Make the first one.',
  groups: 'Groups',
  people: (count: number) => counted(count, 'person', 'people'),
  lookOn: 'I am just observing',
  notNow: 'Not now',
  newGroup: 'Name of a new group',
  make: 'Make group',
  yourGroup: 'Your group',
  noGroup: 'No group yet',
  lookingOn: 'Observer',
  joined: (name: string) => `You are now in the group “${isolated(name)}”.`,
  isLookingOn: 'You are now an observer.',
  left: 'You are not in a group now.',
  linkOutdated: 'The group in your link no longer exists. Please choose another one.',
} as const

/** Whose a solution is, as the list says it, and whoever only looks on. */
export const whoseSolutionMessages = {
  observing: 'You are an observer: you can read everything. To make changes, join a group first.',
  myGroup: (name: string) => `My group: ${isolated(name)}`,
  group: (name: string) => `Group: ${isolated(name)}`,
  ofNoGroup: 'No group: everyone can work on these',
} as const
