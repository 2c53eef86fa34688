import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { EventStream } from './event-stream.ts'

/** A stream over a real connection, whose reader has not read anything yet. */
async function openStream() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse]
  const stream = new EventStream(response, { name: 'reader', participantId: null, round: 0, logins: [], hostKey: null })
  return { stream, socket, response }
}

const bytes = Buffer.alloc(64 * 1024, 'x')
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('a reader who does not read is let go before much is kept for it', async () => {
  const { stream, response } = await openStream()
  let mostKept = 0
  const closed = new Promise<'closed'>((resolve) => stream.onClose(() => resolve('closed')))
  while ((await Promise.race([closed, turn()])) !== 'closed') {
    stream.write(bytes)
    mostKept = Math.max(mostKept, response.writableLength)
  }
  expect(mostKept).toBeLessThan(1024 * 1024)
})

test('what a reader is greeted with is not held against it, however long it is', async () => {
  const { stream, socket, response } = await openStream()
  const hello = Array.from({ length: 160 }, () => bytes)
  stream.greet(hello)
  stream.write(bytes)
  expect(response.destroyed).toBe(false)
  let received = 0
  socket.on('data', (chunk: Buffer) => (received += chunk.length))
  while (received < (hello.length + 1) * bytes.length) await once(socket, 'data')
})

test('a reader who reads gets everything, however much it is', async () => {
  const { stream, socket } = await openStream()
  let received = 0
  socket.on('data', (chunk: Buffer) => (received += chunk.length))
  // 25 times what is kept for a reader who does not read
  const TIMES = 100
  for (let times = 0; times < TIMES; times += 1) {
    stream.write(bytes)
    while (received < times * bytes.length) await once(socket, 'data')
  }
  stream.end()
  await once(socket, 'close')
  expect(received).toBeGreaterThan(TIMES * bytes.length)
})

test('a reader who has gone before the stream began is told of all the same', async () => {
  const { stream, socket, response } = await openStream()
  socket.destroy()
  await once(response, 'close')
  let closed = 0
  stream.onClose(() => (closed += 1))
  expect(closed).toBe(1)
})
