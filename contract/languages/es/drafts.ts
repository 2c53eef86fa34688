import type { draftsMessages as english } from '../../messages/drafts.ts'
import type { Words } from '../words.ts'

/** Texts that were typed and not saved. */
export const draftsMessages: Words<typeof english> = {
  keptWhileClosed:
    'Lo que habías escrito sin guardar se conserva en este navegador y entonces estará de nuevo en su campo.',
  /** Beside a restored draft, before the button that discards it. */
  notSaved: 'Aún sin guardar.',
  /** In its place afterwards, before Undo. */
  discarded: 'Descartado.',
  older: 'Escribiste esto antes en el mismo campo y no lo guardaste. El campo muestra un texto más reciente.',
  logOutTitle: 'Textos sin guardar en este dispositivo',
  logOutQuestion:
    'Has escrito textos que no están guardados. Este navegador los conserva 30 días y estarán de nuevo en sus campos cuando vuelvas a iniciar sesión. En un dispositivo compartido puedes eliminarlos ahora.',
  keepAndLogOut: 'Conservar y cerrar sesión',
  deleteAndLogOut: 'Eliminar y cerrar sesión',
}
