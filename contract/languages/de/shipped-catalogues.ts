import type { shippedCataloguesMessages as english } from '../../messages/shipped-catalogues.ts'
import type { Words } from '../words.ts'

/** The catalogues that Ninefold brings along, by the names under which they are stored. */
export const shippedCataloguesMessages: Words<typeof english> = {
  'Default catalogue': 'Standardkatalog',
  'Being, having, doing, interacting': 'Sein, Haben, Tun, Befinden',
}
