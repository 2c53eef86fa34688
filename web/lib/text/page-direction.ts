export type Direction = 'ltr' | 'rtl'

/** The document says in which direction its language is written, before anything is rendered; everything follows it. */
export const pageDirection = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

/** An arrow key leads to what lies on its side of the screen: `forward` or `back`. Other keys stay what they are. */
export function directedKey(key: string): string {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return key
  return (key === 'ArrowRight') === (pageDirection() === 'ltr') ? 'forward' : 'back'
}
