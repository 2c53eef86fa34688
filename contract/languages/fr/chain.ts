import type { chainMessages as english } from '../../messages/chain.ts'
import type { Words } from '../words.ts'

/** A solution as a whole, from its purposes to its requirements. */
export const chainMessages: Words<typeof english> = {
  fetchFailed: 'Impossible de récupérer la solution dans son ensemble',
  purpose: 'Finalité',
  metric: 'Indicateur',
  stakeholders: 'Parties prenantes',
  userStory: 'Récit utilisateur',
  option: 'Option',
  rating: 'Évaluation',
  requirement: 'Exigence',
}
