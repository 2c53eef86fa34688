import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { CHUNK_TIMEOUT_MS } from '#contract/limits.ts'
import { notLoadedMessages } from '#contract/messages/not-loaded.ts'
import { plainPagesMessages } from '#contract/messages/shell.ts'
import { askServer } from '../../lib/http/watch-server.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { lazyScreen } from './lazy-screen.tsx'

const Loaded = ({ solutionId }: { solutionId: number }) => <p>Solution {solutionId}</p>
const address = () => ({ solutionId: 7 })

function open(load: () => Promise<typeof Loaded>) {
  const Screen = lazyScreen(load, address)
  renderApp(
    <Suspense fallback={<p>Waiting</p>}>
      <Screen />
    </Suspense>,
  )
}

afterEach(() => void vi.useRealTimers())

test('a chunk that does not come within 120 s fails, and not earlier', async () => {
  vi.useFakeTimers()
  const loading = lazyScreen(
    () => new Promise<() => ReactNode>(() => undefined),
    () => ({}),
  ).preload()
  let isOver = false
  void loading.then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await loading
})

test('a chunk that comes gets the route parameters as props', async () => {
  open(() => Promise.resolve(Loaded))
  expect(await screen.findByText('Solution 7')).toBeInTheDocument()
})

test('a screen first opened while the server is away says so, and comes by itself when the server answers', async () => {
  let isServed = false
  fakeApi.goAway()
  open(() => (isServed ? Promise.resolve(Loaded) : Promise.reject(new Error('No answer'))))
  expect(await screen.findByText(plainPagesMessages.comesByItself)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument()
  isServed = true
  fakeApi.comeBack()
  await askServer()
  expect(await screen.findByText('Solution 7')).toBeVisible()
})

test('a chunk that the server does not have offers a reload', async () => {
  open(() => Promise.reject(new Error('Not found')))
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible()
  expect(screen.getByText(notLoadedMessages.notLoaded)).toBeVisible()
})
