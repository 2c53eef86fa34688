import type { unsavedMessages as english } from '../../messages/unsaved.ts'
import type { Words } from '../words.ts'

/** What is asked before a page with unsaved changes is left. */
export const unsavedMessages: Words<typeof english> = {
  title: 'Cambios sin guardar',
  stay: 'Seguir aquí',
  leave: 'Salir sin guardar',
  saveAndLeave: 'Guardar y salir',
  beingSaved: 'Tus cambios se están guardando. Saldrás de esta página en cuanto estén guardados.',
  /** After the question, while the server is away. */
  away: 'El servidor no responde en este momento. Podrán guardarse cuando responda, y se conservan mientras sigas en esta página.',
  userStories: 'Tienes cambios sin guardar en las historias de usuario. Se pierden si sales sin guardar.',
  functionalOptions: 'Escribiste opciones funcionales que no se añadieron. Se pierden si sales sin guardar.',
  h9: 'Tienes cambios sin guardar en el análisis H9. Se pierden si sales sin guardar.',
}
