import type { Effect } from '../reference-data.ts'
import { headingsMessages } from './common.ts'
import { counted, ended, isolated, quoted } from './grammar.ts'

/** The report to print. */
export const reportMessages = {
  help: 'The whole solution in one document: read it here, print it, or save it as PDF from the print dialog.',
  /** Above the first of them: what the codes in a document have to do with the numbers on the screens. */
  codes:
    'Codes such as M27, S12, O31 and R88 each belong to one metric, story, option or requirement and never change, here and in every exported file. A number such as 1.1 on a screen is only a place in a list, and may change.',
  nothing: 'Nothing yet.',
  noStory: 'No story yet.',
  noOption: 'No option yet.',
  notRated: 'Not rated yet.',
  notRatedDirection: 'Not rated',
  untouched: (needs: readonly string[]) => `Untouched: ${needs.join(', ')}.`,
  noneInOne: (isVirtuousRated: boolean, needs: readonly string[]) =>
    `None (only ${isVirtuousRated ? 'virtuous' : 'vicious'} rated): ${needs.join(', ')}.`,
  withoutRequirement: (needs: readonly string[]) => `No requirements for: ${needs.join(', ')}.`,
  noGaps: 'No gaps so far.',
  story: 'Story',
  functionalOption: 'Functional option',
  decision: 'Decision',
  reason: 'Reason',
  traceabilityMap: 'Traceability map',
  map: 'Map',
  mapNeedsRoom: 'The map needs a wider screen. It is in the printed report too.',
  partOf: (title: string, place: number, count: number) => `${title}, ${place} of ${count}`,
  metric: 'Metric',
  purposes: 'Purposes',
  pageFoot: (day: string) => `Ninefold, ${day}`,
  contents: 'Contents',
  pageTitle: (solutionName: string) => `${isolated(solutionName)}, report · Ninefold`,
  participants: 'Participants',
  reportOf: (day: string) => `Report of ${day}`,
  counts: (metrics: number, stakeholders: number, options: number, requirements: number) =>
    [
      counted(metrics, 'metric'),
      counted(stakeholders, 'stakeholder'),
      counted(options, 'option'),
      counted(requirements, 'requirement'),
    ].join(' · '),
  theSolution: 'The solution',
  fromPurposeToRequirement: 'From purpose to requirement',
  metrics: 'Metrics',
  stakeholders: 'Stakeholders',
  userStoriesAndOptions: 'User stories and options',
  h9Analysis: 'H9 analysis',
  systemRequirementsByNeed: 'System requirements by need',
  decisions: 'Decisions',
  openGaps: 'Open gaps',
  listEmails: 'List the participants’ e-mails',
  /** Where the workshop hides them. */
  listPeople: 'List the participants’ names and numbers',
  report: headingsMessages.report,
  backToSolutionDetails: 'Back to Solution Details',
  systemRequirement: 'System requirement',
  followsFrom: 'Follows from',
  option: 'Option',
  primaryFhn: 'Primary fundamental human need (FHN)',
  stakeholder: 'Stakeholder',
  category: 'Category',
  together: 'Together',
  requirements: 'Requirements',
} as const

/** The document of a whole workshop. */
export const workshopDocumentMessages = {
  title: headingsMessages.workshopDocument,
  help: 'Everything this workshop has made, in one document: read it here, print it, or save it as a file that opens anywhere.',
  pageTitle: (title: string) => `${isolated(title)}, document · Ninefold`,
  fetchFailed: 'Failed to fetch the workshop as a whole',
  saveFile: 'Save as a file',
  fileName: (title: string, day: string) => `${title} ${day}.html`,
  listEmails: 'Show who worked on what (e-mails)',
  /** Where the workshop hides them. */
  listPeople: 'Show who worked on what (names and numbers)',
  backToWorkshop: 'Back to the workshop',
  backToSolutions: 'Back to Solutions',
  /** Of the workshop, and of the document. */
  datesOf: (opened: string, today: string) => `Workshop of ${opened} · Document of ${today}`,
  whatWasDone: 'What was done',
  solutions: 'Solutions',
  acrossSolutions: 'What serves and what harms each need',
  acrossHelp:
    'Counted across the options of all solutions, one need at a time. Examples are the first options written, at most one from each solution. These counts are not scores: serving one need does not compensate for harming another.',
  decisions: 'Decisions',
  systemRequirements: 'System requirements',
  openGaps: 'Open gaps',
  primaryNeedOf: (solutions: readonly string[]) => ended(`Primary need of ${solutions.map(isolated).join(', ')}`),
  /** How far a solution came. */
  metricCount: (count: number) => counted(count, 'metric'),
  storiesWritten: (count: number, of: number) => `${count} of ${counted(of, 'story', 'stories')} written`,
  optionsRated: (count: number, of: number) => `${count} of ${counted(of, 'option')} rated both ways`,
  optionsDecided: (count: number, of: number) => `${count} of ${counted(of, 'option')} decided`,
  requirementCount: (count: number) => counted(count, 'requirement'),
  peopleOf: (people: readonly string[]) => ended(`By ${people.map(isolated).join(', ')}`),
  solutionCount: (count: number) => counted(count, 'solution'),
  noMetrics: 'No metrics yet.',
  /** All circles of a solution as one table. */
  ringsOf: (solution: string) => `Options and needs: ${isolated(solution)}`,
  ringsHelp: (needs: readonly string[]) =>
    `Each option has two circles: virtuous on the left, vicious on the right. The needs stand clockwise from the top: ${needs.join(', ')}. The primary need has a gold ring; the words beside the circles say the same.`,
  virtuousNeeds: 'Virtuous:',
  viciousNeeds: 'Vicious:',
  nothingTouched: 'no need is touched',
  notRatedDirection: 'not rated yet',
  /** 1 Synergic: Freedom, Identity */
  needsOf: (number: number, measure: string, needs: readonly string[]) => `${number} ${measure}: ${needs.join(', ')}`,
  effect: {
    helps: 'Serves it',
    seems: 'Only seems to serve it',
    harms: 'Holds it back',
  } satisfies Record<Exclude<Effect, 'none'>, string>,
  /** Virtuous: 3 of 12 rated options */
  countIn: (direction: string, count: number, rated: number) =>
    rated === 0 ? `${direction}: no option is rated` : `${direction}: ${count} of ${counted(rated, 'rated option')}`,
  example: (option: string, solution: string) => `${quoted(option)}, ${isolated(solution)}`,
  untouched: 'No option touches it so far.',
  undecided: (options: readonly string[]) => `Not decided yet: ${options.join(', ')}.`,
  noOptions: 'No options yet.',
  noRequirements: 'No requirements yet.',
  noGaps: 'No gaps so far.',
} as const
