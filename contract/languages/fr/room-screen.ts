import type * as english from '../../messages/room-screen.ts'
import type { SceneKind } from '../../scene.ts'
import type { Words } from '../words.ts'
import { capital, circle, counted, isolated, listed, plural } from './grammar.ts'

/** The screen for the projector, and what the host sets on it. */
export const roomScreenMessages: Words<typeof english.roomScreenMessages> = {
  welcome: 'Scannez le code, ou saisissez l’adresse et l’ID de session.',
  loopback:
    'Seul cet ordinateur peut atteindre cette adresse. Démarrez Ninefold avec HOST=0.0.0.0, ou définissez PUBLIC_URL, pour que la salle puisse entrer.',
  showsResults: 'Cet atelier montre ses résultats : entrez pour les lire et les emporter.',
  behind: (time: string) => `Pas de connexion. Voici l’état à ${time}.`,
  minutesWrong: (max: number) => `Indiquez un nombre entier de minutes, de 1 à ${max}.`,
  changedMeanwhile: 'Le message à tous a été modifié entre-temps.',
  stepAnnounced: (step: number | null) =>
    step === null ? 'Plus aucune étape n’est annoncée.' : `L’étape ${step} est annoncée.`,
  timerStarted: 'Le minuteur tourne.',
  timerStopped: 'Le minuteur est arrêté.',
  messageSent: 'Message envoyé.',
  messageTakenBack: 'Message retiré.',
  editingFrozen: 'La saisie est suspendue.',
  editingReleased: 'Tout le monde peut de nouveau écrire.',
  silentOn: 'L’évaluation silencieuse est activée.',
  ownWordsOn: 'Les ajouts sont autorisés.',
  ownWordsOff: 'Les ajouts sont désactivés.',
  silentOff: 'L’évaluation silencieuse est désactivée.',
  emailsHidden: 'Les e-mails sont masqués.',
  emailsShown: 'Les e-mails sont affichés.',
  hideEmails: 'Masquer les e-mails',
  showEmails: 'Afficher les e-mails',
  hideEmailsMeans:
    'Tant qu’ils sont masqués, tout le monde sauf vous lit le nom d’une personne à la place de son e-mail, ou « participant » et un numéro : à l’écran, dans l’historique et dans les fichiers.',
  messageToEveryone: 'Message à tous',
  seenNow: (message: string) => `Message affiché actuellement : ${isolated(message)}`,
  nothingSeenNow: 'Aucun message n’est affiché actuellement.',
  send: 'Envoyer',
  takeBack: 'Retirer',
  left: 'restantes',
  announcedStep: 'Étape annoncée',
  switchSilentRatingOff: 'Désactiver l’évaluation silencieuse',
  switchSilentRatingOn: 'Activer l’évaluation silencieuse',
  silentRatingMeans:
    'Tant qu’elle est activée, chacun évalue de son côté. Personne ne voit les évaluations des autres avant que vous ne les dévoiliez.',
  switchOwnWordsOn: 'Autoriser les ajouts',
  switchOwnWordsOff: 'Désactiver les ajouts',
  ownWordsMean:
    'Tant qu’ils sont autorisés, les groupes peuvent ajouter un indicateur ou une partie prenante quand une recherche n’en trouve pas.',
  freezeMeans:
    'Tant que la saisie est suspendue, toute la salle peut lire mais pas écrire. Ce qui a été saisi reste dans son champ.',
  releaseEditing: 'Rouvrir la saisie',
  freezeEditing: 'Suspendre la saisie',
  backToWorkshop: 'Retour à l’atelier',
  controls: 'Commandes',
  fullScreen: 'Plein écran',
  done: 'Terminé',
  screen: 'Écran de salle',
  joined: (people: number) => counted(people, 'participant'),
  /** En ligne (5) : Ana, Ben et 3 de plus */
  hereNow: (count: number, names: readonly string[]) => {
    const more = count - names.length
    const who = listed([...names.map(isolated), ...(more > 0 ? [`${more} de plus`] : [])])
    return names.length === 0 ? `En ligne : ${count}` : `En ligne (${count}) : ${who}`
  },
  joinAt: 'Pour entrer :',
  withTheSessionId: 'avec l’ID de session',
  qrCode: 'Code QR qui ouvre la page de connexion',
  timer: 'Minuteur',
  minutesShort: (minutes: number) => `${minutes} min`,
  minutes: 'Minutes',
  start: 'Démarrer',
  stopTimer: 'Arrêter le minuteur',
}

/** What the big screen shows, and how the host chooses it. */
export const scenesMessages: Words<typeof english.scenesMessages> = {
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

/** What the host leads a workshop with, always in view. */
export const leadMessages: Words<typeof english.leadMessages> = {
  lead: 'Mener l’atelier',
  stepAndClock: 'Étape et minuteur',
  message: 'Message',
  silentRating: 'Évaluation silencieuse',
  on: 'activée',
  notOpen: 'non ouvert',
}
