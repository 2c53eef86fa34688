import type { Taken } from '../fields.ts'
import { quoted } from './grammar.ts'
import { headingsMessages } from './headings.ts'

const kindNames: Record<Taken['kind'], string> = {
  solution: 'Solution',
  reset: 'All metrics, by a reset',
  metric: 'Metric',
  stakeholder: 'Stakeholder',
  option: 'Functional option',
  requirement: 'System requirement',
}

/** What was deleted in a workshop, for its host. */
export const trashMessages = {
  help: 'Whatever is deleted in this workshop is kept for 30 days. Restoring puts it back where it was, for everyone.',
  kind: (kind: string) => kindNames[kind as Taken['kind']] ?? 'Something',
  keptUntil: (date: string) => `kept until ${date}`,
  none: 'Nothing has been deleted',
  noneHint: 'Solutions, metrics, stakeholders, options and requirements that people delete appear here for 30 days.',
  deleteWarning: (name: string | undefined) =>
    `${name === undefined ? 'This' : quoted(name)} and everything that belongs to it will be gone for good. Nobody can bring it back.`,
  goneForGood: 'Deleted for good.',
  what: 'What',
  solution: 'Solution',
  solutionNumber: (solutionId: number) => `Solution ${solutionId}`,
  withIt: 'With it',
  deleted: 'Deleted',
  by: 'By',
  deleteForGood: 'Delete for good',
  recentlyDeleted: headingsMessages.recentlyDeleted,
  backToWorkshop: 'Back to the workshop',
  actions: 'Actions',
} as const
