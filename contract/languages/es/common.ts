import type { commonMessages as english } from '../../messages/common.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'

/** What every screen may need; everybody who has joined loads these, so there are few. */
export const commonMessages: Words<typeof english> = {
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
