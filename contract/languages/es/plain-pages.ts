import type { plainPagesMessages as english } from '../../messages/plain-pages.ts'
import type { Words } from '../words.ts'

/** Pages that say one thing. */
export const plainPagesMessages: Words<typeof english> = {
  serverAway: 'No se puede llegar al servidor',
  comesByItself: 'Esta página se abre sola en cuanto el servidor vuelva a responder.',
  notFound: 'No hay ninguna página en esta dirección.',
  dataDisabled: 'La página de datos está desactivada temporalmente por pruebas de rendimiento.',
  pageNotFound: 'Página no encontrada',
  data: 'Datos',
  somethingWentWrong: 'Algo salió mal',
}
