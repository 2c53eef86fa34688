/** The needs that there is a sign of. */
const drawn = new Set([
  'affection',
  'creation',
  'freedom',
  'identity',
  'leisure',
  'participation',
  'protection',
  'subsistence',
  'understanding',
])

export const isDrawn = (name: string) => drawn.has(name.toLowerCase())
