import type { plainPagesMessages as english } from '../../messages/plain-pages.ts'
import type { Words } from '../words.ts'

/** Pages that say one thing. */
export const plainPagesMessages: Words<typeof english> = {
  serverAway: 'Le serveur est injoignable',
  comesByItself: 'Cette page s’ouvrira d’elle-même dès que le serveur répondra de nouveau.',
  notFound: 'Il n’y a pas de page à cette adresse.',
  dataDisabled: 'La page des données est temporairement désactivée pour des tests de performance.',
  pageNotFound: 'Page introuvable',
  data: 'Données',
  somethingWentWrong: 'Un problème est survenu',
}
