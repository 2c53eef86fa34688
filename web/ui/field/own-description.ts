/**
 * Spread into a Mantine input that is described by an element outside of it: otherwise Mantine replaces
 * `aria-describedby` by its own. Its types know the property for the bare `Input` only.
 */
export const ownDescription = { withAria: false }
