import { headingsMessages } from './common.ts'
import { counted, ended, isolated } from './grammar.ts'

/** How far every group is, for the host. */
export const cockpitMessages = {
  none: 'No solutions yet',
  noneHint: 'As soon as a group creates one, it appears here with its seven steps.',
  quiet: (names: string) => ended(`No activity for nine minutes or more: ${names}`),
  asItHappens: 'As it happens',
  overline: (status: 'open' | 'results' | 'closed', catalogue: string) =>
    `${{ open: 'Workshop', results: 'Workshop, results only', closed: 'Workshop, closed' }[status]} · ${catalogue}`,
  done: 'done',
  /** What stands under a number. */
  hereNow: 'here now',
  peopleJoined: (count: number) => (count === 1 ? 'person joined' : 'people joined'),
  solutionsHere: (count: number) => (count === 1 ? 'solution' : 'solutions'),
  requirementsHere: (count: number) => (count === 1 ? 'requirement' : 'requirements'),
  workshop: headingsMessages.workshop,
  participants: 'Participants',
  recentlyDeleted: 'Recently deleted',
  roomScreen: 'Room screen',
  settings: 'Settings',
  results: 'Results',
  purposes: 'Purposes',
  solution: 'Solution',
  last: 'Last',
  open: 'Open',
  solutionsOfThisWorkshop: 'Solutions of this workshop',
  here: 'Here',
  groupHere: (name: string, here: number, all: number) => `${isolated(name)}: ${here} of ${all} here`,
  noPurposes: 'no purposes',
} as const

/** Who joined a workshop, for its host. */
export const participantsMessages = {
  help: 'Everyone who has joined this workshop. You can remove a person, or only their name or e-mail; their work stays.',
  none: 'Nobody has joined yet',
  noneHint: 'People appear here as soon as they log in with the session ID.',
  forgotten: (name: string) => `E-mail removed. It now reads “${name}”.`,
  forgetWarning: (email: string) =>
    `${email} is replaced by a number everywhere in this workshop, including its history. The person stays in the workshop. This cannot be undone.`,
  joined: 'Joined',
  lastActivity: 'Last activity',
  solutions: 'Solutions',
  actions: 'Actions',
  participants: headingsMessages.participants,
  removeEmail: 'Remove e-mail',
  clearName: 'Remove name',
  letGo: 'Remove from workshop',
  letIn: 'Readmit',
  letGoMark: 'removed from this workshop',
  nameAndKnownAs: (name: string | undefined, knownAs: string | undefined) =>
    [name, knownAs !== name && knownAs]
      .filter(Boolean)
      .map((part) => isolated(String(part)))
      .join(', shown as '),
  nameCleared: 'The name was removed.',
  wasLetGo: (email: string) => `${email} was removed from this workshop.`,
  wasLetIn: (email: string) => `${email} can join again.`,
  letGoWarning: (email: string) =>
    `${email} leaves this workshop at once and cannot join with this e-mail until you readmit them. Their work stays. Anyone who knows the session ID can still join with another e-mail; replace the session ID to prevent that.`,
  email: 'E-mail',
  backToWorkshop: 'Back to the workshop',
} as const

/** Groups as the host leads them. */
export const hostGroupsMessages = {
  groups: headingsMessages.groups,
  help: 'A solution belongs to the group of the person who created it. That group and you can change it; everyone can read it.',
  accidents:
    'This protects against accidents, not against malice: people can log in with any e-mail and choose any group themselves.',
  whoMakes: 'Groups in this workshop',
  off: 'Off: everyone can change everything',
  byHost: 'On, and I make the groups',
  byEverybody: 'On, and everyone can make groups',
  switchedOff: 'Groups are off now: everyone can change everything.',
  switchedOn: 'Groups are on now.',
  newGroup: 'Name of a new group',
  add: 'Add group',
  added: (name: string) => `Group “${isolated(name)}” added.`,
  none: 'No groups yet',
  noneHint: 'Add one for each table. People choose theirs when they join, or scan the code on their table.',
  group: 'Group',
  people: 'People',
  solutions: 'Solutions',
  actions: 'Actions',
  rename: 'Rename',
  nameOf: (name: string) => `Name of the group ${isolated(name)}`,
  renamed: 'Group renamed.',
  removed: (name: string) => `Group “${isolated(name)}” removed. Its solutions have no group until you restore it.`,
  removedGroups: 'Removed groups',
  removedHint: 'Restoring a group brings back its people and solutions.',
  bringBack: (name: string) => `Restore ${isolated(name)}`,
  broughtBack: (name: string) => `Group “${isolated(name)}” restored.`,
  whoIsWhere: 'Who is in which group',
  nobodyJoined: 'Nobody has joined yet.',
  email: 'E-mail',
  groupOf: (name: string) => `Group of ${isolated(name)}`,
  noGroup: 'No group yet',
  looksOn: 'Observer',
  moved: 'Moved.',
  whose: 'Which group each solution belongs to',
  noSolutions: 'There are no solutions yet.',
  solution: 'Solution',
  nobodys: 'No group: everyone can change it',
  given: 'Saved.',
  notIn: (count: number) =>
    count === 0 ? 'Everyone is in a group.' : `${counted(count, 'person is', 'people are')} not in a group yet.`,
  printCards: 'Print table cards',
  cards: headingsMessages.tableCards,
  cardsHelp: 'One page for each group. Put it on the table: scanning the code opens the login and joins the group.',
  backToGroups: 'Back to groups',
  backToWorkshop: 'Back to the workshop',
  cardCode: (name: string) => `QR code that opens the login and joins the group ${isolated(name)}`,
  scan: 'Scan to join this group',
} as const
