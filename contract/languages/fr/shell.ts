import type * as english from '../../messages/shell.ts'
import type { Words } from '../words.ts'
import { isolated, plural } from './grammar.ts'

/** What stands around every screen: sidebar, panel, who is here, links below. */
export const shellMessages: Words<typeof english.shellMessages> = {
  continueWhereYouWere: 'Reprendre où vous en étiez',
  skipToContent: 'Aller au contenu',
  metrics: 'Indicateurs',
  stakeholders: 'Parties prenantes',
  userStories: 'Récits utilisateur',
  collapseSidebar: 'Réduire la barre latérale',
  expandSidebar: 'Déployer la barre latérale',
  main: 'Navigation principale',
  home: 'Accueil',
  workshop: 'Atelier',
  hereNow: (count: number) => `En ligne : ${count}`,
  isYou: (name: string) => `${isolated(name)} (vous)`,
  showAll: (count: number) => `Tout afficher (${count})`,
  solutions: 'Solutions',
  closeWorkshopPanel: 'Fermer le panneau de l’atelier',
  you: 'Vous',
  /** Before the title of the workshop. */
  hereAsHost: 'Vous êtes l’hôte de l’atelier',
  backToCockpit: 'Retour au tableau de bord',
  compareAllOptions: 'Comparer toutes les options',
  traceabilityMap: 'Carte de traçabilité',
  reportToPrint: 'Rapport à imprimer',
  historyOfThisSolution: 'Historique de cette solution',
  theSolutionAsAWhole: 'La solution dans son ensemble',
  youWriteElsewhere: 'Vous écrivez ici dans un autre onglet',
  writingHere: (name: string, others: number) =>
    others > 0
      ? `${isolated(name)} et ${others} ${plural(others, 'autre personne', 'autres personnes')} écrivent ici`
      : `${isolated(name)} écrit ici`,
}

/** Pages that say one thing. */
export const plainPagesMessages: Words<typeof english.plainPagesMessages> = {
  serverAway: 'Le serveur est injoignable',
  comesByItself: 'Cette page s’ouvrira d’elle-même dès que le serveur répondra de nouveau.',
  notFound: 'Il n’y a pas de page à cette adresse.',
  dataDisabled: 'La page des données est temporairement désactivée pour des tests de performance.',
  pageNotFound: 'Page introuvable',
  data: 'Données',
  somethingWentWrong: 'Un problème est survenu',
}

/** What the bar at the top says when the server does not answer. */
export const connectionMessages: Words<typeof english.connectionMessages> = {
  offline: 'Hors ligne, votre texte est conservé.',
  /** Where the browser stores nothing. */
  offlineUnkept: 'Hors ligne. Ce navigateur ne peut pas conserver votre texte : laissez cette page ouverte.',
  /** Before what was typed, on a page loaded while the server is away. */
  keptHere:
    'Vous avez saisi ceci sans l’enregistrer. Ce texte sera de nouveau dans son champ dès que le serveur répondra :',
  lookingForServer: 'Nous tentons régulièrement de joindre le serveur.',
  notSaved: (labels: readonly string[]) => {
    const [named, others] = [labels.slice(0, 2), labels.length - 2]
    return `Pas encore enregistré : ${named.join(', ')}${others > 0 ? ` et ${others} de plus` : ''}.`
  },
  notSavedBriefly: 'Pas encore enregistré.',
  tryNow: 'Essayer maintenant',
  saveNow: 'Enregistrer maintenant',
  discard: 'Abandonner',
}

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionEndMessages: Words<typeof english.sessionEndMessages> = {
  cookiesBlocked: 'Les cookies sont bloqués',
  storageBlocked:
    'Ce navigateur ne conserve rien pour ce site. Vous pouvez travailler comme d’habitude, mais ce que vous n’avez pas enregistré disparaît quand vous fermez cet onglet.',
  workshopClosed: 'Atelier fermé',
  ended: 'Votre session est terminée. Veuillez vous reconnecter.',
}

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionScreensMessages: Words<typeof english.sessionScreensMessages> = {
  closedTitle: 'Cet atelier est fermé pour l’instant.',
  closedHint:
    'Tout ce que vous avez enregistré est conservé. Cette page reprendra d’elle-même quand votre hôte rouvrira l’atelier.',
  stillClosed: 'Il est toujours fermé.',
  cookiesBlockedTitle: 'Ce navigateur ne conserve pas le cookie qui dit qui vous êtes.',
  cookiesBlockedHint:
    'Ninefold a besoin d’un seul cookie, pour ce site uniquement. Autorisez les cookies pour ce site dans les réglages de votre navigateur, puis réessayez.',
  somebodyElse: 'Une autre personne est connectée',
  somebodyElseHint: (now: string, before: string) =>
    `Ce navigateur est maintenant connecté avec ${now}, car la connexion a changé dans un autre onglet. Cet onglet travaillait avec ${before}. Rien de plus n’est enregistré tant que vous n’avez pas choisi ; ce que vous avez saisi est conservé.`,
  goOnAs: (email: string) => `Continuer avec ${email}`,
  logInAgainAs: (email: string) => `Se reconnecter avec ${email}`,
  joinAnotherWorkshop: 'Rejoindre un autre atelier',
  notJoined: 'Connectez-vous avec l’ID de session communiqué par l’hôte de votre atelier.',
  otherSession: 'Votre connexion porte sur un autre atelier.',
  closed: 'Cet atelier est fermé. On peut le lire, mais pas le modifier.',
  tooManyTries: 'Trop d’ID de session erronés. Attendez une minute, puis réessayez.',
  emailMissing: 'Adresse e-mail introuvable. Veuillez vous reconnecter.',
}

/** What the host tells everybody. */
export const roomMessages: Words<typeof english.roomMessages> = {
  frozen: 'L’hôte a suspendu la saisie un instant. Rien de ce que vous avez écrit n’est perdu.',
  resultsOnly:
    'Cet atelier montre maintenant ses résultats. Vous pouvez tout lire et tout emporter, mais plus rien ne peut être modifié.',
  /** The same where there is room for little; the whole sentence is one press away. */
  frozenShort: 'Saisie suspendue',
  resultsShort: 'Résultats : lecture seule',
  lookingOnShort: 'Vous observez',
  showAll: 'Tout afficher',
  timeIsUp: 'Temps écoulé',
  lastMinute: 'Dernière minute',
  now: (number: number, step: string) => `Maintenant : ${number} ${step}`,
  timeLeft: (clock: string) => `reste ${clock}`,
}
