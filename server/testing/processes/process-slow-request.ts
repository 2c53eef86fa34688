import { once } from 'node:events'
import { connect } from 'node:net'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ProcessCaller } from './process-caller.ts'

/**
 * A request whose body comes in two halves, the second when the test says so. Whoever has this, has a request that the
 * server has begun to read: the server's "100 Continue" tells.
 */
export async function beginSlowly(caller: ProcessCaller, endpoint: Endpoint, body: object) {
  const { hostname, port } = new URL(caller.url)
  const bytes = Buffer.from(JSON.stringify(body))
  const middle = Math.floor(bytes.length / 2)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  const ended = once(socket, 'close').then(() => answer.replace(/^HTTP\/1.1 100 Continue\r\n\r\n/, ''))

  const headers = [
    `${endpoint.method} ${endpoint.path} HTTP/1.1`,
    'host: localhost',
    'expect: 100-continue',
    'content-type: application/json',
    `content-length: ${bytes.length}`,
    `cookie: ${[...caller.jar].map((pair) => pair.join('=')).join('; ')}`,
  ]
  socket.write(`${headers.join('\r\n')}\r\n\r\n`)
  while (!answer.includes('100 Continue')) await once(socket, 'data')
  socket.write(bytes.subarray(0, middle))

  return {
    /** Sends the rest; answers what came until the server closed the connection. */
    finish(): Promise<string> {
      socket.write(bytes.subarray(middle))
      return ended
    },
    ended,
  }
}

/** Waits until the server takes no new connection. */
export async function untilNotListening(url: string) {
  const { hostname, port } = new URL(url)
  for (;;) {
    const socket = connect(Number(port), hostname)
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (!isOpen) return
  }
}
