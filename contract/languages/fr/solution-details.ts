import type { solutionDetailsMessages as english } from '../../messages/solution-details.ts'
import type { Words } from '../words.ts'
import { quoted } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** Creating a solution, and its details. */
export const solutionDetailsMessages: Words<typeof english> = {
  loadOneFailed: 'Impossible de charger la solution',
  noPurposes: 'Aucune finalité attribuée',
  nameRequired: 'Le nom de la solution est obligatoire',
  fhnRequired: 'Le besoin humain fondamental principal est obligatoire.',
  purposeRequired: 'Une finalité principale est obligatoire.',
  created: 'Solution créée',
  updated: 'Solution mise à jour',
  deleted: 'Solution supprimée',
  createFailed: 'Impossible de créer la solution',
  createFailedUnknown: 'Une erreur s’est produite lors de la création de la solution.',
  updateFailed: 'Impossible de mettre à jour la solution',
  deleteFailed: 'Impossible de supprimer la solution',
  changedMeanwhile: 'Cette solution a été modifiée entre-temps.',
  purposesFailed: 'Impossible d’associer les finalités à la solution',
  confirmDelete: (name: string) => `Voulez-vous supprimer ${quoted(name)} et tout ce qui en dépend ?`,
  resetWarning: 'Les données indiquées seront supprimées définitivement. Cette action est irréversible.',
  onlyPurposesMissing:
    'La solution elle-même est enregistrée. Appuyez de nouveau sur « Créer la solution » pour envoyer seulement ses finalités.',
  createdWithoutPurposes: (reason: string) =>
    `Solution créée, mais ses finalités n’ont pas pu être associées : ${reason}`,
  updatedWithoutPurposes: (reason: string) =>
    `Solution mise à jour, mais ses finalités n’ont pas pu l’être : ${reason}`,
  updatePurposesFailed: (reason: string) => `Impossible de mettre à jour les finalités : ${reason}`,
  logIn: 'Se connecter',
  createSolution: 'Créer la solution',
  unchanged: 'Conserver les indicateurs tels quels',
  addOnlyHint: 'Tout ce qui a été ajouté reste ; les indicateurs des nouvelles finalités s’y ajoutent.',
  unchangedHint: 'Tout ce qui a été ajouté reste tel quel.',
  addOnly: 'Ajouter seulement les indicateurs des nouvelles finalités',
  reset: 'Réinitialiser tous les indicateurs',
  resetHint:
    'Supprime tous les indicateurs, récits utilisateur, options fonctionnelles, données d’analyse, exigences système et parties prenantes.',
  metrics: 'Indicateurs',
  confirmReset: 'Confirmer la réinitialisation',
  resetAndSave: 'Réinitialiser et enregistrer',
  userStories: 'Récits utilisateur',
  functionalOptions: 'Options fonctionnelles',
  analysisData: 'Données d’analyse',
  systemRequirements: 'Exigences système',
  stakeholders: 'Parties prenantes',
  whatItHolds: 'Ce qu’elle contient',
  solutionNumber: (solutionId: number) => `Solution ${solutionId}`,
  solutionDetails: headingsMessages.solutionDetails,
  backToSolutions: 'Retour aux solutions',
  viewMetrics: 'Voir les indicateurs',
  primaryPurposes: 'Finalité(s) principale(s)',
  purposesPlaceholder: 'Où doit-elle faire du bien ?',
  clearPurposes: 'Effacer les finalités',
  fhnPlaceholder: 'À quel besoin humain répond-elle ?',
  clearPrimaryFhn: 'Effacer le besoin principal',
  purposes: 'Finalités',
  createdOn: 'Créée le',
  deleteSolution: 'Supprimer la solution',
  ratingsOtherThanNone: 'Évaluations autres que « Aucun »',
}
