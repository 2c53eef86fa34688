/** In pixels, or as a style sheet says it. */
export type Length = number | string

export const partOf = (length: Length, part: number): Length =>
  typeof length === 'number' ? length * part : `calc(${length} * ${part})`
