import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isReachable } from '../../lib/http/reachability.ts'
import { lazyPart } from './lazy-part.tsx'

const Menu = ({ label }: { label: string }) => <button>{label}</button>
const next = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a part whose script does not come leaves the screen alone, and appears once it does', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<typeof Menu>>().mockRejectedValue(new TypeError('no script'))
  const Part = lazyPart(load)
  const view = () => (
    <main>
      <input aria-label="Text" defaultValue="typed" />
      <Part label="Export" />
    </main>
  )
  const { unmount } = render(view())
  await next(0)
  expect(screen.getByLabelText('Text')).toHaveValue('typed')
  expect(isReachable.read()).toBe(false)

  // later each time
  const triesAt: number[] = []
  for (let second = 1; second <= 8; second += 1) {
    const before = load.mock.calls.length
    await next(1000)
    if (load.mock.calls.length > before) triesAt.push(second)
  }
  expect(triesAt).toEqual([1, 3, 7])

  load.mockResolvedValue(Menu)
  await next(8000)
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible()
  expect(screen.getByLabelText('Text')).toHaveValue('typed')

  // from now on it is there at once
  unmount()
  render(view())
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible()
})

test('a part that has gone before its script came is not asked for again', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<typeof Menu>>().mockRejectedValue(new TypeError('no script'))
  const Part = lazyPart(load)
  const { unmount } = render(<Part label="Export" />)
  await next(0)
  unmount()
  const asked = load.mock.calls.length
  await next(60_000)
  expect(load).toHaveBeenCalledTimes(asked)
})

test('what somebody asked for does not open by itself later: they are told, and ask again', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<typeof Menu>>().mockRejectedValue(new TypeError('no script'))
  const giveUp = vi.fn<(props: { label: string }) => void>()
  const Part = lazyPart(load, giveUp)
  const { unmount } = render(<Part label="Import" />)
  await next(0)
  expect(giveUp.mock.lastCall).toEqual([{ label: 'Import' }])
  const asked = load.mock.calls.length
  load.mockResolvedValue(Menu)
  await next(60_000)
  expect(load).toHaveBeenCalledTimes(asked)
  expect(screen.queryByRole('button')).toBeNull()

  unmount()
  render(<Part label="Import" />)
  await next(0)
  expect(screen.getByRole('button', { name: 'Import' })).toBeVisible()
})
