import type { rehearsalMessages as english } from '../../messages/rehearsal.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'

/** A workshop to rehearse in, for the host. */
export const rehearsalMessages: Words<typeof english> = {
  title: 'Ensayo',
  none: 'Este taller no es un ensayo.',

  rehearse: 'Ensayar',
  about:
    'Pruébalo todo a solas: doce personas simuladas, en tres grupos, se unen y trabajan, y tú diriges. No cuenta en ningún sitio y se elimina con un clic.',
  mark: 'Ensayo',

  state: {
    playing: 'Las personas simuladas están trabajando.',
    paused: 'En pausa. Las personas simuladas están aquí y esperan; el reloj del punto sigue corriendo.',
    stopped: 'En pausa donde estaba. Las personas simuladas volverán cuando siga.',
  },
  notBegun: 'Doce personas simuladas esperan fuera.',
  letIn: 'Dejarlas entrar',
  goOn: 'Seguir',
  pause: 'Pausar',
  stop: 'Detener',
  speed: 'Velocidad',
  times: (speed: number) => `×${speed}`,

  showMe: 'Mostrar dónde',
  gotIt: 'Entendido',
  hint: 'Consejo',
  hints: {
    start: 'Ya está todo el mundo. La agenda avanza con un solo botón.',
    timeIsUp: 'Se acabó el tiempo. Da un minuto más o sigue adelante.',
    allRated: 'Todo el mundo ha valorado. Revela lo que eligieron.',
    rateAgain: 'Cuando lo hayan hablado, haz que valoren otra vez y mira si las opiniones se acercan.',
    needsHelp: (solution: string) =>
      `«${isolated(solution)}» pide ayuda. Di que vas en camino y, cuando hayas estado allí, márcalo como atendido.`,
    allDone: 'Todos los grupos terminaron este paso. Sigue cuando quieras.',
    stuck: (solution: string) => `«${isolated(solution)}» va por detrás. Mira lo que hay o acércate a esa mesa.`,
    late: 'Aún falta alguien. La pantalla de sala muestra cómo unirse, también durante un paso.',
    away: (count: number) =>
      `${counted(count, 'persona se unió y perdió', 'personas se unieron y perdieron')} la conexión. No se pierde nada; la lista dice quién.`,
    frozen: 'La edición está en pausa, y todo el mundo espera a que la reanudes.',
    tryFreeze: 'Pausa la edición un momento y mira cómo espera todo el mundo.',
    tryScene: 'Elige qué muestra la pantalla grande, en una ventana propia o en un proyector.',
  },
}
