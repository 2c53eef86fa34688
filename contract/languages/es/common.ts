import type * as english from '../../messages/common.ts'
import type { Words } from '../words.ts'
import { isolated, quoted } from './grammar.ts'
import { sessionMessages } from './session.ts'

/** What every screen may need; everybody who has joined loads these, so there are few. */
export const commonMessages: Words<typeof english.commonMessages> = {
  loading: 'Cargando…',
  adding: 'Añadiendo…',
  removing: 'Quitando…',
  /** What somebody has agreed to is under way. */
  working: 'En curso…',
  error: (message: string) => `Error: ${message}`,
  unknownError: 'Error desconocido',
  errorLoadingData: 'Error al cargar los datos',
  loadDataFailed: 'No se pudieron cargar los datos',
  /** A dialog whose script did not come. */
  notOpened: 'No se pudo abrir. Vuelve a intentarlo.',
  emptyText: '(vacío)',
  nothingLost: 'No se pierde nada de lo que escribiste.',
  closeDialog: 'Cerrar diálogo',
  tryAgain: 'Reintentar',
  goToSolutions: 'Ir a Soluciones',
  sessionId: 'ID de sesión',
  logOut: 'Cerrar sesión',
  host: 'Anfitrión',
  virtuousWord: 'virtuoso',
  viciousWord: 'vicioso',
  none: 'Ninguno',
  somebody: 'Alguien',
  ok: 'Aceptar',
  cancel: 'Cancelar',
  closeMessage: 'Cerrar mensaje',
  /** Beside a message that is said again while it is on screen. */
  times: (count: number) => `×${count}`,
  /** Before them: messages that can still be taken back. */
  earlier: (count: number) => (count === 1 ? '1 anterior' : `${count} anteriores`),
  save: 'Guardar',
  print: 'Imprimir',
  /** Names the place of the way forward. */
  next: 'Siguiente',
  clearSearch: 'Borrar búsqueda',
  titleOf: (screen: string, solutionName: string) => `${screen} · ${isolated(solutionName)}`,
  countChosen: (count: number) => `Selección: ${count}`,
  removeItem: (label: string) => `Quitar ${isolated(label)}`,
  close: 'Cerrar',
  delete: 'Eliminar',
  remove: 'Quitar',
  discard: 'Descartar',
  edit: 'Editar',
  showMore: 'Mostrar más',
  /** Below a text that is folded, and one that is not any more. */
  showAll: 'Mostrar todo',
  showLess: 'Mostrar menos',
  search: 'Buscar',
  add: 'Añadir',
  id: 'ID',
  fhn: 'Necesidad',
  virtuous: 'Virtuoso',
  vicious: 'Vicioso',
  goToMetrics: 'Ir a Métricas',
  restore: 'Restaurar',
  confirmDeletion: 'Confirmar eliminación',
}

/** What the log-in needs too: everybody who comes loads these, before anything can be seen. */
export const basicMessages: Words<typeof english.basicMessages> = {
  networkError: 'Error de red',
  unknownErrorOccurred: 'Se produjo un error desconocido',
  ninefold: 'Ninefold',
  pageTitle: (title: string) => `${title} · Ninefold`,
}

/** The headings of the screens, apart from their other words: they are shown while the screen itself is on its way. */
export const headingsMessages: Words<typeof english.headingsMessages> = {
  solutions: 'Soluciones',
  availableMetrics: 'Métricas disponibles',
  createNewSolution: 'Crear una solución',
  solutionDetails: 'Detalles de la solución',
  solutionMetrics: 'Métricas de la solución',
  stakeholderManagement: 'Gestión de partes interesadas',
  userStoryCreation: 'Creación de historias de usuario',
  functionalOptionCreation: 'Creación de opciones funcionales',
  h9Analysis: 'Análisis H9',
  systemRequirements: 'Requisitos del sistema',
  comparison: 'Comparación',
  traceabilityMap: 'Mapa de trazabilidad',
  report: 'Informe',
  history: 'Historial',
  results: 'Resultados',
  privacy: sessionMessages.privacy,
  workshopDocument: 'Documento de todo el taller',
  workshops: 'Talleres',
  workshop: 'Taller',
  participants: 'Participantes',
  recentlyDeleted: 'Eliminado recientemente',
  groups: 'Grupos',
  agenda: 'Agenda',
  tableCards: 'Tarjetas de mesa',
  catalogues: 'Catálogos',
  catalogue: 'Catálogo',
  draft: 'Borrador',
  importACatalogue: 'Importar un catálogo',
}

export const commaMessages: Words<typeof english.commaMessages> = {
  between: ', ',
}

/** Tables that have pages. */
export const tableMessages: Words<typeof english.tableMessages> = {
  pages: 'Páginas',
  rows: 'Filas',
  previousPage: 'Página anterior',
  page: (page: number) => `Página ${page}`,
  nextPage: 'Página siguiente',
}

const NOW = 'ahora'

/** How long ago something was. */
export const timeMessages: Words<typeof english.timeMessages> = {
  now: NOW,
  minutesAgo: (minutes: number) => `hace ${minutes} min`,
  hoursAgo: (hours: number) => `hace ${hours} h`,
  /** How long ago, within a sentence. */
  inSentence: (when: string): string => (when === NOW ? 'hace un momento' : when),
}

/** A table or a ring as text, for whatever people want to do with it. */
export const copyingMessages: Words<typeof english.copyingMessages> = {
  asMarkdown: 'Copiar como Markdown',
  copy: (table: string) => `Copiar ${quoted(table)}`,
  copied: 'Copiado.',
  notCopied: 'Este navegador no permite copiar desde la página. Aquí tienes el texto para copiarlo a mano:',
  text: 'Markdown',
  unnamed: 'Tabla',
}
