import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { closeAllEdits } from '../lib/edits/edit-store.ts'
import { forgetRemembered, keepsDrafts } from '../lib/edits/stored-drafts.ts'
import { unsavedWork } from '../lib/edits/unsaved-work.ts'
import { forgetKeys } from '../lib/http/idempotency-key.ts'
import { forgetServerClock } from '../lib/http/server-clock.ts'
import { isReachable } from '../lib/http/reachability.ts'
import { isAway } from '../lib/http/watch-server.ts'
import { forgetMemory } from '../lib/session/stored-keys.ts'
import { forgetSession } from '../lib/session/stored-session.ts'
import { removeAllToasts } from '../ui/feedback/toast-store.ts'
import { isFirstScreenThere } from '../ui/page/late-part.tsx'
import { letCardsStay } from './cards.ts'
import { fakeApi } from './fake-api.ts'
import './owner-stacks.ts'
import './quick-styles.ts'
import './quiet-waits.ts'

// browser functions that Mantine and the router need and jsdom does not have; they stay, where stubs go with their test
const isThere = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: true })
isThere('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))
isThere(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
// like Chromium, which holds what is read by itself
Object.assign(CSS, { supports: () => true })
// test files must not take each other for tabs of one browser
isThere('BroadcastChannel', undefined)
isThere('scrollTo', () => undefined)
// a test opens its own screens; the others are not fetched beside it
isThere('requestIdleCallback', () => 0)
Element.prototype.scrollIntoView = () => undefined
// Mantine's growing textarea listens for loaded fonts
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

// what comes after the first screen is there from the start; browser tests look at its coming
isFirstScreenThere.set(true)

// a script that is still on its way when its file has ended would fail for all files that share the process
afterAll(() => vi.dynamicImportSettled())

// a busy machine may take its time; a test that waits in vain still fails
configure({ asyncUtilTimeout: 90_000 })

/** Test files of which a test has begun. */
const begun = new WeakSet<object>()

beforeEach(({ task }) => {
  // Drawn and mounted twice, what is not pure shows itself. One test of a file finds it in what the file is about; all
  // of them are strict in `npm run test:deep`.
  configure({ reactStrictMode: process.env.STRICT === 'true' || !begun.has(task.file) })
  begun.add(task.file)
  letCardsStay()
  fakeApi.install()
  // an editor of the test before may have stored its last draft after that test ended
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  cleanup()
  // files share a process and its simulated browser: what stands in for a part of it goes with the test
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  removeAllToasts()
  isReachable.set(true)
  keepsDrafts.set(true)
  closeAllEdits()
  forgetRemembered()
  unsavedWork.set([])
  forgetKeys()
  forgetServerClock()
  isAway.set(false)
  forgetSession()
  forgetMemory()
  localStorage.clear()
  sessionStorage.clear()
})
