import type * as english from '../../messages/common.ts'
import type { Words } from '../words.ts'
import { isolated, plural, quoted } from './grammar.ts'
import { sessionMessages } from './session.ts'

/** What every screen may need; everybody who has joined loads these, so there are few. */
export const commonMessages: Words<typeof english.commonMessages> = {
  loading: 'Chargement…',
  adding: 'Ajout…',
  removing: 'Retrait…',
  /** What somebody has agreed to is under way. */
  working: 'En cours…',
  error: (message: string) => `Erreur : ${message}`,
  unknownError: 'Erreur inconnue',
  errorLoadingData: 'Erreur de chargement',
  loadDataFailed: 'Impossible de charger les données',
  /** A dialog whose script did not come. */
  notOpened: 'Ouverture impossible. Veuillez réessayer.',
  emptyText: '(vide)',
  nothingLost: 'Rien de ce que vous avez écrit n’est perdu.',
  closeDialog: 'Fermer la fenêtre',
  tryAgain: 'Réessayer',
  goToSolutions: 'Aller aux solutions',
  sessionId: 'ID de session',
  logOut: 'Se déconnecter',
  host: 'Hôte',
  virtuousWord: 'vertueux',
  viciousWord: 'vicieux',
  none: 'Aucun',
  somebody: 'Quelqu’un',
  ok: 'OK',
  cancel: 'Annuler',
  closeMessage: 'Fermer le message',
  /** Beside a message that is said again while it is on screen. */
  times: (count: number) => `×${count}`,
  /** Before them: messages that can still be taken back. */
  earlier: (count: number) => `${count} ${plural(count, 'précédent')}`,
  save: 'Enregistrer',
  print: 'Imprimer',
  /** Names the place of the way forward. */
  next: 'Suivant',
  clearSearch: 'Effacer la recherche',
  titleOf: (screen: string, solutionName: string) => `${screen} · ${isolated(solutionName)}`,
  countChosen: (count: number) => `${count} choix`,
  removeItem: (label: string) => `Retirer ${isolated(label)}`,
  close: 'Fermer',
  delete: 'Supprimer',
  remove: 'Retirer',
  discard: 'Abandonner',
  edit: 'Modifier',
  showMore: 'Afficher plus',
  /** Below a text that is folded, and one that is not any more. */
  showAll: 'Tout afficher',
  showLess: 'Réduire',
  search: 'Rechercher',
  add: 'Ajouter',
  id: 'ID',
  fhn: 'Besoin',
  virtuous: 'Vertueux',
  vicious: 'Vicieux',
  goToMetrics: 'Aller aux indicateurs',
  restore: 'Restaurer',
  confirmDeletion: 'Confirmer la suppression',
}

/** What the log-in needs too: everybody who comes loads these, before anything can be seen. */
export const basicMessages: Words<typeof english.basicMessages> = {
  networkError: 'Erreur réseau',
  unknownErrorOccurred: 'Une erreur inconnue s’est produite',
  ninefold: 'Ninefold',
  pageTitle: (title: string) => `${title} · Ninefold`,
}

/** The headings of the screens, apart from their other words: they are shown while the screen itself is on its way. */
export const headingsMessages: Words<typeof english.headingsMessages> = {
  solutions: 'Solutions',
  availableMetrics: 'Indicateurs disponibles',
  createNewSolution: 'Créer une solution',
  solutionDetails: 'Détails de la solution',
  solutionMetrics: 'Indicateurs de la solution',
  stakeholderManagement: 'Gestion des parties prenantes',
  userStoryCreation: 'Rédaction des récits utilisateur',
  functionalOptionCreation: 'Création des options fonctionnelles',
  h9Analysis: 'Analyse H9',
  systemRequirements: 'Exigences système',
  comparison: 'Comparaison',
  traceabilityMap: 'Carte de traçabilité',
  report: 'Rapport',
  history: 'Historique',
  results: 'Résultats',
  privacy: sessionMessages.privacy,
  workshopDocument: 'Document de tout l’atelier',
  workshops: 'Ateliers',
  workshop: 'Atelier',
  participants: 'Participants',
  recentlyDeleted: 'Suppressions récentes',
  groups: 'Groupes',
  agenda: 'Déroulé',
  tableCards: 'Fiches de table',
  catalogues: 'Catalogues',
  catalogue: 'Catalogue',
  draft: 'Brouillon',
  importACatalogue: 'Importer un catalogue',
}

export const commaMessages: Words<typeof english.commaMessages> = {
  between: ', ',
}

/** Tables that have pages. */
export const tableMessages: Words<typeof english.tableMessages> = {
  pages: 'Pages',
  rows: 'Lignes',
  previousPage: 'Page précédente',
  page: (page: number) => `Page ${page}`,
  nextPage: 'Page suivante',
}

const NOW = 'maintenant'

/** How long ago something was. */
export const timeMessages: Words<typeof english.timeMessages> = {
  now: NOW,
  minutesAgo: (minutes: number) => `il y a ${minutes} min`,
  hoursAgo: (hours: number) => `il y a ${hours} h`,
  /** How long ago, within a sentence. */
  inSentence: (when: string): string => (when === NOW ? 'à l’instant' : when),
}

/** A table or a ring as text, for whatever people want to do with it. */
export const copyingMessages: Words<typeof english.copyingMessages> = {
  asMarkdown: 'Copier en Markdown',
  copy: (table: string) => `Copier ${quoted(table)}`,
  copied: 'Copié.',
  notCopied: 'Ce navigateur ne permet pas à la page de copier. Voici le texte, à copier à la main :',
  text: 'Markdown',
  unnamed: 'Tableau',
}
