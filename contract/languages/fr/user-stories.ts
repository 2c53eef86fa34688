import type { userStoriesMessages as english } from '../../messages/user-stories.ts'
import type { Words } from '../words.ts'
import { counted, plural } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** One sentence per metric. */
export const userStoriesMessages: Words<typeof english> = {
  fetchFailed: 'Impossible de récupérer les récits utilisateur',
  saved: 'Récits utilisateur enregistrés',
  saveFailed: 'Impossible d’enregistrer les récits utilisateur. Veuillez réessayer.',
  nothingToSave: 'Aucun indicateur valable à enregistrer.',
  noStakeholder: 'Aucune partie prenante',
  noOptions: 'Aucune option',
  changedMeanwhile: 'Un récit utilisateur que vous modifiiez a été changé entre-temps.',
  notSavedYet: 'Pas encore enregistré',
  unsavedCount: (count: number) => `${counted(count, 'récit')} non ${plural(count, 'enregistré')}.`,
  addMetricsFirst: 'Ajoutez des indicateurs à votre solution pour écrire des récits utilisateur.',
  stakeholder: 'Partie prenante',
  userStory: 'Récit utilisateur',
  storyPlaceholder: 'En tant que …, je veux …, afin que …',
  functionalOptions: 'Options fonctionnelles',
  metricDescription: 'Description de l’indicateur',
  userStories: 'Récits utilisateur',
  saveAllUserStories: 'Enregistrer tous les récits',
  userStoryCreation: headingsMessages.userStoryCreation,
  backToStakeholders: 'Retour aux parties prenantes',
  forwardToFunctionalOptions: 'Vers les options fonctionnelles',
  showingOfMetrics: (count: number, all: number) => `${count} sur ${counted(all, 'indicateur')}`,
}
