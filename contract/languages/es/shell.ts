import type * as english from '../../messages/shell.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'

/** What stands around every screen: sidebar, panel, who is here, links below. */
export const shellMessages: Words<typeof english.shellMessages> = {
  continueWhereYouWere: 'Seguir donde estabas',
  skipToContent: 'Ir al contenido',
  metrics: 'Métricas',
  stakeholders: 'Partes interesadas',
  userStories: 'Historias de usuario',
  collapseSidebar: 'Contraer barra lateral',
  expandSidebar: 'Expandir barra lateral',
  main: 'Principal',
  home: 'Inicio',
  workshop: 'Taller',
  hereNow: (count: number) => `Presentes ahora: ${count}`,
  isYou: (name: string) => `${isolated(name)} (tú)`,
  showAll: (count: number) => `Mostrar todo (${count})`,
  solutions: 'Soluciones',
  closeWorkshopPanel: 'Cerrar panel del taller',
  you: 'Tú',
  /** Before the title of the workshop. */
  hereAsHost: 'Estás aquí como anfitrión de',
  backToCockpit: 'Volver al puesto de mando',
  compareAllOptions: 'Comparar todas las opciones',
  traceabilityMap: 'Mapa de trazabilidad',
  reportToPrint: 'Informe para imprimir',
  historyOfThisSolution: 'Historial de esta solución',
  theSolutionAsAWhole: 'La solución en su conjunto',
  youWriteElsewhere: 'Estás escribiendo aquí en otra pestaña',
  writingHere: (name: string, others: number) =>
    others > 0 ? `${isolated(name)} y ${others} más están escribiendo aquí` : `${isolated(name)} está escribiendo aquí`,
}

/** Pages that say one thing. */
export const plainPagesMessages: Words<typeof english.plainPagesMessages> = {
  serverAway: 'No se puede llegar al servidor',
  comesByItself: 'Esta página se abre sola en cuanto el servidor vuelva a responder.',
  notFound: 'No hay ninguna página en esta dirección.',
  dataDisabled: 'La página de datos está desactivada temporalmente por pruebas de rendimiento.',
  pageNotFound: 'Página no encontrada',
  data: 'Datos',
  somethingWentWrong: 'Algo salió mal',
}

/** What the bar at the top says when the server does not answer. */
export const connectionMessages: Words<typeof english.connectionMessages> = {
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

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionEndMessages: Words<typeof english.sessionEndMessages> = {
  cookiesBlocked: 'Las cookies están bloqueadas',
  storageBlocked:
    'Este navegador no guarda nada de este sitio. Puedes trabajar como siempre, pero lo que no hayas guardado se pierde al cerrar esta pestaña.',
  workshopClosed: 'Taller cerrado',
  ended: 'Tu sesión terminó. Vuelve a iniciar sesión.',
}

/** What is said where a session does not go on as it was; seldom, so that the log-in does not load it. */
export const sessionScreensMessages: Words<typeof english.sessionScreensMessages> = {
  closedTitle: 'Este taller está cerrado por ahora.',
  closedHint:
    'Todo lo que guardaste se conserva. Esta página continúa sola cuando el anfitrión vuelva a abrir el taller.',
  stillClosed: 'Sigue cerrado.',
  cookiesBlockedTitle: 'Este navegador no conserva la cookie que dice quién eres.',
  cookiesBlockedHint:
    'Ninefold necesita una cookie, solo para este sitio. Permite las cookies de este sitio en la configuración del navegador y vuelve a intentarlo.',
  somebodyElse: 'Hay otra sesión iniciada',
  somebodyElseHint: (now: string, before: string) =>
    `Ahora tienes la sesión iniciada como ${now} en este navegador, porque se inició en otra pestaña. En esta pestaña trabajabas como ${before}. No se guarda nada más hasta que elijas; lo que escribiste se conserva.`,
  goOnAs: (email: string) => `Seguir como ${email}`,
  logInAgainAs: (email: string) => `Volver a entrar como ${email}`,
  joinAnotherWorkshop: 'Unirse a otro taller',
  notJoined: 'Inicia sesión con el ID de sesión que te dé el anfitrión del taller.',
  otherSession: 'Tienes la sesión iniciada en otro taller.',
  closed: 'Este taller está cerrado. Se puede leer, pero no cambiar.',
  tooManyTries: 'Demasiados ID de sesión incorrectos. Espera un minuto y vuelve a intentarlo.',
  emailMissing: 'No se encontró tu correo. Vuelve a iniciar sesión.',
}

/** What the host tells everybody. */
export const roomMessages: Words<typeof english.roomMessages> = {
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
