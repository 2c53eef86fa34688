import type { roomScreenMessages as english } from '../../messages/room-screen.ts'
import type { Words } from '../words.ts'
import { counted, isolated, listed } from './grammar.ts'

/** The screen for the projector, and what the host sets on it. */
export const roomScreenMessages: Words<typeof english> = {
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
