import type { chainMessages as english } from '../../messages/chain.ts'
import type { Words } from '../words.ts'

/** A solution as a whole, from its purposes to its requirements. */
export const chainMessages: Words<typeof english> = {
  fetchFailed: 'Die Lösung im Ganzen konnte nicht abgerufen werden',
  purpose: 'Zweck',
  metric: 'Kennzahl',
  stakeholders: 'Stakeholder',
  userStory: 'User Story',
  option: 'Option',
  rating: 'Bewertung',
  requirement: 'Anforderung',
}
