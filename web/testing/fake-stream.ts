import { vi } from 'vitest'
import type { LiveEvents } from '#contract/live.ts'

/** The streams that were opened, oldest first. */
export let streams: FakeStream[] = []

/** A server-sent event stream in the hands of a test. */
export class FakeStream extends EventTarget {
  isOpen = true
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    streams.push(this)
  }

  close() {
    this.isOpen = false
  }

  send<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }

  break() {
    this.dispatchEvent(new Event('error'))
  }
}

export function installFakeStream() {
  streams = []
  vi.stubGlobal('EventSource', FakeStream)
}
