import { connect, type Socket } from 'node:net'
import type { Change, LiveEvents } from '#contract/live.ts'
import { RawConnection } from './raw-connection.ts'

/** What a browser tells the program that runs a thousand of them. */
interface Watch {
  onChange(browser: Browser, changes: Change[]): void
  onDropped(): void
}

/** As much of a participant's browser as the server can tell: a stream, and a connection for everything else. */
export class Browser {
  readonly url: string
  readonly tab: string
  /** The solution its screen shows. */
  readonly solutionId: number
  cookie = ''
  readonly #connection: RawConnection
  readonly #watch: Watch
  readonly #etags = new Map<string, string>()
  #stream: Socket | undefined
  #unread = ''

  constructor(url: string, tab: string, solutionId: number, watch: Watch) {
    this.url = url
    this.tab = tab
    this.solutionId = solutionId
    this.#watch = watch
    this.#connection = new RawConnection(url)
  }

  async join(code: string, email: string) {
    this.#keepCookie(await this.#send('GET', `/api/session-validate?id=${code}`))
    this.#keepCookie(await this.#send('POST', '/api/me', JSON.stringify({ email })))
  }

  /** Resolves when the stream has greeted. */
  follow(): Promise<void> {
    const { hostname, port } = new URL(this.url)
    const stream = connect(Number(port), hostname)
    this.#stream = stream
    stream.setEncoding('latin1')
    stream.write(`GET /api/live?tab=${this.tab} HTTP/1.1\r\nhost: localhost\r\ncookie: ${this.cookie}\r\n\r\n`)
    stream.on('error', () => {})
    stream.on('close', () => this.#watch.onDropped())
    return new Promise((resolve) => {
      stream.on('data', (chunk: string) => {
        for (const [name, data] of this.#eventsIn(chunk)) {
          if (name === 'hello') resolve()
          if (name === 'change') this.#watch.onChange(this, (JSON.parse(data ?? '') as LiveEvents['change']).changes)
        }
      })
    })
  }

  /** Reads as a screen does, with the ETag of last time; answers the body, or nothing when it is still the same. */
  async read(path: string): Promise<string | undefined> {
    const known = this.#etags.get(path)
    const answer = await this.#send('GET', path, '', known ? { 'if-none-match': known } : {})
    if (answer.status === 304) return undefined
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    this.#etags.set(path, /\r\netag: (\S+)/i.exec(answer.head)?.[1] ?? '')
    return answer.body
  }

  async write(method: string, path: string, body: object) {
    const answer = await this.#send(method, path, JSON.stringify(body))
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body}`)
  }

  close() {
    this.#connection.close()
    this.#stream?.removeAllListeners('close')
    this.#stream?.destroy()
  }

  /** Events in what has come so far. The framing of chunks falls between them, or into a long `hello`, of which nobody reads more than the name. */
  *#eventsIn(chunk: string) {
    // a long one comes in many chunks, and is looked through once
    const hasEnd = chunk.startsWith('\n') || chunk.includes('\n\n')
    this.#unread += chunk
    if (!hasEnd) return
    const blocks = this.#unread.split('\n\n')
    this.#unread = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = /event: (\w+)\ndata: /.exec(block)
      if (event) yield [event[1], block.slice(event.index + event[0].length)] as const
    }
  }

  #send(method: string, path: string, body = '', headers: Record<string, string> = {}) {
    const type = body && { 'content-type': 'application/json' }
    return this.#connection.send(method, path, { cookie: this.cookie, ...type, ...headers }, body)
  }

  #keepCookie({ head }: { head: string }) {
    const [, given] = /\r\nset-cookie: ([^;]+)/i.exec(head) ?? []
    if (given) this.cookie = given
  }
}
