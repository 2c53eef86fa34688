/** The catalogues that Ninefold brings along, by the names under which they are stored. */
export const shippedCataloguesMessages = {
  'Default catalogue': 'Default catalogue',
  'Being, having, doing, interacting': 'Being, having, doing, interacting',
} as const
