import { afterEach, expect, test, vi } from 'vitest'
import { fetchWhenIdle } from './use-other-screens.ts'

const fetched: string[] = []
const screens = ['first', 'second', 'third', 'fourth', 'fifth'].map((name) => async () => void fetched.push(name))

afterEach(() => {
  vi.useRealTimers()
  fetched.length = 0
})

test('the other screens are fetched one after the other, each when the browser has nothing to do', async () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (then: () => void) => waiting.push(then))
  fetchWhenIdle(screens)
  expect(fetched).toEqual([])
  for (const count of [1, 2]) {
    waiting.shift()?.()
    expect(fetched).toHaveLength(count)
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
  }
  expect(fetched).toEqual(['first', 'second'])
})

test('those that are not next come after a pause', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (then: () => void) => then())
  fetchWhenIdle(screens)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(fetched).toEqual(['first', 'second', 'third'])
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched).toEqual(['first', 'second', 'third', 'fourth', 'fifth'])
})

test('nor do they where the page is left meanwhile', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (then: () => void) => then())
  const stop = fetchWhenIdle(screens)
  await vi.advanceTimersByTimeAsync(5_000)
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).toEqual(['first', 'second', 'third'])
})

test('where the browser does not tell, they are fetched a moment later, until the page is left', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const stop = fetchWhenIdle(screens)
  await vi.advanceTimersByTimeAsync(999)
  expect(fetched).toEqual([])
  await vi.advanceTimersByTimeAsync(1_001)
  expect(fetched).toEqual(['first', 'second'])
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).toEqual(['first', 'second'])
})
