import type * as english from '../../messages/room-screen.ts'
import type { SceneKind } from '../../scene.ts'
import type { Words } from '../words.ts'
import { counted, isolated, listed, percent } from './grammar.ts'

/** The screen for the projector, and what the host sets on it. */
export const roomScreenMessages: Words<typeof english.roomScreenMessages> = {
  welcome: 'Escanea el código o escribe la dirección y el ID de sesión.',
  loopback:
    'Solo este equipo puede llegar a esta dirección. Inicia Ninefold con HOST=0.0.0.0 o define PUBLIC_URL para que entre la sala.',
  showsResults: 'Este taller muestra sus resultados: únete para leerlos y llevártelos.',
  behind: (time: string) => `Sin conexión. Así estaba a las ${time}.`,
  minutesWrong: (max: number) => `Escribe minutos enteros de 1 a ${max}.`,
  changedMeanwhile: 'Mientras tanto, el mensaje para todo el mundo cambió.',
  stepAnnounced: (step: number | null) =>
    step === null ? 'Ahora no hay ningún paso anunciado.' : `Paso ${step} anunciado.`,
  timerStarted: 'El temporizador está en marcha.',
  timerStopped: 'El temporizador está parado.',
  messageSent: 'Mensaje enviado.',
  messageTakenBack: 'Mensaje retirado.',
  editingFrozen: 'La edición está en pausa.',
  editingReleased: 'Todo el mundo puede editar de nuevo.',
  silentOn: 'La valoración en silencio está activada.',
  ownWordsOn: 'Los términos propios están activados.',
  ownWordsOff: 'Los términos propios están desactivados.',
  silentOff: 'La valoración en silencio está desactivada.',
  emailsHidden: 'Los correos están ocultos.',
  emailsShown: 'Los correos se muestran.',
  hideEmails: 'Ocultar correos',
  showEmails: 'Mostrar correos',
  hideEmailsMeans:
    'Mientras están ocultos, todo el mundo menos tú lee el nombre de cada persona en lugar de su correo, o «participante» y un número: en las pantallas, en el historial y en los archivos.',
  messageToEveryone: 'Mensaje para todo el mundo',
  seenNow: (message: string) => `Ahora se ve: ${isolated(message)}`,
  nothingSeenNow: 'Ahora no se ve ningún mensaje.',
  send: 'Enviar',
  takeBack: 'Retirar',
  left: 'restantes',
  announcedStep: 'Paso anunciado',
  switchSilentRatingOff: 'Desactivar valoración en silencio',
  switchSilentRatingOn: 'Activar valoración en silencio',
  silentRatingMeans:
    'Mientras está activada, cada persona valora por su cuenta. Nadie ve las valoraciones de los demás hasta que las reveles.',
  switchOwnWordsOn: 'Activar términos propios',
  switchOwnWordsOff: 'Desactivar términos propios',
  ownWordsMean:
    'Mientras están activados, los grupos pueden añadir una métrica o una parte interesada propia cuando la búsqueda no encuentra ninguna.',
  freezeMeans:
    'Mientras la edición está en pausa, toda la sala puede leer, pero no escribir. Lo ya escrito se queda en su campo.',
  releaseEditing: 'Reanudar edición',
  freezeEditing: 'Pausar edición',
  backToWorkshop: 'Volver al taller',
  controls: 'Controles',
  fullScreen: 'Pantalla completa',
  done: 'Listo',
  screen: 'Pantalla de sala',
  joined: (people: number) => counted(people, 'participante'),
  /** Presentes ahora, 5: Ana, Ben y 3 más */
  hereNow: (count: number, names: readonly string[]) => {
    const more = count - names.length
    const who = listed([...names.map(isolated), ...(more > 0 ? [`${more} más`] : [])])
    return names.length === 0 ? `Presentes ahora: ${count}` : `Presentes ahora, ${count}: ${who}`
  },
  joinAt: 'Únete en',
  withTheSessionId: 'con el ID de sesión',
  qrCode: 'Código QR que abre la entrada',
  timer: 'Temporizador',
  minutesShort: (minutes: number) => `${minutes} min`,
  minutes: 'Minutos',
  start: 'Iniciar',
  stopTimer: 'Parar temporizador',
}

/** What the big screen shows, and how the host chooses it. */
export const scenesMessages: Words<typeof english.scenesMessages> = {
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

/** What the host leads a workshop with, always in view. */
export const leadMessages: Words<typeof english.leadMessages> = {
  lead: 'Dirigir el taller',
  stepAndClock: 'Paso y reloj',
  message: 'Mensaje',
  silentRating: 'Valoración en silencio',
  on: 'sí',
  notOpen: 'no abierta',
}
