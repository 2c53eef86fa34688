import type { headingsMessages as english } from '../../messages/headings.ts'
import type { Words } from '../words.ts'
import { sessionMessages } from './session.ts'

/** The headings of the screens, apart from their other words: they are shown while the screen itself is on its way. */
export const headingsMessages: Words<typeof english> = {
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
