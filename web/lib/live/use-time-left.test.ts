import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { clockText, timeLeft, useTimeLeft } from './use-time-left.ts'

const now = Date.parse('2026-11-15T12:00:00.000Z')
const endingIn = (seconds: number) => ({ ends_at: new Date(now + seconds * 1000).toISOString(), minutes: 5 })

test('time left is never less than none, and never more than was set', () => {
  expect(timeLeft(endingIn(90), now)).toBe(90_000)
  expect(timeLeft(endingIn(-3), now)).toBe(0)
  expect(timeLeft(endingIn(3600), now)).toBe(300_000)
})

test('reads like a clock', () => {
  expect([0, 999, 1000, 59_001, 342_000, 3_600_000].map(clockText)).toEqual([
    '0:00',
    '0:01',
    '0:01',
    '1:00',
    '5:42',
    '60:00',
  ])
})

test('ticks every second until it is over', () => {
  vi.useFakeTimers({ now })
  try {
    const { result } = renderHook(() => useTimeLeft(endingIn(2)))
    expect(result.current).toBe(2000)
    act(() => void vi.advanceTimersByTime(1000))
    expect(result.current).toBe(1000)
    act(() => void vi.advanceTimersByTime(5000))
    expect(result.current).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
