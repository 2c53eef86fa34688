import type { leadMessages as english } from '../../messages/lead.ts'
import type { Words } from '../words.ts'

/** What the host leads a workshop with, always in view. */
export const leadMessages: Words<typeof english> = {
  lead: 'Dirigir el taller',
  stepAndClock: 'Paso y reloj',
  message: 'Mensaje',
  silentRating: 'Valoración en silencio',
  on: 'sí',
  notOpen: 'no abierta',
}
