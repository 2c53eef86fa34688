import { expect, test } from 'vitest'
import { matchesTerm } from './matches-term.ts'

test('a term is found in any text, whatever its case, and an empty one everywhere', () => {
  expect(matchesTerm('CARGO', 'Neighbourhood cargo-bike sharing', '')).toBe(true)
  expect(matchesTerm('bus', 'Neighbourhood cargo-bike sharing', 'a Night BUS')).toBe(true)
  expect(matchesTerm('tram', 'Neighbourhood cargo-bike sharing', '')).toBe(false)
  expect(matchesTerm('', 'anything')).toBe(true)
})
