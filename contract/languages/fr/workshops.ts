import type * as english from '../../messages/workshops.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, isolated } from './grammar.ts'

/** The host's list of workshops. */
export const workshopsMessages: Words<typeof english.workshopsMessages> = {
  help: 'Ouvrez un atelier, communiquez son ID de session à la salle, et fermez-le quand le travail est fini.',
  loginHelp: 'Le mot de passe a été affiché au premier démarrage de Ninefold.',
  opened: 'Atelier ouvert.',
  renamed: 'Atelier renommé.',
  closed: 'Atelier fermé.',
  resultsShown: 'L’atelier montre maintenant ses résultats.',
  reopened: 'Atelier rouvert.',
  copied: 'Atelier dupliqué.',
  deleted: 'Atelier supprimé définitivement.',
  idReplaced: (id: string) => `L’ID de session est maintenant ${id}.`,
  none: 'Pas encore d’ateliers',
  noneHint: 'Ouvrez le premier, avec un titre que tout le monde reconnaîtra.',
  notFound: 'Cet atelier n’existe pas ou a été supprimé.',
  gone: 'Cet atelier a été supprimé.',
  goneHint: 'Tout son contenu a été supprimé aussi. Ses participants ont été ramenés à la page de connexion.',
  titleBlank: 'Un atelier doit avoir un titre.',
  idCopied: 'ID de session copié.',
  idNotCopied: 'L’ID de session n’a pas pu être copié. Sélectionnez-le et copiez-le à la main.',
  diskFull:
    'Le serveur n’a presque plus d’espace disque, donc rien ne peut être enregistré. Supprimez les ateliers devenus inutiles ou demandez plus d’espace à la personne qui gère le serveur.',
  neverUsed: 'Rien pour l’instant',
  closeWarning:
    'Les personnes qui s’y trouvent verront une page qui le dit ; les textes non enregistrés sont conservés dans leurs navigateurs. Tout le travail reste : vous pouvez toujours le lire et rouvrir l’atelier.',
  resultsWarning:
    'L’étape, le minuteur, le message et l’évaluation silencieuse prennent fin. Les participants peuvent encore entrer, tout lire et tout emporter, mais plus rien modifier, à part vous. Les textes non enregistrés sont conservés dans leurs navigateurs. Vous pouvez rouvrir l’atelier à tout moment et reprendre où vous en étiez.',
  replaceWarning:
    'L’ID de session actuel ne permettra plus d’entrer. Les personnes déjà entrées restent, et rien n’est perdu.',
  deleteWarning:
    'Tout son contenu sera supprimé définitivement : solutions, exigences, personnes, historique et tout ce qui pouvait encore être annulé.',
  typeTitle: (title: string) => `Saisissez « ${isolated(title)} » pour confirmer`,
  workshop: 'Atelier',
  goToWorkshops: 'Aller aux ateliers',
  reopen: 'Rouvrir',
  duplicateWorkshop: 'Dupliquer l’atelier',
  titleOfTheCopy: 'Titre de la copie',
  duplicate: 'Dupliquer',
  copiesOf: (solutions: number) =>
    solutions === 1 ? 'Avec une copie de sa solution' : `Avec des copies de ses ${counted(solutions, 'solution')}`,
  whatItHolds: 'Ce qu’il contient',
  deleteTitle: (title: string) => `Supprimer ${isolated(title)}`,
  deleteForGood: 'Supprimer définitivement',
  workshops: headingsMessages.workshops,
  catalogues: 'Catalogues',
  hostConsole: 'Console de l’hôte',
  hostPassword: 'Mot de passe de l’hôte',
  logIn: 'Se connecter',
  titleOfANewWorkshop: 'Titre d’un nouvel atelier',
  catalogue: 'Catalogue',
  openWorkshop: 'Ouvrir l’atelier',
  renameWorkshop: 'Renommer l’atelier',
  title: 'Titre',
  rename: 'Renommer',
  copySessionId: 'Copier l’ID de session',
  closeTitle: (title: string) => `Fermer ${isolated(title)}`,
  closeWorkshop: 'Fermer l’atelier',
  resultsTitle: (title: string) => `Montrer les résultats : ${isolated(title)}`,
  showResults: 'Montrer les résultats',
  newSessionId: 'Nouvel ID de session',
  replaceSessionId: 'Remplacer l’ID de session',
  more: 'Plus',
  roomScreen: 'Écran de salle',
  participants: 'Participants',
  recentlyDeleted: 'Suppressions récentes',
  status: 'État',
  isOpen: 'Ouvert',
  isResults: 'Résultats',
  isClosed: 'Fermé',
  hereNow: 'En ligne',
  joined: 'Participants',
  solutions: 'Solutions',
  lastActivity: 'Dernière activité',
  enter: 'Entrer',
  actions: 'Actions',
}

/** What the host's console says of the automatic backup. */
export const backupsMessages: Words<typeof english.backupsMessages> = {
  last: (when: string) => `Dernière sauvegarde automatique : ${when}.`,
  none: 'Aucune sauvegarde automatique n’a encore été faite.',
  failed: 'La dernière tentative a échoué et sera bientôt répétée. Le journal du serveur en donne la raison.',
}

/** A workshop to rehearse in, for the host. */
export const rehearsalMessages: Words<typeof english.rehearsalMessages> = {
  title: 'Répétition',
  none: 'Cet atelier n’est pas une répétition.',

  rehearse: 'Répéter',
  about:
    'Essayez tout sans public : douze participants simulés, en trois groupes, arrivent et travaillent, et vous les menez. Cela ne compte nulle part, et un clic supprime tout.',
  mark: 'Répétition',

  state: {
    playing: 'Les participants simulés travaillent.',
    paused: 'En pause. Les participants simulés sont là et attendent ; le minuteur de la séquence continue.',
    stopped: 'En pause à cet endroit. Les participants simulés reviennent à la reprise.',
  },
  notBegun: 'Douze participants simulés attendent dehors.',
  letIn: 'Les faire entrer',
  goOn: 'Reprendre',
  pause: 'Pause',
  stop: 'Arrêter',
  speed: 'Vitesse',
  times: (speed: number) => `×${speed}`,

  showMe: 'Me montrer',
  gotIt: 'Compris',
  hint: 'Conseil',
  hints: {
    start: 'Tout le monde est là. Le déroulé avance avec un seul bouton.',
    timeIsUp: 'Le temps est écoulé. Donnez une minute de plus, ou continuez.',
    allRated: 'Tout le monde a évalué. Dévoilez les choix.',
    rateAgain: 'Après la discussion, faites évaluer une seconde fois, et voyez si les avis se rapprochent.',
    needsHelp: (solution: string) =>
      `« ${isolated(solution)} » a demandé de l’aide. Annoncez que vous arrivez, puis marquez la demande comme traitée une fois sur place.`,
    allDone: 'Tous les groupes ont terminé cette étape. Continuez quand vous voulez.',
    stuck: (solution: string) =>
      `« ${isolated(solution)} » est en retard sur les autres. Regardez ce qui s’y trouve, ou allez à cette table.`,
    late: 'Il manque encore quelqu’un. L’écran de salle indique comment entrer, même pendant une étape.',
    away: (count: number) =>
      `${counted(count, 'personne a', 'personnes ont')} rejoint l’atelier puis perdu la connexion. Rien n’est perdu ; la liste indique de qui il s’agit.`,
    frozen: 'La saisie est suspendue, et tout le monde attend que vous la rouvriez.',
    tryFreeze: 'Suspendez la saisie un instant, et voyez comment tout le monde attend.',
    tryScene: 'Choisissez ce que montre le grand écran, dans sa propre fenêtre ou sur un projecteur.',
  },
}

/** How the host changes the language of a workshop. */
export const workshopLanguageMessages: Words<typeof english.workshopLanguageMessages> = {
  ofTheWorkshop: 'Langue de l’atelier',
  followsIt: 'Le catalogue la suit, et les écrans de toutes les personnes qui n’en ont pas choisi une autre.',
  changed: 'Langue modifiée. Chacun la verra en ouvrant à nouveau une page.',
}
