import { connect, type Socket } from 'node:net'

/** `node member-flood.js URL KIND SESSION_ID COOKIE`: a participant who does one thing as fast as possible, until killed. */

const [, , address = '', kind = '', session = '', cookie = ''] = process.argv
const { hostname, port } = new URL(address)
if (hostname !== '127.0.0.1') throw new Error('only against this machine')

const CONNECTIONS = 50
let count = 0

const request = (call: string, body?: object, given = cookie) => {
  const text = body === undefined ? '' : JSON.stringify(body)
  const size =
    body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
  return `${call} HTTP/1.1\r\nhost: localhost\r\n${given && `cookie: ${given}\r\n`}${size}\r\n${text}`
}

const solution = () => ({
  solution_name: `Solution ${count}`,
  primary_fhn: 9,
  session_id: session,
  user_email: 'flood@example.org',
})

const floods: Record<string, () => string> = {
  writes: () => request('POST /api/solutions', solution()),
  reads: () => request(`GET /api/solutions?session_id=${session}`),
  presence: () => request('POST /api/presence', { tab: `made-up-${count}` }),
  streams: () => request(`GET /api/live?tab=made-up-${count}`),
  joins: () => request(`GET /api/session-validate?id=${session}`, undefined, ''),
  people: () => request('POST /api/me', { email: `made-up-${count}@example.org` }),
}

const next = floods[kind]

function open(ask: () => string) {
  const socket = connect(Number(port), hostname)
  const send = () => {
    count += 1
    socket.write(ask())
  }
  let isStream = false
  socket.on('connect', send)
  socket.on('data', (data: Buffer) => {
    if (isStream) return
    isStream = data.includes('text/event-stream')
    // the stream stays open, and the next one is tried beside it
    if (isStream) open(ask)
    else send()
  })
  ignoreErrors(socket)
  socket.on('close', () => setTimeout(() => open(ask), 50))
}

const ignoreErrors = (socket: Socket) => socket.on('error', () => {})

// without a kind: lists them
if (next) for (let n = 0; n < CONNECTIONS; n += 1) open(next)
else console.log(JSON.stringify(Object.keys(floods)))
