import { OWN_VERSIONS_MAX } from '../limits.ts'
import { counted, listed, quoted } from './grammar.ts'

const exists = (name: string, difference?: string) =>
  `${quoted(name)} is already in the catalogue${difference ? `, ${difference}` : ''}: added to this solution`

/** Metrics and stakeholders that a workshop adds itself. */
export const ownWordsMessages = {
  off: 'Adding your own metrics and stakeholders is turned off in this workshop.',
  tooMany: `This workshop has reached its limit of ${OWN_VERSIONS_MAX} changes to custom metrics and stakeholders. Please use the existing ones.`,
  used: 'This cannot be removed, because it is already in use. Remove it from every solution that has it, and try again.',
  notOfSolution: 'Something you chose is no longer part of the solution. Please choose again.',
  /** What was described differently is said, because it stays as it is. */
  metricExists: (text: string, purposes: readonly string[] = []) =>
    exists(text, purposes.length > 0 ? `for ${listed(purposes)}` : undefined),
  stakeholderExists: (name: string, category?: string) =>
    exists(name, category && `with the category ${quoted(category)}`),
  /** Below each of them, wherever it is shown. */
  mark: 'Added in this workshop',
  /** In its place in a picture. */
  sign: '*',
  nothingHere: 'Nothing in the catalogue fits?',
  offerMetric: (text: string) => `Add ${quoted(text)} as a metric of your own`,
  offerStakeholder: (name: string) => `Add ${quoted(name)} as a stakeholder of your own`,
  ownMetric: 'Your own metric',
  ownStakeholder: 'Your own stakeholder',
  metricHelp: 'It is added to this solution, and everyone in this workshop can use it from then on.',
  stakeholderHelp:
    'They are added to this solution, and everyone in this workshop can use them from then on, for the metrics chosen here.',
  text: 'Metric',
  name: 'Stakeholder',
  category: 'Category',
  purposes: 'Purposes it serves',
  metrics: 'Metrics that concern them',
  needsText: 'A metric needs a text.',
  needsName: 'A stakeholder needs a name.',
  categoryHint: 'What kind of people they are, such as “Direct users”.',
  clearMetrics: 'Clear metrics',
  needsPurpose: 'Choose at least one purpose.',
  needsMetric: 'Choose at least one metric.',
  add: 'Add to this solution',
  metricAdded: 'Your own metric was added to this solution',
  stakeholderAdded: 'Your own stakeholder was added to this solution',
  takingBack: 'Removing...',
  takenBack: 'It was removed and is no longer offered in this workshop',
  takeBackFailed: (reason: string) => `It could not be removed: ${reason}`,
} as const

/** What a workshop has added to its catalogue, as its host sees it. */
export const hostOwnWordsMessages = {
  title: 'Custom entries',
  none: 'The groups have not added any metrics or stakeholders of their own yet.',
  help: 'They belong to this workshop. The next one does not have them, unless you publish them in a new version of the catalogue.',
  metric: 'Metric',
  stakeholder: (category: string) => `Stakeholder, ${category}`,
  usedIn: (count: number) => (count === 0 ? 'in no solution' : `in ${counted(count, 'solution')}`),
  takeBack: 'Remove',
  takenBack: (name: string) => `${quoted(name)} was removed.`,
  publish: 'Publish custom entries',
  publishTitle: 'Publish custom entries?',
  publishQuestion: (catalogue: string) =>
    `They become part of a new version of the catalogue ${quoted(catalogue)}. Workshops that are opened with that version have them; this one stays as it is.`,
  confirmPublish: 'Publish',
  published: (catalogue: string, version: string) => `Published in version ${version} of ${quoted(catalogue)}`,
  nothingNew: 'The newest version of the catalogue already has all of them.',
} as const
