import { ended, isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** How far every group is, for the host. */
export const cockpitMessages = {
  none: 'No solutions yet',
  noneHint: 'As soon as a group creates one, it appears here with its seven steps.',
  quiet: (names: string) => ended(`Nothing new for nine minutes or more: ${names}`),
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
