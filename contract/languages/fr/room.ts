import type { roomMessages as english } from '../../messages/room.ts'
import type { Words } from '../words.ts'

/** What the host tells everybody. */
export const roomMessages: Words<typeof english> = {
  frozen: 'L’hôte a suspendu la saisie un instant. Rien de ce que vous avez écrit n’est perdu.',
  resultsOnly:
    'Cet atelier montre maintenant ses résultats. Vous pouvez tout lire et tout emporter, mais plus rien ne peut être modifié.',
  /** The same where there is room for little; the whole sentence is one press away. */
  frozenShort: 'Saisie suspendue',
  resultsShort: 'Résultats : lecture seule',
  lookingOnShort: 'Vous observez',
  showAll: 'Tout afficher',
  timeIsUp: 'Temps écoulé',
  lastMinute: 'Dernière minute',
  now: (number: number, step: string) => `Maintenant : ${number} ${step}`,
  timeLeft: (clock: string) => `reste ${clock}`,
}
