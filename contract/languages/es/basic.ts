import type { basicMessages as english } from '../../messages/basic.ts'
import type { Words } from '../words.ts'

/** What the log-in needs too: everybody who comes loads these, before anything can be seen. */
export const basicMessages: Words<typeof english> = {
  networkError: 'Error de red',
  unknownErrorOccurred: 'Se produjo un error desconocido',
  ninefold: 'Ninefold',
  pageTitle: (title: string) => `${title} · Ninefold`,
}
