import { isolated } from './grammar.ts'

/** What stands around every screen: sidebar, panel, who is here, links below. */
export const shellMessages = {
  continueWhereYouWere: 'Continue where you were',
  skipToContent: 'Skip to content',
  metrics: 'Metrics',
  stakeholders: 'Stakeholders',
  userStories: 'User Stories',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  main: 'Main',
  home: 'Home',
  workshop: 'Workshop',
  hereNow: (count: number) => `Here now, ${count}`,
  isYou: (name: string) => `${isolated(name)} (you)`,
  showAll: (count: number) => `Show all ${count}`,
  solutions: 'Solutions',
  closeWorkshopPanel: 'Close workshop panel',
  you: 'You',
  /** Before the title of the workshop. */
  hereAsHost: 'You are here as the host of',
  backToCockpit: 'Back to the cockpit',
  compareAllOptions: 'Compare all options',
  traceabilityMap: 'Traceability map',
  reportToPrint: 'Report to print',
  historyOfThisSolution: 'History of this solution',
  theSolutionAsAWhole: 'The solution as a whole',
  youWriteElsewhere: 'You are writing here in another tab',
  writingHere: (name: string, others: number) =>
    others > 0 ? `${isolated(name)} and ${others} more are writing here` : `${isolated(name)} is writing here`,
} as const
