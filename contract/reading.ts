import type { Effect } from './reference-data.ts'

/** What both directions of one option on one need say together. */
export type Reading = 'sturdy' | 'fragile' | 'wishful' | 'built-in harm' | 'side effect'

/**
 * Reads a pair of ratings by what their measures do to the need. Nothing to say where neither direction touches it, and
 * nothing at all where a catalogue's measures have no effects.
 */
export function readPair(virtuous: Effect | undefined, vicious: Effect | undefined): Reading | undefined {
  if (virtuous === undefined || vicious === undefined) return undefined
  const goesWrong = vicious === 'seems' || vicious === 'harms'
  switch (virtuous) {
    case 'helps':
      return goesWrong ? 'fragile' : 'sturdy'
    case 'seems':
      return 'wishful'
    case 'harms':
      return 'built-in harm'
    case 'none':
      return goesWrong ? 'side effect' : undefined
  }
}

/** Whether a rating asks for a requirement that limits it. */
export const isHarm = (effect: Effect | undefined) => effect === 'harms' || effect === 'seems'
