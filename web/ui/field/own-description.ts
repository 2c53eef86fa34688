/**
 * Spread into an input of the kit that is described by something outside of it: without this the kit replaces
 * `aria-describedby` by its own. Its types know the property for the bare `Input` only.
 */
export const ownDescription = { withAria: false }
