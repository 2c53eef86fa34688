import type { metricsMessages as english } from '../../messages/metrics.ts'
import type { Words } from '../words.ts'
import { counted, quoted } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** The metrics of the catalogue, and those of a solution. */
export const metricsMessages: Words<typeof english> = {
  fetchFailed: 'Impossible de récupérer les indicateurs',
  loadFailed: 'Impossible de charger les indicateurs',
  added: 'Indicateur ajouté',
  removed: 'Indicateur retiré',
  alreadyAdded: 'Cet indicateur fait déjà partie de la solution',
  addFailed: 'Impossible d’ajouter l’indicateur',
  removeFailed: 'Impossible de retirer l’indicateur',
  noneAvailable: 'Aucun indicateur disponible',
  noneAvailableHint: 'Le catalogue de cet atelier ne contient pas encore d’indicateurs.',
  noneAdded: 'Aucun indicateur ajouté',
  noneAddedHint: 'Les indicateurs que vous ajoutez apparaissent ici.',
  allAdded: 'Tous les indicateurs pertinents sont ajoutés',
  allAddedHint: 'Les indicateurs dépendent des finalités de la solution : plus de finalités, plus d’indicateurs.',
  noneMatching: (term: string) => `Aucun indicateur ne correspond à ${quoted(term)}`,
  searchTitle: (title: string) => `Rechercher : ${title}`,
  metric: 'Indicateur',
  action: 'Action',
  description: 'Description',
  purposes: 'Finalités',
  availableMetrics: headingsMessages.availableMetrics,
  showingOf: (count: number, all: number) => `${count} sur ${counted(all, 'indicateur')}`,
  showingTotal: (count: number) => `${counted(count, 'indicateur')} au total`,
  solutionMetrics: headingsMessages.solutionMetrics,
  backToSolutionDetails: 'Retour aux détails de la solution',
  forwardToStakeholders: 'Vers les parties prenantes',
  addedMetrics: 'Indicateurs ajoutés',
}
