import type { historyMessages as english } from '../../messages/history.ts'
import type { Words } from '../words.ts'
import type { Deed, DeedKind } from '../../activity.ts'
import { counted, isolated, listed, quoted } from './grammar.ts'
import { undoMessages } from './undo.ts'
import { headingsMessages } from './common.ts'

const directionOf = (virtuous: boolean) => (virtuous ? 'virtuoso' : 'vicioso')

function changeOfSolution({ solution }: Deed): string {
  const { from, to } = solution ?? {}
  if (!from || !to) return 'cambió la solución'
  return listed([
    ...(from.solution_name === to.solution_name
      ? []
      : [`cambió el nombre de la solución de ${quoted(from.solution_name)} a ${quoted(to.solution_name)}`]),
    ...(from.p_fhn === to.p_fhn ? [] : [`cambió la necesidad principal de ${from.p_fhn} a ${to.p_fhn}`]),
  ])
}

function changeOfPurposes({ purposes }: Deed): string {
  const { added = [], dropped = [] } = purposes ?? {}
  const all = (verb: string, names: string[]) =>
    names.length === 0 ? [] : [`${verb} ${names.length === 1 ? 'el propósito' : 'los propósitos'} ${listed(names)}`]
  return listed([...all('añadió', added), ...all('quitó', dropped)]) || 'cambió los propósitos'
}

/** By their codes, as people find them in a solution, or by their words, for whoever looks at many solutions. */
type By = 'codes' | 'words'
const metric = ({ metric_id, name }: Deed, by: By) => (by === 'words' && name !== '' ? quoted(name) : `M${metric_id}`)

function changeOfStory(deed: Deed, by: By): string {
  const { text } = deed
  const verb = text?.from === '' ? 'escribió' : text?.to === '' ? 'vació' : 'cambió'
  return `${verb} la historia de ${metric(deed, by)}`
}

/** What people wrote there, shortened: an id alone says little. A deed about a metric is named after the metric. */
function wordsOf({ text, metric_id, name }: Deed): string {
  const words = text?.to || text?.from || (metric_id === undefined ? name : '')
  return words.trim() === '' ? '' : ` ${quoted(words)}`
}
/** Each with its article; only feminine ones stand after `de`, which would swallow an `el`. */
const theMetric = (deed: Deed, by: By) => `la métrica ${metric(deed, by)}`
const option = (deed: Deed, by: By) =>
  by === 'words' ? `la opción${wordsOf(deed)}` : `la opción O${deed.subject_id}${wordsOf(deed)}`
const requirement = (deed: Deed, by: By) =>
  by === 'words' ? `el requisito${wordsOf(deed)}` : `el requisito R${deed.subject_id}${wordsOf(deed)}`

function ratingOf(deed: Deed, by: By): string {
  const { ratings = [] } = deed
  const directions = [...new Set(ratings.map(({ virtuous }) => directionOf(virtuous)))]
  const needs = new Set(ratings.map(({ p_fhn }) => p_fhn)).size
  return `valoró ${option(deed, by)} en ${counted(needs, 'necesidad', 'necesidades')} (${listed(directions)})`
}

const decisions = {
  accepted: 'se construye',
  adapted: 'se construye con cambios',
  rejected: 'no se construye',
} as const
const decisionOf = ({ decision }: Deed) => (decision ? decisions[decision] : 'de nuevo sin decidir')

const ofMetric = (deed: Deed, word: string, by: By) =>
  deed.metric_id === undefined ? '' : ` ${word} ${metric(deed, by)}`
const ofRating = ({ option_id, p_fhn, virtuous = true }: Deed, by: By) =>
  option_id === undefined
    ? ''
    : ` para ${p_fhn} (${directionOf(virtuous)})${by === 'words' ? '' : ` de la opción O${option_id}`}`
const contentsOf = ({ took }: Deed) => (took ? undoMessages.contents(took) : '')
const including = (deed: Deed) => (contentsOf(deed) ? ` con ${contentsOf(deed)}` : '')

/** What somebody did, to stand after their name. */
function sentenceOf(deed: Deed, by: By): string {
  const { kind, name, solution } = deed
  switch (kind as DeedKind) {
    case 'solution_created':
      return solution
        ? `creó la solución ${quoted(solution.to.solution_name)} para ${solution.to.p_fhn}`
        : 'creó la solución'
    case 'solution_imported':
      return solution
        ? `importó la solución ${quoted(solution.to.solution_name)} para ${solution.to.p_fhn}`
        : 'importó la solución'
    case 'solution_changed':
      return changeOfSolution(deed)
    case 'purposes_changed':
      return changeOfPurposes(deed)
    case 'solution_deleted':
      return `eliminó la solución${including(deed)}`
    case 'solution_restored':
      return 'recuperó la solución'
    case 'metric_added':
      return `añadió ${theMetric(deed, by)}`
    case 'own_metric_added':
      return `añadió una métrica nueva, ${metric(deed, by)}`
    case 'own_metric_taken_back':
      return `retiró la métrica nueva ${quoted(name)}`
    case 'metric_removed':
      return `quitó ${theMetric(deed, by)}${including(deed)}`
    case 'metric_restored':
      return `recuperó la métrica ${quoted(name)}`
    case 'metrics_reset':
      return `restableció las métricas${contentsOf(deed) && ` y eliminó ${contentsOf(deed)}`}`
    case 'reset_restored':
      return 'recuperó lo que se eliminó al restablecer las métricas'
    case 'stakeholder_added':
      return `añadió la parte interesada ${isolated(name)}`
    case 'own_stakeholder_added':
      return `añadió una parte interesada nueva, ${isolated(name)}`
    case 'own_stakeholder_taken_back':
      return `retiró la parte interesada nueva ${isolated(name)}`
    case 'stakeholder_removed':
      return `quitó la parte interesada ${isolated(name)}`
    case 'stakeholder_restored':
      return `recuperó la parte interesada ${isolated(name)}`
    case 'story_saved':
      return changeOfStory(deed, by)
    case 'option_added':
      return `añadió ${option(deed, by)}${ofMetric(deed, 'a', by)}`
    case 'option_changed':
      return `cambió ${option(deed, by)}${ofMetric(deed, 'de', by)}`
    case 'option_deleted':
      return `eliminó ${option(deed, by)}${ofMetric(deed, 'de', by)}${including(deed)}`
    case 'option_restored':
      return `recuperó la opción ${quoted(name)}`
    case 'option_decided':
      return `decidió sobre ${option(deed, by)}: ${decisionOf(deed)}`
    case 'option_confirmed':
      return `confirmó que las valoraciones de ${option(deed, by)} siguen valiendo`
    case 'requirement_confirmed':
      return `confirmó que ${requirement(deed, by)} sigue valiendo`
    case 'ratings_saved':
      return ratingOf(deed, by)
    case 'ratings_revealed':
      return `reveló todas las valoraciones en silencio de ${option(deed, by)} (${directionOf(deed.virtuous ?? true)})`
    case 'second_round_opened':
      return `abrió una segunda ronda de valoración en silencio de ${option(deed, by)} (${directionOf(deed.virtuous ?? true)})`
    case 'second_round_taken_back':
      return `retiró la segunda ronda de valoración en silencio de ${option(deed, by)} (${directionOf(deed.virtuous ?? true)})`
    case 'second_round_revealed':
      return `reveló la segunda ronda de valoración en silencio de ${option(deed, by)} (${directionOf(deed.virtuous ?? true)})`
    case 'requirement_added':
      return `añadió ${requirement(deed, by)}${ofRating(deed, by)}`
    case 'requirement_changed':
      return `cambió ${requirement(deed, by)}${ofRating(deed, by)}`
    case 'requirement_deleted':
      return `eliminó ${requirement(deed, by)}${ofRating(deed, by)}`
    case 'requirement_restored':
      return `recuperó el requisito ${quoted(name)}`
    default:
      // noted by another version of the server
      return 'cambió algo'
  }
}

/** Who did what in a solution. */
export const historyMessages: Words<typeof english> = {
  help: 'Quién hizo qué y cuándo. Puedes recuperar textos anteriores y, durante 24 horas, lo que se eliminó.',
  doer: ({ email, by_host }: Pick<Deed, 'email' | 'by_host'>) => email ?? (by_host ? 'El anfitrión' : 'Alguien'),
  sentence: (deed: Deed) => sentenceOf(deed, 'codes'),
  sentenceInWords: (deed: Deed) => sentenceOf(deed, 'words'),
  none: 'Aún no ha pasado nada',
  found: (count: number, isMore: boolean) =>
    isMore
      ? `Se muestran las ${count} entradas más recientes`
      : `${count === 1 ? 'Se muestra' : 'Se muestran'} ${counted(count, 'entrada')}`,
  noneHint: 'Aquí aparece todo lo que se añade, cambia, valora o elimina en esta solución.',
  noneMatching: 'Ninguna entrada coincide',
  noneMatchingHint: 'Elige otro paso u otra persona, o todo.',
  presentText: 'Texto actual',
  presentDecision: 'Decisión actual',
  sinceDeleted: 'Se eliminó después.',
  broughtBack: 'El texto anterior está de vuelta.',
  decisionBroughtBack: 'La decisión anterior está de vuelta.',
  saved: 'Tu texto está guardado.',
  fetchFailed: 'No se pudo obtener el historial',
  today: 'Hoy',
  yesterday: 'Ayer',
  theRatings: 'Valoraciones',
  theDecision: 'Decisión',
  whatChanged: 'Qué cambió',
  fullText: 'Texto completo',
  rating: (need: string, virtuous: boolean, value: string) => `${need} (${directionOf(virtuous)}): ${value}`,
  fromTo: (from: string, to: string) => `de ${from} a ${to}`,
  solution: 'Solución',
  metrics: 'Métricas',
  stakeholders: 'Partes interesadas',
  userStories: 'Historias de usuario',
  options: 'Opciones',
  h9Analysis: 'Análisis H9',
  requirements: 'Requisitos',
  step: 'Paso',
  allSteps: 'Todos los pasos',
  clearStep: 'Borrar paso',
  person: 'Persona',
  everybody: 'Todo el mundo',
  clearPerson: 'Quitar el filtro de persona',
  whatHappened: 'Qué pasó',
  when: 'Cuándo',
  history: headingsMessages.history,
  backToSolutionDetails: 'Volver a la solución',
  before: 'Antes',
  after: 'Después',
  text: 'Texto',
  bringThisTextBack: 'Recuperar este texto',
  bringThisDecisionBack: 'Recuperar esta decisión',
}
