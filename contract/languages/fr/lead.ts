import type { leadMessages as english } from '../../messages/lead.ts'
import type { Words } from '../words.ts'

/** What the host leads a workshop with, always in view. */
export const leadMessages: Words<typeof english> = {
  lead: 'Mener l’atelier',
  stepAndClock: 'Étape et minuteur',
  message: 'Message',
  silentRating: 'Évaluation silencieuse',
  on: 'activée',
  notOpen: 'non ouvert',
}
