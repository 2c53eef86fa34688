import { once } from 'node:events'
import { connect } from 'node:net'

interface RawRequest {
  method: string
  path: string
  jar?: Map<string, string>
  headers?: Record<string, string>
}

/**
 * A request of which only the head is sent, on a connection of its own; what follows, and whether anything does, is
 * up to the test.
 */
export async function sendHead(address: string, { method, path, jar, headers = {} }: RawRequest) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  // a server that has refused a request may close while the rest of it is being sent
  socket.on('error', () => {})
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  const lines = { host: 'localhost', 'content-type': 'application/json', ...headers }
  const cookie = [...(jar ?? [])].map((pair) => pair.join('=')).join('; ')
  const head = Object.entries(cookie ? { ...lines, cookie } : lines).map((pair) => pair.join(': '))
  socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)

  return {
    socket,
    /** All that came until the server closed the connection. */
    ended,
    /** The status of the answer, as soon as it comes. */
    async status(): Promise<number> {
      while (!/^HTTP\/1\.1 \d+/.test(text)) {
        if (socket.destroyed) throw new Error(`closed without an answer: ${text}`)
        await Promise.race([new Promise((resolve) => socket.once('data', resolve)), ended])
      }
      return Number(text.slice(9, 12))
    },
    text: () => text,
  }
}

/** Sends these bytes, and returns everything that the server sends until it closes the connection. */
export async function sendRaw(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.on('error', () => {})
  socket.write(text)
  await once(socket, 'close')
  return answer
}
