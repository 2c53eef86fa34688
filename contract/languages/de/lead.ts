import type { leadMessages as english } from '../../messages/lead.ts'
import type { Words } from '../words.ts'

/** What the host leads a workshop with, always in view. */
export const leadMessages: Words<typeof english> = {
  lead: 'Workshop leiten',
  stepAndClock: 'Schritt und Uhr',
  message: 'Nachricht',
  silentRating: 'Stille Bewertung',
  on: 'ein',
  notOpen: 'nicht offen',
}
