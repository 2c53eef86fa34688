import type * as english from '../../messages/workshops.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, isolated } from './grammar.ts'

/** The host's list of workshops. */
export const workshopsMessages: Words<typeof english.workshopsMessages> = {
  help: 'Abre un taller, da su ID de sesión a la sala y ciérralo cuando el trabajo esté hecho.',
  loginHelp: 'La contraseña se mostró cuando Ninefold se inició por primera vez.',
  opened: 'Taller abierto.',
  renamed: 'Taller renombrado.',
  closed: 'Taller cerrado.',
  resultsShown: 'El taller muestra ahora sus resultados.',
  reopened: 'Taller reabierto.',
  copied: 'Taller duplicado.',
  deleted: 'Taller eliminado definitivamente.',
  idReplaced: (id: string) => `El ID de sesión es ahora ${id}.`,
  none: 'Aún no hay talleres',
  noneHint: 'Abre el primero con un título que la gente reconozca.',
  notFound: 'Este taller no existe o fue eliminado.',
  gone: 'Este taller fue eliminado.',
  goneHint: 'También se eliminó todo lo que contenía. Sus participantes volvieron a la página de entrada.',
  titleBlank: 'Un taller necesita un título.',
  idCopied: 'ID de sesión copiado.',
  idNotCopied: 'No se pudo copiar el ID de sesión. Selecciónalo y cópialo a mano.',
  diskFull:
    'El servidor se está quedando sin espacio en disco, así que no se puede guardar nada. Elimina los talleres que ya no se necesiten o pide más espacio a quien administra el servidor.',
  neverUsed: 'Nada todavía',
  closeWarning:
    'Sus participantes verán una página que lo dice; el texto sin guardar se conserva en sus navegadores. Todo el trabajo se queda, y puedes seguir leyéndolo y reabrir el taller.',
  resultsWarning:
    'El paso, el reloj, el mensaje y la valoración en silencio terminan. Sus participantes pueden seguir uniéndose, leerlo todo y llevárselo, pero solo tú puedes cambiar algo. El texto sin guardar se conserva en sus navegadores. Puedes volver a abrir el taller en cualquier momento y seguir donde estabas.',
  replaceWarning:
    'El ID de sesión actual ya no servirá para unirse. Quien ya se unió se queda dentro, y no se pierde nada.',
  deleteWarning:
    'Todo lo que contiene se eliminará definitivamente: soluciones, requisitos, personas, historial y todo lo que aún podía deshacerse.',
  typeTitle: (title: string) => `Escribe «${isolated(title)}» para confirmar`,
  workshop: 'Taller',
  goToWorkshops: 'Ir a Talleres',
  reopen: 'Reabrir',
  duplicateWorkshop: 'Duplicar taller',
  titleOfTheCopy: 'Título de la copia',
  duplicate: 'Duplicar',
  copiesOf: (solutions: number) =>
    solutions === 1 ? 'Una copia de su solución' : `Copias de sus ${counted(solutions, 'solución', 'soluciones')}`,
  whatItHolds: 'Qué contiene',
  deleteTitle: (title: string) => `Eliminar ${isolated(title)}`,
  deleteForGood: 'Eliminar definitivamente',
  workshops: headingsMessages.workshops,
  catalogues: 'Catálogos',
  hostConsole: 'Consola del anfitrión',
  hostPassword: 'Contraseña del anfitrión',
  logIn: 'Entrar',
  titleOfANewWorkshop: 'Título de un taller nuevo',
  catalogue: 'Catálogo',
  openWorkshop: 'Abrir taller',
  renameWorkshop: 'Renombrar taller',
  title: 'Título',
  rename: 'Renombrar',
  copySessionId: 'Copiar ID de sesión',
  closeTitle: (title: string) => `Cerrar ${isolated(title)}`,
  closeWorkshop: 'Cerrar taller',
  resultsTitle: (title: string) => `Mostrar los resultados de ${isolated(title)}`,
  showResults: 'Mostrar resultados',
  newSessionId: 'Nuevo ID de sesión',
  replaceSessionId: 'Reemplazar ID de sesión',
  more: 'Más',
  roomScreen: 'Pantalla de sala',
  participants: 'Participantes',
  recentlyDeleted: 'Eliminado recientemente',
  status: 'Estado',
  isOpen: 'Abierto',
  isResults: 'Resultados',
  isClosed: 'Cerrado',
  hereNow: 'Aquí ahora',
  joined: 'Participantes',
  solutions: 'Soluciones',
  lastActivity: 'Última actividad',
  enter: 'Entrar',
  actions: 'Acciones',
}

/** What the host's console says of the automatic backup. */
export const backupsMessages: Words<typeof english.backupsMessages> = {
  last: (when: string) => `Última copia de seguridad automática: ${when}.`,
  none: 'Aún no se ha hecho ninguna copia de seguridad automática.',
  failed: 'El último intento falló y se repetirá pronto. El registro del servidor dice por qué.',
}

/** A workshop to rehearse in, for the host. */
export const rehearsalMessages: Words<typeof english.rehearsalMessages> = {
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

/** How the host changes the language of a workshop. */
export const workshopLanguageMessages: Words<typeof english.workshopLanguageMessages> = {
  ofTheWorkshop: 'Idioma del taller',
  followsIt: 'Lo siguen el catálogo y las pantallas de quienes no hayan elegido otro.',
  changed: 'Idioma cambiado. Cada persona lo verá cuando vuelva a abrir una página.',
}
