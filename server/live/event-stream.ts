import type { ServerResponse } from 'node:http'
import type { Admitted, Reader } from './live-session.ts'

/** A reader this far behind is let go: it comes back and catches up, and the server need not remember for it. */
const UNREAD_BYTES_MAX = 256 * 1024
/** How long a browser waits before it comes back; not all of them at the same moment. */
const RETRY_MS = 1000
const RETRY_SPREAD_MS = 2000

const headers = {
  'content-type': 'text/event-stream',
  // no-transform: a proxy that compresses would hold events back until it has enough of them
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** One reader of a session's events. */
export class EventStream implements Reader {
  readonly name: string
  readonly participantId: number | null
  readonly round: number
  readonly logins: readonly string[]
  readonly hostKey: string | null
  readonly screen: string | undefined
  readonly #response: ServerResponse
  #greeted = 0

  constructor(response: ServerResponse, { name, participantId, round, logins, hostKey, screen }: Admitted) {
    this.name = name
    this.participantId = participantId
    this.round = round
    this.logins = logins
    this.hostKey = hostKey
    this.screen = screen
    this.#response = response
    // a reader that is gone is noticed by the close that follows
    response.on('error', () => {})
    response.writeHead(200, headers)
    response.write(`retry: ${RETRY_MS + Math.floor(Math.random() * RETRY_SPREAD_MS)}\n\n`)
  }

  /** Also when the reader has gone before its stream began: then nothing more would tell. */
  onClose(run: () => void) {
    if (this.#response.destroyed) run()
    else this.#response.once('close', run)
  }

  /** As long as there are people, so that it is not held against who reads it slowly. */
  greet(hello: readonly Buffer[]) {
    for (const part of hello) {
      this.#greeted += part.length
      this.#response.write(part)
    }
  }

  write(bytes: Buffer) {
    if (this.#response.writableLength > UNREAD_BYTES_MAX + this.#greeted) this.#response.destroy()
    else this.#response.write(bytes)
  }

  end() {
    this.#response.end()
  }
}
