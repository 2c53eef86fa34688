import { counted, isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

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
