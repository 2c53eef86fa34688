import type { shippedCataloguesMessages as english } from '../../messages/shipped-catalogues.ts'
import type { Words } from '../words.ts'

/** The catalogues that Ninefold brings along, by the names under which they are stored. */
export const shippedCataloguesMessages: Words<typeof english> = {
  'Default catalogue': 'Catalogue par défaut',
  'Being, having, doing, interacting': 'Être, avoir, faire, interagir',
}
