import type { ServerResponse } from 'node:http'
import type { LiveEvents } from '#contract/live.ts'

/** A reader this far behind is let go: it comes back and catches up, and the server need not remember for it. */
const UNREAD_BYTES_MAX = 256 * 1024
/** How long a browser waits before it comes back; not all of them at the same moment. */
const RETRY_MS = 1000
const RETRY_SPREAD_MS = 2000

export const HEARTBEAT = Buffer.from(': still here\n\n')

/** An event as it travels. Built once, however many it goes to. */
export function encode<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]): Buffer {
  const id = 'revision' in data ? `id: ${data.revision}\n` : ''
  return Buffer.from(`${id}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

const headers = {
  'content-type': 'text/event-stream',
  // no-transform: a proxy that compresses would hold events back until it has enough of them
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** One reader of a session's events. */
export class EventStream {
  readonly isHost: boolean
  readonly #response: ServerResponse

  constructor(response: ServerResponse, isHost: boolean) {
    this.isHost = isHost
    this.#response = response
    // a reader that is gone is noticed by the close that follows
    response.on('error', () => {})
    response.writeHead(200, headers)
    response.write(`retry: ${RETRY_MS + Math.floor(Math.random() * RETRY_SPREAD_MS)}\n\n`)
  }

  onClose(run: () => void) {
    this.#response.once('close', run)
  }

  write(bytes: Buffer) {
    if (this.#response.writableLength > UNREAD_BYTES_MAX) this.#response.destroy()
    else this.#response.write(bytes)
  }

  end() {
    this.#response.end()
  }
}
