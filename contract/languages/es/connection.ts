import type { connectionMessages as english } from '../../messages/connection.ts'
import type { Words } from '../words.ts'

/** What the bar at the top says when the server does not answer. */
export const connectionMessages: Words<typeof english> = {
  offline: 'Sin conexión; tu texto se conserva.',
  /** Where the browser stores nothing. */
  offlineUnkept: 'Sin conexión. Este navegador no puede conservar tu texto: deja esta página abierta.',
  /** Before what was typed, on a page loaded while the server is away. */
  keptHere: 'Escribiste esto y no lo guardaste. Estará de nuevo en su campo cuando el servidor responda:',
  lookingForServer: 'Intentamos llegar al servidor cada pocos segundos.',
  notSaved: (labels: readonly string[]) => {
    const [named, others] = [labels.slice(0, 2), labels.length - 2]
    return `Sin guardar: ${named.join(', ')}${others > 0 ? ` y ${others} más` : ''}.`
  },
  notSavedBriefly: 'Sin guardar.',
  tryNow: 'Intentar ahora',
  saveNow: 'Guardar ahora',
  discard: 'Descartar',
}
