import { expect, test } from 'vitest'
import { condense, EVERYTHING } from './condense-changes.ts'

const LARGEST_ID = 2_147_483_647
const many = (count: number, of: (n: number) => object) =>
  Array.from({ length: count }, (_, n) => ({
    kind: 'requirement_changed',
    solution_id: LARGEST_ID,
    subject_id: n,
    ...of(n),
  }))

test('each change is said once, in the order of its first mention', () => {
  const [a, b] = many(2, () => ({}))
  expect(condense([a!, b!, a!, b!, a!])).toEqual([a, b])
})

test('of too many changes only the solutions are said, of far too many only that', () => {
  expect(condense(many(500, (n) => ({ solution_id: n % 3 })))).toEqual(
    [0, 1, 2].map((solution_id) => ({ kind: 'requirement_changed', solution_id, subject_id: null })),
  )
  expect(condense(many(500, (n) => ({ solution_id: n })))).toEqual([EVERYTHING])
})

test('whatever comes out fits into a notification of PostgreSQL', () => {
  const largest = condense(many(50, (n) => ({ subject_id: LARGEST_ID - n })))
  expect(largest).toHaveLength(50)
  expect(JSON.stringify(largest).length).toBeLessThan(7500)
})
