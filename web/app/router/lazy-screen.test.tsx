import { afterEach, expect, test, vi } from 'vitest'
import { act, render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { CHUNK_TIMEOUT_MS } from '#contract/limits.ts'
import { lazyScreen } from './lazy-screen.tsx'

class Catch extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <p>Failed</p> : this.props.children
  }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a chunk that does not come within 120 s fails, and not earlier', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Screen = lazyScreen(
    () => new Promise<() => ReactNode>(() => undefined),
    () => ({}),
  )
  await act(async () => {
    render(
      <Catch>
        <Suspense fallback={<p>Waiting</p>}>
          <Screen />
        </Suspense>
      </Catch>,
    )
  })
  await act(() => vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1))
  expect(screen.getByText('Waiting')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText('Failed')).toBeInTheDocument()
})

test('a chunk that comes gets the route parameters as props', async () => {
  const Loaded = ({ solutionId }: { solutionId: number }) => <p>Solution {solutionId}</p>
  const Screen = lazyScreen(
    () => Promise.resolve(Loaded),
    () => ({ solutionId: 7 }),
  )
  await act(async () => {
    render(
      <Suspense>
        <Screen />
      </Suspense>,
    )
  })
  expect(await screen.findByText('Solution 7')).toBeInTheDocument()
})
