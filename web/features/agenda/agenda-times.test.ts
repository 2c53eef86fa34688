import { expect, test } from 'vitest'
import type { Agenda } from '#contract/agenda.ts'
import { leftOfWhole, lengthOf, lengthText, timeAtItems } from './agenda-times.ts'

const item = (id: number, minutes: number | null) => ({
  id,
  minutes,
  title: `Item ${id}`,
  step: null,
  message: null,
  frozen: false,
  silent_rating: false,
  scene: null,
})
const at = (clock: string) => `2026-11-17T${clock}:00.000Z`
const now = Date.parse(at('10:30'))
const MINUTE = 60_000

const agenda: Agenda = {
  items: [item(1, 10), item(2, 20), item(3, null), item(4, 15)],
  version: 1,
  at: 2,
  log: [
    { item_id: 1, began_at: at('10:00') },
    { item_id: 2, began_at: at('10:08') },
    { item_id: 1, began_at: at('10:18') },
    { item_id: 2, began_at: at('10:25') },
  ],
}

test('an item that was gone back to counts all its times', () => {
  expect([...timeAtItems(agenda, now)]).toEqual([
    [1, 15 * MINUTE],
    [2, 15 * MINUTE],
  ])
})

test('what is left is the rest of the present item and all after it', () => {
  expect(leftOfWhole(agenda, now)).toBe(20 * MINUTE)
  expect(leftOfWhole(agenda, now + 60 * MINUTE)).toBe(15 * MINUTE)
  expect(leftOfWhole({ ...agenda, at: null, log: [] }, now)).toBe(45 * MINUTE)
  expect(leftOfWhole({ ...agenda, at: 4, log: [{ item_id: 4, began_at: at('10:29') }] }, now)).toBe(14 * MINUTE)
})

test.each([
  [0, 'under 1 min'],
  [59_999, 'under 1 min'],
  [12 * MINUTE, '12 min'],
  [60 * MINUTE, '1 h'],
  [135 * MINUTE + 1, '2 h 15 min'],
])('%s milliseconds read %s', (milliseconds, text) => {
  expect(lengthText(milliseconds)).toBe(text)
})

test('an item without minutes adds nothing to the whole', () => {
  expect(lengthText(lengthOf(agenda.items))).toBe('45 min')
})
