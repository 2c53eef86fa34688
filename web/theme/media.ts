export const PHONE_WIDTH = '43.75em'

/**
 * The widths at which the layout changes. A style sheet names them, `@media (--phone)`; the build puts the query in
 * their place.
 */
export const media = {
  phone: `(max-width: ${PHONE_WIDTH})`,
  'beyond-phone': '(min-width: 43.8125em)',
  narrow: '(max-width: 68.75em)',
  wide: '(min-width: 68.8125em)',
  /** A phone with its keyboard up, or half a window. */
  low: '(max-height: 30em)',
}
