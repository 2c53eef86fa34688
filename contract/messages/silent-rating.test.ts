import { expect, test } from 'vitest'
import { silentRatingMessages } from './silent-rating.ts'

test.each([
  [0, undefined, 'Nobody has rated yet.'],
  [3, undefined, '3 people have rated.'],
  [0, 1, '0 of 1 has rated.'],
  [0, 5, '0 of 5 have rated.'],
  [1, 5, '1 of 5 has rated.'],
  [3, 5, '3 of 5 have rated.'],
  // somebody has left since
  [3, 2, '3 of 3 have rated.'],
])('%s of %s who have rated are told as “%3$s”', (people, all, sentence) => {
  expect(silentRatingMessages.count(people, all)).toBe(sentence)
})
