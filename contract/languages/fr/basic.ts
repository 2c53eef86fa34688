import type { basicMessages as english } from '../../messages/basic.ts'
import type { Words } from '../words.ts'

/** What the log-in needs too: everybody who comes loads these, before anything can be seen. */
export const basicMessages: Words<typeof english> = {
  networkError: 'Erreur réseau',
  unknownErrorOccurred: 'Une erreur inconnue s’est produite',
  ninefold: 'Ninefold',
  pageTitle: (title: string) => `${title} · Ninefold`,
}
