import type { Deed, DeedKind } from '../activity.ts'
import { counted, isolated, listed, quoted } from './grammar.ts'
import { undoMessages } from './undo.ts'
import { headingsMessages } from './common.ts'

const directionOf = (virtuous: boolean) => (virtuous ? 'virtuous' : 'vicious')

function changeOfSolution({ solution }: Deed): string {
  const { from, to } = solution ?? {}
  if (!from || !to) return 'changed the solution'
  return listed([
    ...(from.solution_name === to.solution_name
      ? []
      : [`renamed the solution from ${quoted(from.solution_name)} to ${quoted(to.solution_name)}`]),
    ...(from.p_fhn === to.p_fhn ? [] : [`changed the primary FHN from ${from.p_fhn} to ${to.p_fhn}`]),
  ])
}

function changeOfPurposes({ purposes }: Deed): string {
  const { added = [], dropped = [] } = purposes ?? {}
  const all = (verb: string, names: string[]) =>
    names.length === 0 ? [] : [`${verb} the ${names.length === 1 ? 'purpose' : 'purposes'} ${listed(names)}`]
  return listed([...all('added', added), ...all('removed', dropped)]) || 'changed the purposes'
}

/** By their codes, as people find them in a solution, or by their words, for whoever looks at many solutions. */
type By = 'codes' | 'words'
const metric = ({ metric_id, name }: Deed, by: By) => (by === 'words' && name !== '' ? quoted(name) : `M${metric_id}`)

function changeOfStory(deed: Deed, by: By): string {
  const { text } = deed
  const verb = text?.from === '' ? 'wrote' : text?.to === '' ? 'emptied' : 'changed'
  return `${verb} the story ${by === 'words' ? 'for' : 'of'} ${metric(deed, by)}`
}

/** What people wrote there, shortened: an id alone says little. A deed about a metric is named after the metric. */
function wordsOf({ text, metric_id, name }: Deed): string {
  const words = text?.to || text?.from || (metric_id === undefined ? name : '')
  return words.trim() === '' ? '' : ` ${quoted(words)}`
}
const theMetric = (deed: Deed, by: By) => `${by === 'words' ? 'the metric' : 'metric'} ${metric(deed, by)}`
const option = (deed: Deed, by: By) =>
  by === 'words' ? `the option${wordsOf(deed)}` : `option O${deed.subject_id}${wordsOf(deed)}`
const requirement = (deed: Deed, by: By) =>
  by === 'words' ? `the requirement${wordsOf(deed)}` : `requirement R${deed.subject_id}${wordsOf(deed)}`

function ratingOf(deed: Deed, by: By): string {
  const { ratings = [] } = deed
  const directions = [...new Set(ratings.map(({ virtuous }) => directionOf(virtuous)))]
  const needs = new Set(ratings.map(({ p_fhn }) => p_fhn)).size
  return `rated ${option(deed, by)} on ${counted(needs, 'need')} (${listed(directions)})`
}

const decisions = { accepted: 'to be built', adapted: 'to be built with changes', rejected: 'not to be built' } as const
const decisionOf = ({ decision }: Deed) => (decision ? decisions[decision] : 'open again')

const ofMetric = (deed: Deed, word: string, by: By) =>
  deed.metric_id === undefined ? '' : ` ${word} ${metric(deed, by)}`
const ofRating = ({ option_id, p_fhn, virtuous = true }: Deed, by: By) =>
  option_id === undefined
    ? ''
    : ` for ${p_fhn} (${directionOf(virtuous)})${by === 'words' ? '' : ` of option O${option_id}`}`
const contentsOf = ({ took }: Deed) => (took ? undoMessages.contents(took) : '')
const including = (deed: Deed) => (contentsOf(deed) ? ` with ${contentsOf(deed)}` : '')

/** What somebody did, to stand after their name. */
function sentenceOf(deed: Deed, by: By): string {
  const { kind, name, solution } = deed
  switch (kind as DeedKind) {
    case 'solution_created':
      return solution
        ? `created the solution ${quoted(solution.to.solution_name)} for ${solution.to.p_fhn}`
        : 'created the solution'
    case 'solution_imported':
      return solution
        ? `imported the solution ${quoted(solution.to.solution_name)} for ${solution.to.p_fhn}`
        : 'imported the solution'
    case 'solution_changed':
      return changeOfSolution(deed)
    case 'purposes_changed':
      return changeOfPurposes(deed)
    case 'solution_deleted':
      return `deleted the solution${including(deed)}`
    case 'solution_restored':
      return 'restored the solution'
    case 'metric_added':
      return `added ${theMetric(deed, by)}`
    case 'own_metric_added':
      return `added a new metric, ${metric(deed, by)}`
    case 'own_metric_taken_back':
      return `removed the new metric ${quoted(name)}`
    case 'metric_removed':
      return `removed ${theMetric(deed, by)}${including(deed)}`
    case 'metric_restored':
      return `restored the metric ${quoted(name)}`
    case 'metrics_reset':
      return `reset the metrics${contentsOf(deed) && `: ${contentsOf(deed)} deleted`}`
    case 'reset_restored':
      return 'undid the reset of the metrics'
    case 'stakeholder_added':
      return `added the stakeholder ${isolated(name)}`
    case 'own_stakeholder_added':
      return `added a new stakeholder, ${isolated(name)}`
    case 'own_stakeholder_taken_back':
      return `removed the new stakeholder ${isolated(name)}`
    case 'stakeholder_removed':
      return `removed the stakeholder ${isolated(name)}`
    case 'stakeholder_restored':
      return `restored the stakeholder ${isolated(name)}`
    case 'story_saved':
      return changeOfStory(deed, by)
    case 'option_added':
      return `added ${option(deed, by)}${ofMetric(deed, 'to', by)}`
    case 'option_changed':
      return `changed ${option(deed, by)}${ofMetric(deed, 'of', by)}`
    case 'option_deleted':
      return `deleted ${option(deed, by)}${ofMetric(deed, 'of', by)}${including(deed)}`
    case 'option_restored':
      return `restored the option ${quoted(name)}`
    case 'option_decided':
      return `decided about ${option(deed, by)}: ${decisionOf(deed)}`
    case 'option_confirmed':
      return `confirmed that the ratings of ${option(deed, by)} still hold`
    case 'requirement_confirmed':
      return `confirmed that ${requirement(deed, by)} still holds`
    case 'ratings_saved':
      return ratingOf(deed, by)
    case 'ratings_revealed':
      return `revealed the silent ratings of ${option(deed, by)} (${directionOf(deed.virtuous ?? true)})`
    case 'second_round_opened':
      return `opened a second round of silent rating of ${option(deed, by)} (${directionOf(deed.virtuous ?? true)})`
    case 'second_round_taken_back':
      return `cancelled the second round of silent rating of ${option(deed, by)} (${directionOf(deed.virtuous ?? true)})`
    case 'second_round_revealed':
      return `revealed the second round of silent rating of ${option(deed, by)} (${directionOf(deed.virtuous ?? true)})`
    case 'requirement_added':
      return `added ${requirement(deed, by)}${ofRating(deed, by)}`
    case 'requirement_changed':
      return `changed ${requirement(deed, by)}${ofRating(deed, by)}`
    case 'requirement_deleted':
      return `deleted ${requirement(deed, by)}${ofRating(deed, by)}`
    case 'requirement_restored':
      return `restored the requirement ${quoted(name)}`
    default:
      // noted by another version of the server
      return 'changed something'
  }
}

/** Who did what in a solution. */
export const historyMessages = {
  help: 'Who did what, and when. You can restore earlier texts and, for 24 hours, deleted entries.',
  doer: ({ email, by_host }: Pick<Deed, 'email' | 'by_host'>) => email ?? (by_host ? 'The host' : 'Someone'),
  sentence: (deed: Deed) => sentenceOf(deed, 'codes'),
  sentenceInWords: (deed: Deed) => sentenceOf(deed, 'words'),
  none: 'Nothing has happened yet',
  found: (count: number, isMore: boolean) =>
    isMore ? `Showing the newest ${count} entries` : `Showing ${counted(count, 'entry', 'entries')}`,
  noneHint: 'Everything that is added, changed, rated or deleted in this solution appears here.',
  noneMatching: 'No matching entries',
  noneMatchingHint: 'Choose another step or person, or all of them.',
  presentText: 'Current text',
  presentDecision: 'Current decision',
  sinceDeleted: 'This has since been deleted.',
  broughtBack: 'Earlier text restored.',
  decisionBroughtBack: 'Earlier decision restored.',
  saved: 'Your text is saved.',
  fetchFailed: 'Failed to fetch the history',
  today: 'Today',
  yesterday: 'Yesterday',
  theRatings: 'Ratings',
  theDecision: 'Decision',
  whatChanged: 'What changed',
  fullText: 'Full text',
  rating: (need: string, virtuous: boolean, value: string) => `${need} (${directionOf(virtuous)}): ${value}`,
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  solution: 'Solution',
  metrics: 'Metrics',
  stakeholders: 'Stakeholders',
  userStories: 'User stories',
  options: 'Options',
  h9Analysis: 'H9 analysis',
  requirements: 'Requirements',
  step: 'Step',
  allSteps: 'All steps',
  clearStep: 'Clear step',
  person: 'Person',
  everybody: 'Everyone',
  clearPerson: 'Clear person',
  whatHappened: 'What happened',
  when: 'When',
  history: headingsMessages.history,
  backToSolutionDetails: 'Back to Solution Details',
  before: 'Before',
  after: 'After',
  text: 'Text',
  bringThisTextBack: 'Restore this text',
  bringThisDecisionBack: 'Restore this decision',
} as const
