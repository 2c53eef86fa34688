import { vi } from 'vitest'
import type { LiveEvents } from '#contract/live.ts'

/** The streams that were opened, oldest first; without those closed in the same moment, which no server sees. */
export let streams: FakeStream[] = []

/** A server-sent event stream in the hands of a test. */
class FakeStream extends EventTarget {
  isOpen = true
  readonly url: string
  private hasLeft = false

  constructor(url: string) {
    super()
    this.url = url
    streams.push(this)
    queueMicrotask(() => {
      this.hasLeft = true
    })
  }

  close() {
    this.isOpen = false
    if (!this.hasLeft) streams = streams.filter((stream) => stream !== this)
  }

  send<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }

  break() {
    this.hasLeft = true
    this.dispatchEvent(new Event('error'))
  }
}

export function installFakeStream() {
  streams = []
  vi.stubGlobal('EventSource', FakeStream)
}
