import type { roomMessages as english } from '../../messages/room.ts'
import type { Words } from '../words.ts'

/** What the host tells everybody. */
export const roomMessages: Words<typeof english> = {
  frozen: 'El anfitrión puso la edición en pausa por un momento. No se pierde nada de lo que escribiste.',
  resultsOnly:
    'Este taller muestra ahora sus resultados. Puedes leerlo todo y llevártelo, pero no se puede cambiar nada.',
  /** The same where there is room for little; the whole sentence is one press away. */
  frozenShort: 'Edición en pausa',
  resultsShort: 'Resultados: solo lectura',
  lookingOnShort: 'Estás observando',
  showAll: 'Mostrar todo',
  timeIsUp: 'Se acabó el tiempo',
  lastMinute: 'Último minuto',
  now: (number: number, step: string) => `Ahora: ${number} ${step}`,
  timeLeft: (clock: string) => `Quedan ${clock}`,
}
