/** A place in the document that links lead to; the keyboard's focus goes along. */
export const anchor = (id: string) => ({ id, tabIndex: -1 })
