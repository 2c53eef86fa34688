import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOnMount } from './read-on-mount.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a part that comes late does not read again what another shows and has just read, unless it has changed', async () => {
  const client = new QueryClient()
  const read = vi.fn<() => string>(() => 'rows')
  const show = async () => {
    const part = new QueryObserver(client, { queryKey: ['rows'], queryFn: read, refetchOnMount: readOnMount })
    const hide = part.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(0)
    return hide
  }
  const hideBar = await show()
  const hideScreen = await show()
  expect(read).toHaveBeenCalledTimes(1)

  await client.invalidateQueries({ refetchType: 'none' })
  hideScreen()
  const hideAgain = await show()
  expect(read).toHaveBeenCalledTimes(2)
  hideAgain()

  await vi.advanceTimersByTimeAsync(3001)
  const hideLate = await show()
  expect(read).toHaveBeenCalledTimes(3)
  hideLate()
  hideBar()

  // nothing else shows it, as when one goes to another screen: read, however new it is
  await show()
  expect(read).toHaveBeenCalledTimes(4)
})
