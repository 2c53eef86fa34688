import type { historyMessages as english } from '../../messages/history.ts'
import type { Words } from '../words.ts'
import type { Deed, DeedKind } from '../../activity.ts'
import { counted, isolated, listed, quoted } from './grammar.ts'
import { undoMessages } from './undo.ts'
import { headingsMessages } from './common.ts'

const directionOf = (virtuous: boolean) => (virtuous ? 'Gutfall' : 'Schlechtfall')

/** Sentences stand after a name, in the perfect tense: `hat`, what it was done to, and the participle at the end. */
const has = (deed: string) => `hat ${deed}`

function changeOfSolution({ solution }: Deed): string {
  const { from, to } = solution ?? {}
  if (!from || !to) return has('die Lösung geändert')
  return has(
    listed([
      ...(from.solution_name === to.solution_name
        ? []
        : [`die Lösung von ${quoted(from.solution_name)} in ${quoted(to.solution_name)} umbenannt`]),
      ...(from.p_fhn === to.p_fhn ? [] : [`das Hauptbedürfnis von ${from.p_fhn} in ${to.p_fhn} geändert`]),
    ]),
  )
}

function changeOfPurposes({ purposes }: Deed): string {
  const { added = [], dropped = [] } = purposes ?? {}
  const all = (names: string[], participle: string) =>
    names.length === 0 ? [] : [`${names.length === 1 ? 'den Zweck' : 'die Zwecke'} ${listed(names)} ${participle}`]
  return has(listed([...all(added, 'hinzugefügt'), ...all(dropped, 'entfernt')]) || 'die Zwecke geändert')
}

/** By their codes, as people find them in a solution, or by their words, for whoever looks at many solutions. */
type By = 'codes' | 'words'
const metric = ({ metric_id, name }: Deed, by: By) => (by === 'words' && name !== '' ? quoted(name) : `M${metric_id}`)

function changeOfStory(deed: Deed, by: By): string {
  const { text } = deed
  const participle = text?.from === '' ? 'geschrieben' : text?.to === '' ? 'geleert' : 'geändert'
  return has(`die Story zu ${metric(deed, by)} ${participle}`)
}

/** What people wrote there, shortened: an id alone says little. A deed about a metric is named after the metric. */
function wordsOf({ text, metric_id, name }: Deed): string {
  const words = text?.to || text?.from || (metric_id === undefined ? name : '')
  return words.trim() === '' ? '' : ` ${quoted(words)}`
}
/** With their article, which is the same in the nominative and the accusative; the genitive has `der`. */
const metricNamed = (deed: Deed, by: By) => `Kennzahl ${metric(deed, by)}`
const option = (deed: Deed, by: By) =>
  by === 'words' ? `Option${wordsOf(deed)}` : `Option O${deed.subject_id}${wordsOf(deed)}`
const requirement = (deed: Deed, by: By) =>
  by === 'words' ? `Anforderung${wordsOf(deed)}` : `Anforderung R${deed.subject_id}${wordsOf(deed)}`

function ratingOf(deed: Deed, by: By): string {
  const { ratings = [] } = deed
  const directions = [...new Set(ratings.map(({ virtuous }) => directionOf(virtuous)))]
  const needs = new Set(ratings.map(({ p_fhn }) => p_fhn)).size
  return has(
    `die ${option(deed, by)} für ${counted(needs, 'Bedürfnis', 'Bedürfnisse')} bewertet (${listed(directions)})`,
  )
}

const decisions = { accepted: 'umsetzen', adapted: 'mit Änderungen umsetzen', rejected: 'nicht umsetzen' } as const
const decisionOf = ({ decision }: Deed) => (decision ? decisions[decision] : 'wieder offen')

const ofMetric = (deed: Deed, by: By) => (deed.metric_id === undefined ? '' : ` zu ${metric(deed, by)}`)
const ofRating = ({ option_id, p_fhn, virtuous = true }: Deed, by: By) =>
  option_id === undefined
    ? ''
    : ` zu ${p_fhn} (${directionOf(virtuous)})${by === 'words' ? '' : ` der Option O${option_id}`}`
const inDirection = ({ virtuous = true }: Deed) => `(${directionOf(virtuous)})`
const contentsOf = ({ took }: Deed) => (took ? undoMessages.contents(took) : '')
const including = (deed: Deed) => (contentsOf(deed) ? `, dazu ${contentsOf(deed)}` : '')

/** What somebody did, to stand after their name. */
function sentenceOf(deed: Deed, by: By): string {
  const { kind, name, solution } = deed
  switch (kind as DeedKind) {
    case 'solution_created':
      return has(
        solution
          ? `die Lösung ${quoted(solution.to.solution_name)} für ${solution.to.p_fhn} angelegt`
          : 'die Lösung angelegt',
      )
    case 'solution_imported':
      return has(
        solution
          ? `die Lösung ${quoted(solution.to.solution_name)} für ${solution.to.p_fhn} importiert`
          : 'die Lösung importiert',
      )
    case 'solution_changed':
      return changeOfSolution(deed)
    case 'purposes_changed':
      return changeOfPurposes(deed)
    case 'solution_deleted':
      return has(`die Lösung gelöscht${including(deed)}`)
    case 'solution_restored':
      return has('die Lösung zurückgeholt')
    case 'metric_added':
      return has(`die ${metricNamed(deed, by)} hinzugefügt`)
    case 'own_metric_added':
      return has(`die neue ${metricNamed(deed, by)} hinzugefügt`)
    case 'own_metric_taken_back':
      return has(`die neue Kennzahl ${quoted(name)} zurückgenommen`)
    case 'metric_removed':
      return has(`die ${metricNamed(deed, by)} entfernt${including(deed)}`)
    case 'metric_restored':
      return has(`die Kennzahl ${quoted(name)} zurückgeholt`)
    case 'metrics_reset':
      return has(`die Kennzahlen zurückgesetzt${contentsOf(deed) && `; gelöscht: ${contentsOf(deed)}`}`)
    case 'reset_restored':
      return has('zurückgeholt, was beim Zurücksetzen gelöscht wurde')
    case 'stakeholder_added':
      return has(`den Stakeholder ${isolated(name)} hinzugefügt`)
    case 'own_stakeholder_added':
      return has(`den neuen Stakeholder ${isolated(name)} hinzugefügt`)
    case 'own_stakeholder_taken_back':
      return has(`den neuen Stakeholder ${isolated(name)} zurückgenommen`)
    case 'stakeholder_removed':
      return has(`den Stakeholder ${isolated(name)} entfernt`)
    case 'stakeholder_restored':
      return has(`den Stakeholder ${isolated(name)} zurückgeholt`)
    case 'story_saved':
      return changeOfStory(deed, by)
    case 'option_added':
      return has(`die ${option(deed, by)}${ofMetric(deed, by)} hinzugefügt`)
    case 'option_changed':
      return has(`die ${option(deed, by)}${ofMetric(deed, by)} geändert`)
    case 'option_deleted':
      return has(`die ${option(deed, by)}${ofMetric(deed, by)} gelöscht${including(deed)}`)
    case 'option_restored':
      return has(`die Option ${quoted(name)} zurückgeholt`)
    case 'option_decided':
      return has(`über die ${option(deed, by)} entschieden: ${decisionOf(deed)}`)
    case 'option_confirmed':
      return has(`bestätigt, dass die Bewertungen der ${option(deed, by)} noch gelten`)
    case 'requirement_confirmed':
      return has(`bestätigt, dass die ${requirement(deed, by)} noch gilt`)
    case 'ratings_saved':
      return ratingOf(deed, by)
    case 'ratings_revealed':
      return has(`alle stillen Bewertungen der ${option(deed, by)} aufgedeckt ${inDirection(deed)}`)
    case 'second_round_opened':
      return has(`eine zweite Runde der stillen Bewertung der ${option(deed, by)} eröffnet ${inDirection(deed)}`)
    case 'second_round_taken_back':
      return has(`die zweite Runde der stillen Bewertung der ${option(deed, by)} zurückgenommen ${inDirection(deed)}`)
    case 'second_round_revealed':
      return has(`die zweite Runde der stillen Bewertung der ${option(deed, by)} aufgedeckt ${inDirection(deed)}`)
    case 'requirement_added':
      return has(`die ${requirement(deed, by)}${ofRating(deed, by)} hinzugefügt`)
    case 'requirement_changed':
      return has(`die ${requirement(deed, by)}${ofRating(deed, by)} geändert`)
    case 'requirement_deleted':
      return has(`die ${requirement(deed, by)}${ofRating(deed, by)} gelöscht`)
    case 'requirement_restored':
      return has(`die Anforderung ${quoted(name)} zurückgeholt`)
    default:
      // noted by another version of the server
      return has('etwas geändert')
  }
}

/** Who did what in a solution. */
export const historyMessages: Words<typeof english> = {
  help: 'Wer was wann getan hat. Frühere Texte können Sie zurückholen, und 24 Stunden lang alles, was gelöscht wurde.',
  doer: ({ email, by_host }: Pick<Deed, 'email' | 'by_host'>) => email ?? (by_host ? 'Die Moderation' : 'Jemand'),
  sentence: (deed: Deed) => sentenceOf(deed, 'codes'),
  sentenceInWords: (deed: Deed) => sentenceOf(deed, 'words'),
  none: 'Noch ist nichts geschehen',
  found: (count: number, isMore: boolean) =>
    isMore ? `Die neuesten ${count} Einträge` : counted(count, 'Eintrag', 'Einträge'),
  noneHint: 'Was in dieser Lösung hinzugefügt, geändert, bewertet oder gelöscht wird, erscheint hier.',
  noneMatching: 'Keine passenden Einträge',
  noneMatchingHint: 'Wählen Sie einen anderen Schritt oder eine andere Person, oder alle.',
  presentText: 'Jetziger Text',
  presentDecision: 'Jetzige Entscheidung',
  sinceDeleted: 'Das wurde inzwischen gelöscht.',
  broughtBack: 'Der frühere Text ist wieder da.',
  decisionBroughtBack: 'Die frühere Entscheidung ist wieder da.',
  saved: 'Ihr Text ist gespeichert.',
  fetchFailed: 'Der Verlauf konnte nicht abgerufen werden',
  today: 'Heute',
  yesterday: 'Gestern',
  theRatings: 'Bewertungen',
  theDecision: 'Entscheidung',
  whatChanged: 'Was sich geändert hat',
  fullText: 'Ganzer Text',
  rating: (need: string, virtuous: boolean, value: string) => `${need} (${directionOf(virtuous)}): ${value}`,
  fromTo: (from: string, to: string) => `von ${from} auf ${to}`,
  solution: 'Lösung',
  metrics: 'Kennzahlen',
  stakeholders: 'Stakeholder',
  userStories: 'User Storys',
  options: 'Optionen',
  h9Analysis: 'H9-Analyse',
  requirements: 'Anforderungen',
  step: 'Schritt',
  allSteps: 'Alle Schritte',
  clearStep: 'Schritt zurücksetzen',
  person: 'Person',
  everybody: 'Alle',
  clearPerson: 'Person zurücksetzen',
  whatHappened: 'Was geschehen ist',
  when: 'Wann',
  history: headingsMessages.history,
  backToSolutionDetails: 'Zurück zu den Details',
  before: 'Vorher',
  after: 'Nachher',
  text: 'Text',
  bringThisTextBack: 'Diesen Text zurückholen',
  bringThisDecisionBack: 'Diese Entscheidung zurückholen',
}
