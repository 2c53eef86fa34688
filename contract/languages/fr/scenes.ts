import type { scenesMessages as english } from '../../messages/scenes.ts'
import type { Words } from '../words.ts'
import type { SceneKind } from '../../scene.ts'
import { capital, circle, counted, isolated, plural } from './grammar.ts'

/** What the big screen shows, and how the host chooses it. */
export const scenesMessages: Words<typeof english> = {
  automatic: 'L’entrée, puis l’étape',
  kinds: {
    join: 'Comment entrer',
    now: 'L’étape',
    progress: 'Avancement',
    silent_rating: 'Évaluation silencieuse',
    reveal: 'Dévoilement',
    solution: 'Une solution',
    comparison: 'Comparaison',
    message: 'Message',
    blank: 'Vide',
    end: 'La fin',
  } satisfies Record<SceneKind, string>,
  bigScreen: 'Grand écran',
  solution: 'Solution sur le grand écran',
  previous: 'Précédent',
  next: 'Suivant',
  changed: (scene: string) => `Le grand écran affiche : ${scene}.`,
  part: (name: string, place: number, all: number) => `${isolated(name)} (${place} sur ${all})`,
  someOf: (from: number, to: number, all: number) => `${from}–${to} sur ${all}`,
  closedShowsEnd: 'L’atelier est fermé : le grand écran affiche la fin.',
  screens: (count: number) => {
    if (count === 0) return 'Aucun grand écran n’est ouvert pour le moment.'
    return count === 1 ? 'Un grand écran est ouvert.' : `${count} grands écrans sont ouverts.`
  },
  optionIn: (option: string, direction: string) => `${isolated(option)}, ${circle(direction)}`,

  noMessage: 'Il n’y a pas de message pour le moment.',
  noSolutions: 'Dès qu’un groupe crée une solution, son avancement apparaît ici.',
  noOptions: 'Il n’y a pas encore d’options.',
  noRounds: 'Personne n’a encore évalué. Vos choix restent cachés jusqu’à ce que tout soit dévoilé.',
  noReveal: 'Rien n’est encore dévoilé.',
  tooFew: 'Trop peu de personnes ont évalué pour montrer la répartition des avis.',
  howFar: 'Où nous en sommes',
  ratingAlone: 'Chacun évalue de son côté',
  bothDirections: 'vertueux › vicieux',
  needMeasure: (need: string, measure: string) => `${need} : ${measure}`,
  rated: (people: number, all: number) => (all > 0 ? `${people} sur ${Math.max(people, all)}` : String(people)),
  haveRated: (people: number) => plural(people, 'a évalué', 'ont évalué'),
  ratedAgain: 'au second tour',
  ratedAlone: (people: number, direction: string) =>
    `${capital(circle(direction))} · ${counted(people, 'évaluation individuelle', 'évaluations individuelles')}`,
  ratedTwice: (first: number, second: number, direction: string) =>
    `${capital(circle(direction))} · ${counted(first, 'évaluation individuelle', 'évaluations individuelles')}, puis ${second} au second tour`,
  /** Of a first round that is shown although there is a second. */
  firstRound: {
    whileRating: 'Premier tour · chacun évalue une seconde fois',
    tooFewAgain: 'Premier tour · trop peu d’évaluations au second',
  },
  before: (people: number) => `Premier tour ${people}, second tour`,
  percent: (percent: number) => `${percent} %`,
  countsFrom: (share: number) => `compte à partir de ${share} %`,
  reached: ', seuil atteint',
  haveChanged: (people: number, of: number) => `${people} sur ${of} ${plural(people, 'a changé', 'ont changé')} d’avis`,
  views: 'Répartition des avis',
  thanks: 'Merci',
  readResults: 'Lisez les résultats, et emportez-les.',
  logInAt: 'Connexion :',
  resultsQrCode: 'Code QR qui ouvre les résultats',
  endWithoutLink:
    'Le code QR mène à la page de connexion. Pour qu’il ouvre directement les résultats, créez un lien sous Résultats et affichez-le.',
  closed: 'Cet atelier est fermé.',
  latecomers: 'Pour entrer :',
}
