import { headingsMessages } from './common.ts'

/** The list of solutions. */
export const solutionsMessages = {
  fetchOneFailed: 'Failed to fetch solution',
  fetchListFailed: 'Failed to fetch solutions for session',
  loadListFailed: 'Failed to load solutions',
  notFound: 'No solution found.',
  noneMatching: 'No solutions matching your filters.',
  noneYet:
    'This workshop has no solutions yet. Create the first one: name it, choose what it should improve, and pick its need.',
  /** For those who only read. */
  noneToRead: 'This workshop has no solutions.',
  fewerFilters: 'Try fewer letters, or clear a filter.',
  wholeWorkshop: headingsMessages.workshopDocument,
  createNewSolution: headingsMessages.createNewSolution,
  solutionName: 'Solution Name',
  primaryFhn: 'Primary FHN',
  solutions: headingsMessages.solutions,
  help: 'Every group in this workshop works on one of these solutions. FHN stands for the fundamental human need it serves first.',
  searchLabel: 'Search solutions by name',
  searchPlaceholder: 'Search solutions by name...',
  clearAll: 'Clear all',
  showingOf: (shown: number, all: number) => `Showing ${shown} of ${all}`,
  allFhns: 'All FHNs',
  clearFhn: 'Clear FHN',
  user: 'User',
  allUsers: 'All Users',
  clearUser: 'Clear user',
  userEmail: 'User Email',
  purpose: 'Purpose',
  details: 'Details',
  viewDetails: 'View Details',
  workingOn: 'You are working on',
  lastOpened: 'You last opened',
  readReport: 'Read its report',
  goOnWith: (step: string) => `Continue with ${step}`,
} as const
