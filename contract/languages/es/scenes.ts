import type { scenesMessages as english } from '../../messages/scenes.ts'
import type { Words } from '../words.ts'
import type { SceneKind } from '../../scene.ts'
import { counted, isolated, percent } from './grammar.ts'

/** What the big screen shows, and how the host chooses it. */
export const scenesMessages: Words<typeof english> = {
  automatic: 'Cómo unirse y luego el paso',
  kinds: {
    join: 'Cómo unirse',
    now: 'El paso',
    progress: 'Avance',
    silent_rating: 'Valoración en silencio',
    reveal: 'Lo revelado',
    solution: 'Una solución',
    comparison: 'Comparación',
    message: 'Mensaje',
    blank: 'En blanco',
    end: 'El final',
  } satisfies Record<SceneKind, string>,
  bigScreen: 'Pantalla grande',
  solution: 'Solución en la pantalla grande',
  previous: 'Anterior',
  next: 'Siguiente',
  changed: (scene: string) => `La pantalla grande muestra: ${scene}.`,
  part: (name: string, place: number, all: number) => `${isolated(name)} (${place} de ${all})`,
  someOf: (from: number, to: number, all: number) => `${from}–${to} de ${all}`,
  closedShowsEnd: 'El taller está cerrado; por eso la pantalla grande muestra el final.',
  screens: (count: number) => {
    if (count === 0) return 'En este momento no hay ninguna pantalla grande abierta.'
    return count === 1 ? 'Hay una pantalla grande abierta.' : `Hay ${count} pantallas grandes abiertas.`
  },
  optionIn: (option: string, direction: string) => `${isolated(option)}, ${direction}`,

  noMessage: 'No hay ningún mensaje en este momento.',
  noSolutions: 'En cuanto un grupo cree una solución, su avance aparecerá aquí.',
  noOptions: 'Aún no hay opciones.',
  noRounds: 'Nadie ha valorado todavía. Lo que elijas queda oculto hasta que se revele todo.',
  noReveal: 'Aún no se ha revelado nada.',
  tooFew: 'Valoraron muy pocas personas para mostrar cómo se reparten las opiniones.',
  howFar: 'Por dónde vamos',
  ratingAlone: 'Cada persona valora por su cuenta',
  bothDirections: 'virtuoso › vicioso',
  needMeasure: (need: string, measure: string) => `${need}: ${measure}`,
  rated: (people: number, all: number) => (all > 0 ? `${people} de ${Math.max(people, all)}` : String(people)),
  haveRated: (people: number, _all: number) => (people === 1 ? 'ha valorado' : 'han valorado'),
  ratedAgain: 'en la segunda ronda',
  ratedAlone: (people: number, direction: string) =>
    `${direction} · ${counted(people, 'persona valoró', 'personas valoraron')} por su cuenta`,
  ratedTwice: (first: number, second: number, direction: string) =>
    `${direction} · ${counted(first, 'valoró', 'valoraron')} por su cuenta y después ${second} otra vez`,
  /** Of a first round that is shown although there is a second. */
  firstRound: {
    whileRating: 'Primera ronda · cada persona vuelve a valorar',
    tooFewAgain: 'Primera ronda · muy pocas personas volvieron a valorar',
  },
  before: (people: number) => `Primera ronda ${people}, segunda ronda`,
  percent,
  countsFrom: (share: number) => `cuenta desde el ${percent(share)}`,
  reached: ', alcanzado',
  haveChanged: (people: number, of: number) => `${people} de ${of} ${people === 1 ? 'cambió' : 'cambiaron'}`,
  views: 'Cómo se reparten las opiniones',
  thanks: 'Gracias',
  readResults: 'Lee los resultados y llévatelos.',
  logInAt: 'Entra en',
  resultsQrCode: 'Código QR que abre los resultados',
  endWithoutLink:
    'El código QR lleva a la entrada. Para tener uno que abra los propios resultados, crea un enlace en Resultados y muéstralo.',
  closed: 'Este taller está cerrado.',
  latecomers: 'Únete en',
}
