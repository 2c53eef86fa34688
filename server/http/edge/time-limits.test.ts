import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect } from 'vitest'
import { eachEngineWith } from '../../testing/app/each-engine.ts'
import { sendHead } from '../../testing/app/raw-request.ts'
import type { TestApp } from '../../testing/app/test-app.ts'

const impatient = eachEngineWith({ timeLimits: { request: 1500, headers: 1000, idle: 1000, check: 100 } })

async function open(app: TestApp): Promise<Socket> {
  const { hostname, port } = new URL(await app.listen())
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket
}

/** Waits until the server has closed this connection. */
async function closed(socket: Socket) {
  socket.on('error', () => {}).resume()
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve))
}

impatient('a body that trickles in is given up, while a stream of events goes on', async (app) => {
  const member = await app.memberOf('trickling')
  const follower = await app.follow(member)
  const headers = { 'content-length': '1000' }
  const request = await sendHead(await app.listen(), { method: 'POST', path: '/api/admin/login', headers })
  const trickle = setInterval(() => request.socket.write(' '), 20)
  try {
    expect(await request.status()).toBe(408)
    await request.ended
  } finally {
    clearInterval(trickle)
  }
  await member.createSolution()
  await follower.until('change')
})

impatient('a connection that says nothing, or not all of its headers, is closed', async (app) => {
  const silent = await open(app)
  const halfSaid = await open(app)
  halfSaid.write('GET /api/health HTTP/1.1\r\nhost: local')
  await Promise.all([closed(silent), closed(halfSaid)])
})

impatient('a connection is closed some time after its last answer', async (app) => {
  const socket = await open(app)
  socket.write('GET /api/fhns HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 401/)
  await closed(socket)
})
