import type { stakeholdersMessages as english } from '../../messages/stakeholders.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'

/** Whom the metrics of a solution matter to. */
export const stakeholdersMessages: Words<typeof english> = {
  added: 'Partie prenante ajoutée à la solution',
  removed: 'Partie prenante retirée de la solution',
  addFailed: 'Impossible d’ajouter la partie prenante. Veuillez réessayer.',
  removeFailed: 'Impossible de retirer la partie prenante. Veuillez réessayer.',
  alreadyAdded: 'Cette partie prenante fait déjà partie de la solution.',
  noneAvailable: 'Aucune partie prenante disponible',
  noMetrics: 'Aucun indicateur : ajoutez des indicateurs à votre solution pour gérer les parties prenantes.',
  addedMark: 'Ajoutée',
  metricDescription: 'Description de l’indicateur',
  userStory: 'Récit utilisateur',
  potentialStakeholders: 'Parties prenantes potentielles',
  stakeholdersByMetric: 'Parties prenantes par indicateur',
  stakeholderManagement: headingsMessages.stakeholderManagement,
  backToMetrics: 'Retour aux indicateurs',
  forwardToUserStories: 'Vers les récits utilisateur',
  /** Beside the specification's buttons, which stand in the rows of metrics. */
  addedToSolution:
    'Une partie prenante est ajoutée à toute la solution, pas à un seul indicateur : chaque indicateur qui la concerne l’affiche alors comme ajoutée.',
  others: 'Également dans cette solution',
  othersHelp:
    'Aucun indicateur de cette solution ne concerne ces parties prenantes ; elles n’apparaissent donc dans aucune ligne ci-dessus.',
  searchPlaceholder: 'Rechercher des indicateurs, récits ou parties prenantes…',
}
