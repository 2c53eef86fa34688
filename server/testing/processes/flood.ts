import { connect, type Socket } from 'node:net'

/** `node flood.js URL KIND`: a stranger without a cookie who does one thing, all the time, until killed. */

const [, , address = '', kind = ''] = process.argv
const { hostname, port } = new URL(address)
if (hostname !== '127.0.0.1') throw new Error('only against this machine')

const IMPORT = 'POST /api/solutions/import'
const LOGIN = 'POST /api/admin/login'
const MIB = 1024 * 1024
const PAUSE_MS = 50

const head = (call: string, length: number | 'chunked') => {
  const size = length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`
  return `${call} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${size}\r\n\r\n`
}

/** Opens a connection, does something on it, and begins again when it is closed. */
function again(work: (socket: Socket) => void) {
  const socket = connect(Number(port), hostname, () => work(socket))
  socket.on('error', () => {})
  socket.on('data', () => {})
  socket.on('close', () => setTimeout(() => again(work), PAUSE_MS))
}

/** One request after the other on one connection, each when the one before is answered. */
const repeat = (request: () => string | Buffer) => (socket: Socket) => {
  socket.on('data', () => setTimeout(() => socket.write(request()), PAUSE_MS))
  socket.write(request())
}

/** Sends as much as is taken. */
const pour = (start: string, piece: Buffer) => (socket: Socket) => {
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', more)
  socket.write(start)
  more()
}

const trickle = (start: string) => (socket: Socket) => {
  socket.write(start)
  const timer = setInterval(() => socket.write(' '), 1000)
  socket.on('close', () => clearInterval(timer))
}

const body = (call: string, text: string) => () => head(call, Buffer.byteLength(text)) + text
const chunk = Buffer.from(`10000\r\n${'['.repeat(0x10000)}\r\n`)
let guesses = 0

const floods: Record<string, [connections: number, work: (socket: Socket) => void]> = {
  'large bodies': [10, pour(head(IMPORT, 32 * MIB), Buffer.alloc(0x10000, '['))],
  'large bodies without a length': [10, pour(head(LOGIN, 'chunked'), chunk)],
  'slow bodies': [500, trickle(head(LOGIN, 8000))],
  'nested bodies': [10, repeat(body(LOGIN, '['.repeat(8000)))],
  'many bodies': [20, repeat(body('PUT /api/option_analysis', '{"updates":[{},{},{}]}'))],
  'the same password': [20, repeat(body(LOGIN, '{"password":"the same wrong password"}'))],
  'other session IDs': [
    10,
    repeat(() => `GET /api/session-validate?id=guess${(guesses += 1)} HTTP/1.1\r\nhost: a\r\n\r\n`),
  ],
  'half-open connections': [3000, (socket) => socket.write('POST /api/admin/login HTTP/1.1\r\nhost: lo')],
}

const flood = floods[kind]
if (!flood) {
  // asked for the kinds
  console.log(JSON.stringify(Object.keys(floods)))
} else {
  const [connections, work] = flood
  for (let n = 0; n < connections; n += 1) again(work)
}
