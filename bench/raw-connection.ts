import { connect, type Socket } from 'node:net'

interface RawAnswer {
  status: number
  head: string
  body: string
}

/**
 * A kept-alive connection that sends one request after the other and understands just enough of HTTP: a full client
 * costs more per request than the server does, and a thousand of them would be what is measured.
 */
export class RawConnection {
  readonly #url: URL
  #socket: Socket | undefined
  #received: Buffer = Buffer.alloc(0)
  #queue: { request: string; resolve: (answer: RawAnswer) => void; reject: (error: Error) => void }[] = []

  constructor(url: string) {
    this.#url = new URL(url)
  }

  send(method: string, path: string, headers: Record<string, string>, body = ''): Promise<RawAnswer> {
    const lines = Object.entries({ host: 'localhost', 'content-length': String(Buffer.byteLength(body)), ...headers })
    const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n')
    return new Promise((resolve, reject) => {
      this.#queue.push({ request: `${head}\r\n\r\n${body}`, resolve, reject })
      if (this.#queue.length === 1) this.#sendNext()
    })
  }

  close() {
    this.#queue = []
    this.#socket?.destroy()
  }

  #sendNext() {
    const next = this.#queue[0]
    if (!next) return
    this.#socket ??= this.#open()
    this.#socket.write(next.request)
  }

  /** When there is something to send: a server closes one on which nothing comes. */
  #open(): Socket {
    const socket = connect(Number(this.#url.port), this.#url.hostname)
    socket.setNoDelay()
    socket.on('data', (chunk: Buffer) => this.#take(chunk))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => {
      // the next request makes another one
      this.#socket = undefined
      this.#fail(new Error('connection closed'))
    })
    return socket
  }

  #take(chunk: Buffer) {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const end = this.#received.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.#received.toString('latin1', 0, end)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (this.#received.length < end + 4 + length) return
    const body = this.#received.toString('utf8', end + 4, end + 4 + length)
    this.#received = this.#received.subarray(end + 4 + length)
    this.#queue.shift()?.resolve({ status: Number(head.slice(9, 12)), head, body })
    this.#sendNext()
  }

  #fail(error: Error) {
    for (const { reject } of this.#queue.splice(0)) reject(error)
  }
}
