import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = Date.parse('2026-11-15T12:00:00.000Z')
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString()

test('says how long ago something was, and the date when that is a day or more', () => {
  expect(timeAgo(before(-5), now)).toBe('now')
  expect(timeAgo(before(59), now)).toBe('now')
  expect(timeAgo(before(60), now)).toBe('1 min ago')
  expect(timeAgo(before(59 * 60 + 59), now)).toBe('59 min ago')
  expect(timeAgo(before(60 * 60), now)).toBe('1 h ago')
  expect(timeAgo(before(23 * 3600 + 3599), now)).toBe('23 h ago')
  expect(timeAgo(before(24 * 3600), now)).toBe('14 Nov 2026')
})
