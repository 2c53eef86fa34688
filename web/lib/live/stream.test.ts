import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIVE_HIDDEN_MS, LIVE_RETRY_MAX_MS, LIVE_RETRY_MS } from '#contract/limits.ts'
import { installFakeStream, streams } from '../../testing/fake-stream.ts'
import { isReachable } from '../http/reachability.ts'
import { followWorkshop } from './stream.ts'

type Heard = (data: unknown) => void
const heard = { hello: vi.fn<Heard>(), change: vi.fn<Heard>(), presence: vi.fn<Heard>(), ended: vi.fn<Heard>() }
const lost = vi.fn<() => void>()
let stop: () => void

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  installFakeStream()
  // jitter at its most patient
  vi.spyOn(Math, 'random').mockReturnValue(1)
  stop = followWorkshop(heard, lost)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

/** The other tabs, in the hands of a test. */
function installFakeChannel() {
  const said: string[] = []
  const channel = new EventTarget()
  const parts = { postMessage: (data: string) => said.push(data), close: () => undefined }
  vi.stubGlobal('BroadcastChannel', function BroadcastChannel() {
    return Object.assign(channel, parts)
  })
  return { said, hear: (data: string) => channel.dispatchEvent(new MessageEvent('message', { data })) }
}

const last = () => streams.at(-1)!

test('events reach their listeners with their data', () => {
  last().send('hello', { revision: 3, people: [] })
  last().send('change', { revision: 4, changes: [] })
  expect(heard.hello).toHaveBeenCalledExactlyOnceWith({ revision: 3, people: [] })
  expect(heard.change).toHaveBeenCalledExactlyOnceWith({ revision: 4, changes: [] })
})

test('a broken stream is opened again, later each time, and soon again once it has worked', () => {
  const breakAndWait = (milliseconds: number) => {
    const count = streams.length
    last().break()
    expect(last().isOpen).toBe(false)
    vi.advanceTimersByTime(milliseconds - 1)
    expect(streams).toHaveLength(count)
    vi.advanceTimersByTime(1)
    expect(streams).toHaveLength(count + 1)
  }
  breakAndWait(LIVE_RETRY_MS)
  breakAndWait(LIVE_RETRY_MS * 2)
  breakAndWait(LIVE_RETRY_MS * 4)
  for (let time = 0; time < 5; time++) {
    last().break()
    vi.advanceTimersByTime(LIVE_RETRY_MAX_MS)
  }
  breakAndWait(LIVE_RETRY_MAX_MS)
  last().send('hello', { revision: 1, people: [] })
  breakAndWait(LIVE_RETRY_MS)
  expect(lost).toHaveBeenCalledTimes(streams.length - 1)
})

test('the network coming back is reason enough to try at once', () => {
  for (let time = 0; time < 6; time++) {
    last().break()
    vi.advanceTimersByTime(LIVE_RETRY_MAX_MS)
  }
  last().break()
  const count = streams.length
  window.dispatchEvent(new Event('online'))
  expect(streams).toHaveLength(count + 1)
})

test('a tab nobody looks at gives up its stream, and opens one when it is shown', () => {
  show('hidden')
  vi.advanceTimersByTime(LIVE_HIDDEN_MS - 1)
  expect(last().isOpen).toBe(true)
  vi.advanceTimersByTime(1)
  expect(last().isOpen).toBe(false)
  show('visible')
  expect(streams).toHaveLength(2)
  expect(last().isOpen).toBe(true)
})

test('a hidden tab gives up its stream at once when another one is looked at, in whatever order they find out', () => {
  stop()
  const channel = installFakeChannel()
  stop = followWorkshop(heard, lost)
  expect(channel.said).toEqual(['looked at'])
  // another tab is shown first, and then this one hears that it is hidden
  channel.hear('looked at')
  expect(last().isOpen).toBe(true)
  show('hidden')
  expect(channel.said).toEqual(['looked at', 'hidden'])
  channel.hear('looked at')
  expect(last().isOpen).toBe(false)
  show('visible')
  expect(last().isOpen).toBe(true)
  channel.hear('hidden')
  expect(channel.said).toEqual(['looked at', 'hidden', 'looked at', 'looked at'])
})

test('a tab that was only hidden for a moment keeps its stream', () => {
  show('hidden')
  vi.advanceTimersByTime(LIVE_HIDDEN_MS - 1)
  show('visible')
  vi.advanceTimersByTime(LIVE_HIDDEN_MS)
  expect(streams).toHaveLength(1)
  expect(last().isOpen).toBe(true)
})

test('a workshop that has ended is not asked for again', () => {
  last().send('ended', {})
  expect(heard.ended).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(LIVE_RETRY_MAX_MS * 2)
  show('visible')
  expect(streams).toHaveLength(1)
})

test('stopping closes the stream for good', () => {
  stop()
  expect(last().isOpen).toBe(false)
  vi.advanceTimersByTime(LIVE_RETRY_MAX_MS)
  show('visible')
  expect(streams).toHaveLength(1)
})

test('a stream that waits for its next try is opened as soon as any request is answered again', () => {
  for (let failure = 0; failure < 6; failure += 1) {
    last().break()
    vi.advanceTimersByTime(LIVE_RETRY_MAX_MS)
  }
  last().break()
  isReachable.set(false)
  const count = streams.length
  isReachable.set(true)
  expect(streams).toHaveLength(count + 1)

  // and no second time when its own try would have come
  vi.advanceTimersByTime(LIVE_RETRY_MAX_MS)
  expect(streams).toHaveLength(count + 1)
})
