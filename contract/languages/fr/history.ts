import type { historyMessages as english } from '../../messages/history.ts'
import type { Words } from '../words.ts'
import type { Deed, DeedKind } from '../../activity.ts'
import { circle, counted, isolated, listed, plural, quoted } from './grammar.ts'
import { undoMessages } from './undo.ts'
import { headingsMessages } from './common.ts'

const directionOf = (virtuous: boolean) => circle(virtuous ? 'virtuous' : 'vicious')

function changeOfSolution({ solution }: Deed): string {
  const { from, to } = solution ?? {}
  if (!from || !to) return 'a modifié la solution'
  return listed([
    ...(from.solution_name === to.solution_name
      ? []
      : [`a renommé la solution ${quoted(from.solution_name)} en ${quoted(to.solution_name)}`]),
    ...(from.p_fhn === to.p_fhn ? [] : [`a remplacé le besoin principal ${from.p_fhn} par ${to.p_fhn}`]),
  ])
}

function changeOfPurposes({ purposes }: Deed): string {
  const { added = [], dropped = [] } = purposes ?? {}
  const all = (verb: string, names: string[]) =>
    names.length === 0 ? [] : [`${verb} ${plural(names.length, 'la finalité', 'les finalités')} ${listed(names)}`]
  return listed([...all('a ajouté', added), ...all('a retiré', dropped)]) || 'a modifié les finalités'
}

/** By their codes, as people find them in a solution, or by their words, for whoever looks at many solutions. */
type By = 'codes' | 'words'
const metric = ({ metric_id, name }: Deed, by: By) => (by === 'words' && name !== '' ? quoted(name) : `M${metric_id}`)

function changeOfStory(deed: Deed, by: By): string {
  const { text } = deed
  const verb = text?.from === '' ? 'a écrit' : text?.to === '' ? 'a vidé' : 'a modifié'
  return `${verb} le récit ${by === 'words' ? 'pour' : 'de'} ${metric(deed, by)}`
}

/** What people wrote there, shortened: an id alone says little. A deed about a metric is named after the metric. */
function wordsOf({ text, metric_id, name }: Deed): string {
  const words = text?.to || text?.from || (metric_id === undefined ? name : '')
  return words.trim() === '' ? '' : ` ${quoted(words)}`
}
const theMetric = (deed: Deed, by: By) => `l’indicateur ${metric(deed, by)}`
const option = (deed: Deed, by: By) =>
  by === 'words' ? `l’option${wordsOf(deed)}` : `l’option O${deed.subject_id}${wordsOf(deed)}`
const requirement = (deed: Deed, by: By) =>
  by === 'words' ? `l’exigence${wordsOf(deed)}` : `l’exigence R${deed.subject_id}${wordsOf(deed)}`

function ratingOf(deed: Deed, by: By): string {
  const { ratings = [] } = deed
  const directions = [...new Set(ratings.map(({ virtuous }) => directionOf(virtuous)))]
  const needs = new Set(ratings.map(({ p_fhn }) => p_fhn)).size
  return `a évalué ${option(deed, by)} pour ${counted(needs, 'besoin')} (${listed(directions)})`
}

const decisions = {
  accepted: 'à réaliser',
  adapted: 'à réaliser avec modifications',
  rejected: 'à ne pas réaliser',
} as const
const decisionOf = ({ decision }: Deed) => (decision ? decisions[decision] : 'de nouveau ouverte')

const ofMetric = (deed: Deed, word: string, by: By) =>
  deed.metric_id === undefined ? '' : ` ${word} ${metric(deed, by)}`
const ofRating = ({ option_id, p_fhn, virtuous = true }: Deed, by: By) =>
  option_id === undefined
    ? ''
    : ` pour le besoin ${p_fhn} (${directionOf(virtuous)})${by === 'words' ? '' : ` de l’option O${option_id}`}`
const contentsOf = ({ took }: Deed) => (took ? undoMessages.contents(took) : '')
const including = (deed: Deed) => (contentsOf(deed) ? ` avec ${contentsOf(deed)}` : '')
const inDirection = ({ virtuous = true }: Deed) => `(${directionOf(virtuous)})`

/** What somebody did, to stand after their name. */
function sentenceOf(deed: Deed, by: By): string {
  const { kind, name, solution } = deed
  switch (kind as DeedKind) {
    case 'solution_created':
      return solution
        ? `a créé la solution ${quoted(solution.to.solution_name)} pour le besoin ${solution.to.p_fhn}`
        : 'a créé la solution'
    case 'solution_imported':
      return solution
        ? `a importé la solution ${quoted(solution.to.solution_name)} pour le besoin ${solution.to.p_fhn}`
        : 'a importé la solution'
    case 'solution_changed':
      return changeOfSolution(deed)
    case 'purposes_changed':
      return changeOfPurposes(deed)
    case 'solution_deleted':
      return `a supprimé la solution${including(deed)}`
    case 'solution_restored':
      return 'a rétabli la solution'
    case 'metric_added':
      return `a ajouté ${theMetric(deed, by)}`
    case 'own_metric_added':
      return `a ajouté un nouvel indicateur, ${metric(deed, by)}`
    case 'own_metric_taken_back':
      return `a retiré le nouvel indicateur ${quoted(name)}`
    case 'metric_removed':
      return `a retiré ${theMetric(deed, by)}${including(deed)}`
    case 'metric_restored':
      return `a rétabli l’indicateur ${quoted(name)}`
    case 'metrics_reset':
      return `a réinitialisé les indicateurs${contentsOf(deed) && ` ; suppression de ${contentsOf(deed)}`}`
    case 'reset_restored':
      return 'a rétabli ce que la réinitialisation avait supprimé'
    case 'stakeholder_added':
      return `a ajouté la partie prenante ${isolated(name)}`
    case 'own_stakeholder_added':
      return `a ajouté une nouvelle partie prenante, ${isolated(name)}`
    case 'own_stakeholder_taken_back':
      return `a retiré la nouvelle partie prenante ${isolated(name)}`
    case 'stakeholder_removed':
      return `a retiré la partie prenante ${isolated(name)}`
    case 'stakeholder_restored':
      return `a rétabli la partie prenante ${isolated(name)}`
    case 'story_saved':
      return changeOfStory(deed, by)
    case 'option_added':
      return `a ajouté ${option(deed, by)}${ofMetric(deed, 'à', by)}`
    case 'option_changed':
      return `a modifié ${option(deed, by)}${ofMetric(deed, 'de', by)}`
    case 'option_deleted':
      return `a supprimé ${option(deed, by)}${ofMetric(deed, 'de', by)}${including(deed)}`
    case 'option_restored':
      return `a rétabli l’option ${quoted(name)}`
    case 'option_decided':
      return `a décidé pour ${option(deed, by)} : ${decisionOf(deed)}`
    case 'option_confirmed':
      return `a confirmé que les évaluations de ${option(deed, by)} restent valables`
    case 'requirement_confirmed':
      return `a confirmé que ${requirement(deed, by)} reste valable`
    case 'ratings_saved':
      return ratingOf(deed, by)
    case 'ratings_revealed':
      return `a dévoilé les évaluations silencieuses de ${option(deed, by)} ${inDirection(deed)}`
    case 'second_round_opened':
      return `a ouvert un second tour d’évaluation silencieuse de ${option(deed, by)} ${inDirection(deed)}`
    case 'second_round_taken_back':
      return `a retiré le second tour d’évaluation silencieuse de ${option(deed, by)} ${inDirection(deed)}`
    case 'second_round_revealed':
      return `a dévoilé le second tour d’évaluation silencieuse de ${option(deed, by)} ${inDirection(deed)}`
    case 'requirement_added':
      return `a ajouté ${requirement(deed, by)}${ofRating(deed, by)}`
    case 'requirement_changed':
      return `a modifié ${requirement(deed, by)}${ofRating(deed, by)}`
    case 'requirement_deleted':
      return `a supprimé ${requirement(deed, by)}${ofRating(deed, by)}`
    case 'requirement_restored':
      return `a rétabli l’exigence ${quoted(name)}`
    default:
      // noted by another version of the server
      return 'a modifié quelque chose'
  }
}

/** Who did what in a solution. */
export const historyMessages: Words<typeof english> = {
  help: 'Qui a fait quoi, et quand. Vous pouvez rétablir d’anciens textes et, pendant 24 heures, tout ce qui a été supprimé.',
  doer: ({ email, by_host }: Pick<Deed, 'email' | 'by_host'>) => email ?? (by_host ? 'L’hôte' : 'Quelqu’un'),
  sentence: (deed: Deed) => sentenceOf(deed, 'codes'),
  sentenceInWords: (deed: Deed) => sentenceOf(deed, 'words'),
  none: 'Il ne s’est encore rien passé',
  found: (count: number, isMore: boolean) =>
    isMore ? `Les ${count} entrées les plus récentes` : counted(count, 'entrée'),
  noneHint: 'Tout ce qui est ajouté, modifié, évalué ou supprimé dans cette solution apparaît ici.',
  noneMatching: 'Aucune entrée correspondante',
  noneMatchingHint: 'Choisissez une autre étape ou une autre personne, ou toutes.',
  presentText: 'Texte actuel',
  presentDecision: 'Décision actuelle',
  sinceDeleted: 'Supprimé depuis.',
  broughtBack: 'L’ancien texte est rétabli.',
  decisionBroughtBack: 'L’ancienne décision est rétablie.',
  saved: 'Votre texte est enregistré.',
  fetchFailed: 'Impossible de récupérer l’historique',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  theRatings: 'Évaluations',
  theDecision: 'Décision',
  whatChanged: 'Ce qui a changé',
  fullText: 'Texte complet',
  rating: (need: string, virtuous: boolean, value: string) => `${need} (${directionOf(virtuous)}) : ${value}`,
  fromTo: (from: string, to: string) => `${from} devient ${to}`,
  solution: 'Solution',
  metrics: 'Indicateurs',
  stakeholders: 'Parties prenantes',
  userStories: 'Récits',
  options: 'Options',
  h9Analysis: 'Analyse H9',
  requirements: 'Exigences',
  step: 'Étape',
  allSteps: 'Toutes les étapes',
  clearStep: 'Effacer l’étape',
  person: 'Personne',
  everybody: 'Tout le monde',
  clearPerson: 'Effacer la personne',
  whatHappened: 'Événement',
  when: 'Quand',
  history: headingsMessages.history,
  backToSolutionDetails: 'Retour aux détails de la solution',
  before: 'Avant',
  after: 'Après',
  text: 'Texte',
  bringThisTextBack: 'Rétablir ce texte',
  bringThisDecisionBack: 'Rétablir cette décision',
}
