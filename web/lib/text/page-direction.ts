export type Direction = 'ltr' | 'rtl'

/** Arabic, Persian, Hebrew, Urdu. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/

const page = () => document.documentElement

/**
 * The document's direction is that of its language, and everything on the page follows it. Called before anything is
 * rendered; a direction that stands in the page stays.
 */
export function settleDirection() {
  page().dir ||= RIGHT_TO_LEFT.test(page().lang) ? 'rtl' : 'ltr'
}

export const pageDirection = (): Direction => (page().dir === 'rtl' ? 'rtl' : 'ltr')

/** An arrow key leads to what lies on its side of the screen: `forward` or `back`. Other keys stay what they are. */
export function directedKey(key: string): string {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return key
  return (key === 'ArrowRight') === (pageDirection() === 'ltr') ? 'forward' : 'back'
}
