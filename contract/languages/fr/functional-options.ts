import type { functionalOptionsMessages as english } from '../../messages/functional-options.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** Ways to make a story come true. */
export const functionalOptionsMessages: Words<typeof english> = {
  loading: 'Chargement des options fonctionnelles…',
  added: 'Option fonctionnelle ajoutée',
  updated: 'Option fonctionnelle mise à jour',
  deleted: 'Option fonctionnelle supprimée',
  addFailed: 'Impossible d’ajouter l’option fonctionnelle. Veuillez réessayer.',
  updateFailed: 'Impossible de mettre à jour l’option fonctionnelle. Veuillez réessayer.',
  deleteFailed: 'Impossible de supprimer l’option fonctionnelle. Veuillez réessayer.',
  addFailedShort: 'Impossible d’ajouter l’option fonctionnelle',
  updateFailedShort: 'Impossible de mettre à jour l’option fonctionnelle',
  deleteFailedShort: 'Impossible de supprimer l’option fonctionnelle',
  empty: 'Le texte de l’option fonctionnelle ne peut pas être vide',
  noUserStory: 'Aucun récit utilisateur',
  noResults: 'Aucun résultat',
  noMetrics: 'Aucun indicateur : ajoutez des indicateurs à votre solution pour créer des options fonctionnelles.',
  changedMeanwhile: 'Cette option fonctionnelle a été modifiée entre-temps.',
  missing: 'Cette option fonctionnelle ne fait pas partie de la solution, ou a été supprimée.',
  chooseAnother: 'Choisissez une autre option de cette solution pour continuer.',
  goOnRating: (number: string) => `Évaluer l’option ${number}`,
  goToFunctionalOptions: 'Aller aux options fonctionnelles',
  functionalOptionCreation: headingsMessages.functionalOptionCreation,
  backToUserStories: 'Retour aux récits utilisateur',
  searchPlaceholder: 'Rechercher des indicateurs, récits, parties prenantes ou options…',
  showingOfMetrics: (count: number, all: number) => `${count} sur ${counted(all, 'indicateur')}`,
  editFunctionalOption: 'Modifier l’option fonctionnelle',
  subjectiveReflection: 'Réflexion subjective',
  stakeholder: 'Partie prenante',
  userStory: 'Récit utilisateur',
  functionalOptions: 'Options fonctionnelles',
  addFunctionalOption: 'Ajouter une option fonctionnelle',
  metricDescription: 'Description de l’indicateur',
  tableLabel: 'Options fonctionnelles',
}
