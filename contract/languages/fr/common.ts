import type { commonMessages as english } from '../../messages/common.ts'
import type { Words } from '../words.ts'
import { isolated, plural } from './grammar.ts'

/** What every screen may need; everybody who has joined loads these, so there are few. */
export const commonMessages: Words<typeof english> = {
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
