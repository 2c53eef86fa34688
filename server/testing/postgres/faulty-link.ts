import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Faults of a network between a server and its PostgreSQL. */
export const faults = ['frozen', 'dropped', 'refused', 'slow'] as const
export type Fault = (typeof faults)[number]

const SLOW_MS = 50

interface Pair {
  near: Socket
  far: Socket
  /** A firewall has forgotten it: nothing passes any more, and nobody is told. */
  isForgotten: boolean
}

/** A way to a PostgreSQL server on which all can go wrong that does go wrong on networks. */
export class FaultyLink {
  readonly #target: URL
  readonly #pairs = new Set<Pair>()
  readonly #port: number
  #server: Server
  #fault: Fault | undefined

  private constructor(target: URL, server: Server) {
    this.#target = target
    this.#server = server
    this.#port = (server.address() as AddressInfo).port
    server.on('connection', (near) => this.#join(near))
  }

  static async to(url: string): Promise<FaultyLink> {
    return new FaultyLink(new URL(url), await listenOn(0))
  }

  /** The same database, by this way. */
  get url(): string {
    const url = new URL(this.#target)
    url.hostname = '127.0.0.1'
    url.port = String(this.#port)
    return url.href
  }

  /** How many connections there are, from the server's side. */
  get count(): number {
    return [...this.#pairs].filter(({ near }) => !near.destroyed).length
  }

  async suffer(fault: Fault) {
    this.#fault = fault
    if (fault === 'frozen') for (const pair of this.#pairs) pair.isForgotten = true
    if (fault === 'dropped' || fault === 'refused') this.#cut()
    if (fault === 'refused') await this.#stopListening()
  }

  /** From here on new connections work; those that were frozen stay so. */
  async heal() {
    if (this.#fault === 'refused') {
      this.#server = await listenOn(this.#port)
      this.#server.on('connection', (near) => this.#join(near))
    }
    this.#fault = undefined
  }

  async close() {
    this.#cut()
    if (this.#server.listening) await this.#stopListening()
  }

  async #stopListening() {
    this.#server.close()
    await once(this.#server, 'close')
  }

  #cut() {
    for (const { near, far } of this.#pairs) {
      near.resetAndDestroy()
      far.destroy()
    }
  }

  #join(near: Socket) {
    if (this.#fault === 'dropped') return near.resetAndDestroy()
    const far = connect(Number(this.#target.port), this.#target.hostname)
    const pair: Pair = { near, far, isForgotten: this.#fault === 'frozen' }
    this.#pairs.add(pair)
    this.#pass(pair, near, far)
    this.#pass(pair, far, near)
    // one end may outlive the other: PostgreSQL is not told either
    const forget = () => near.destroyed && far.destroyed && this.#pairs.delete(pair)
    near.on('close', forget)
    far.on('close', forget)
  }

  #pass(pair: Pair, from: Socket, to: Socket) {
    // what breaks is closed, which is all that matters here
    from.on('error', () => {})
    let inOrder: Promise<unknown> = Promise.resolve()
    const deliver = (run: () => void) => {
      const wait = this.#fault === 'slow' ? SLOW_MS : 0
      inOrder = inOrder.then(() => (wait > 0 ? pause(wait) : undefined)).then(() => pair.isForgotten || run())
    }
    from.on('data', (chunk) => deliver(() => to.write(chunk)))
    from.on('close', () => deliver(() => to.destroy()))
  }
}

async function listenOn(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
