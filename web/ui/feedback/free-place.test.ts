import { expect, test } from 'vitest'
import { edgePlace, freePlace, highestPlace } from './free-place.ts'

const room = { top: 8, bottom: 592 }

test('stands at the lower edge where nothing is in the way', () => {
  expect(freePlace(60, room, [{ top: 100, bottom: 200 }])).toEqual({ top: 532, bottom: 592 })
})

test('goes above what it would cover, and above what it would cover there', () => {
  const bar = { top: 540, bottom: 600 }
  const field = { top: 440, bottom: 520 }
  expect(freePlace(60, room, [field, bar])).toEqual({ top: 372, bottom: 432 })
})

test('fits into a gap only where the gap is high enough', () => {
  const bar = { top: 540, bottom: 600 }
  const field = { top: 380, bottom: 480 }
  expect(freePlace(40, room, [field, bar])?.top).toBe(492)
  expect(freePlace(60, room, [field, bar])?.top).toBe(312)
})

test('answers nothing where the window is full', () => {
  expect(freePlace(60, room, [{ top: 50, bottom: 560 }])).toBeUndefined()
})

test('over a field that fills the window it stands at the upper edge, below the bars that are there', () => {
  const head = { top: 0, bottom: 56 }
  const save = { top: 540, bottom: 600 }
  expect(highestPlace(60, room, [head, save])).toEqual({ top: 64, bottom: 124 })
  expect(highestPlace(60, room, [head, { top: 100, bottom: 600 }])).toEqual({ top: 8, bottom: 68 })
})

test('on a phone it stands at an edge, between the bars, unless what is in use is at both', () => {
  const bars = [
    { top: 0, bottom: 52 },
    { top: 540, bottom: 600 },
  ]
  const lower = { top: 450, bottom: 520 }
  const upper = { top: 70, bottom: 110 }
  expect(edgePlace(60, room, bars, [upper])).toEqual({ top: 472, bottom: 532 })
  expect(edgePlace(60, room, bars, [lower])).toEqual({ top: 60, bottom: 120 })
  expect(edgePlace(60, room, bars, [lower, upper])).toBeUndefined()
})
