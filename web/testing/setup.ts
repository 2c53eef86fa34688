import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { forgetRemembered, keepsDrafts } from '../lib/edits/stored-drafts.ts'
import { unsavedWork } from '../lib/edits/unsaved-work.ts'
import { forgetKeys } from '../lib/http/idempotency-key.ts'
import { forgetServerClock } from '../lib/http/server-clock.ts'
import { isReachable } from '../lib/http/reachability.ts'
import { isAway } from '../lib/http/watch-server.ts'
import { forgetSession } from '../lib/session/stored-session.ts'
import { removeAllToasts } from '../ui/feedback/toast-store.ts'
import { letCardsStay } from './cards.ts'
import { fakeApi } from './fake-api.ts'
import './owner-stacks.ts'

// browser functions that Mantine and the router need and jsdom does not have
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
// test files must not take each other for tabs of one browser
vi.stubGlobal('BroadcastChannel', undefined)
vi.stubGlobal('scrollTo', () => undefined)
// a test opens its own screens; the others are not fetched beside it
vi.stubGlobal('requestIdleCallback', () => 0)
Element.prototype.scrollIntoView = () => undefined
// Mantine's growing textarea listens for loaded fonts
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

// a script that is still on its way when its file has ended would fail for all files that share the process
afterAll(() => vi.dynamicImportSettled())

// a busy machine may take its time; a test that waits in vain still fails
configure({ asyncUtilTimeout: 90_000, reactStrictMode: true })

beforeEach(() => {
  letCardsStay()
  fakeApi.install()
})

afterEach(() => {
  cleanup()
  // files share a process: a clock that stands still would stop the next one
  vi.useRealTimers()
  removeAllToasts()
  isReachable.set(true)
  keepsDrafts.set(true)
  forgetRemembered()
  unsavedWork.set([])
  forgetKeys()
  forgetServerClock()
  isAway.set(false)
  // files share the simulated browser, which has streams only where a test brings them
  Reflect.deleteProperty(globalThis, 'EventSource')
  forgetSession()
  localStorage.clear()
  sessionStorage.clear()
})
