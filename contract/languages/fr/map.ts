import type * as english from '../../messages/map.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted } from './grammar.ts'

/** The traceability map. */
export const mapMessages: Words<typeof english.mapMessages> = {
  help: 'Remontez d’une exigence jusqu’au besoin qu’elle sert, ou cherchez les fils qui s’arrêtent trop tôt.',
  keys: 'Flèches : suivre les lignes ; Entrée : suivre un élément ; Échap : le relâcher.',
  notWritten: 'Pas encore écrit',
  halfRated: 'Évaluée à moitié : un seul cercle',
  more: (count: number) => `et ${count} de plus`,
  whole: {
    metrics: 'Chaque indicateur a une partie prenante et un récit',
    stories: 'Chaque récit a une option',
    options: 'Chaque option est évaluée pour les deux cercles',
    harms: 'Chaque évaluation qui nuit ou semble seulement aider a une exigence',
  },
  none: 'Rien à suivre pour l’instant',
  noneHint: 'Ajoutez des indicateurs à votre solution. Tout le reste en part.',
  noneMatching: 'Rien ne correspond sur la carte',
  noneMatchingHint: 'Cherchez d’autres mots, ou choisissez une autre lacune.',
  gaps: 'Lacunes',
  chosenItem: 'Élément sélectionné',
  mapAsATable: 'Carte sous forme de tableau',
  map: 'Carte',
  addMetrics: 'Ajouter des indicateurs',
  traceabilityMap: headingsMessages.traceabilityMap,
  backToSolutionDetails: 'Retour aux détails de la solution',
  thread: 'Fil',
  searchTheMap: 'Rechercher sur la carte',
  searchByWordsOrId: 'Rechercher par mots ou ID…',
  showAs: 'Affichage',
  table: 'Tableau',
  previous: 'Précédent',
  next: 'Suivant',
  onlyTheChosenThread: 'Seulement le fil sélectionné',
  showingOfItems: (count: number, total: number) => `${count} sur ${counted(total, 'élément')}`,
  writeARequirement: 'Écrire une exigence',
  openTheSolution: 'Ouvrir la solution',
  openInMetrics: 'Ouvrir dans Indicateurs',
  openInStakeholders: 'Ouvrir dans Parties prenantes',
  openInUserStories: 'Ouvrir dans Récits',
  openInOptions: 'Ouvrir dans Options',
  openInH9Analysis: 'Ouvrir dans Analyse H9',
  openInRequirements: 'Ouvrir dans Exigences',
}

/** A solution as a whole, from its purposes to its requirements. */
export const chainMessages: Words<typeof english.chainMessages> = {
  fetchFailed: 'Impossible de récupérer la solution dans son ensemble',
  purpose: 'Finalité',
  metric: 'Indicateur',
  stakeholders: 'Parties prenantes',
  userStory: 'Récit utilisateur',
  option: 'Option',
  rating: 'Évaluation',
  requirement: 'Exigence',
}
