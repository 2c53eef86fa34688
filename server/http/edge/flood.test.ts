import type { Socket } from 'node:net'
import type { KyselyPlugin } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { loginAsHost } from '#contract/admin.ts'
import { endpoints } from '#contract/index.ts'
import { BODY_BYTES_MAX } from '#contract/limits.ts'
import { buildApp } from '../../app.ts'
import type { Queries } from '../../db/schema.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { sendHead } from '../../testing/app/raw-request.ts'
import { HOST_PASSWORD, type TestApp } from '../../testing/app/test-app.ts'
import { TurnedClock } from '../../testing/app/turned-clock.ts'

const drained = (socket: Socket) => new Promise((resolve) => socket.once('drain', resolve))
const forged = { ninefold_session: '1.1.9999999999999.forged', ninefold_host: '9999999999999.a.forged' }

/** The same app again, on a database that counts what it is asked. Nothing happens by itself: its clock stands. */
async function counting(app: TestApp) {
  const asked = { count: 0 }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      asked.count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const counted = (db: Queries) => db.withPlugin(plugin)
  const db = { ...app.db, read: counted(app.db.read), write: counted(app.db.write) }
  const fastify = await buildApp({ db, clock: new TurnedClock() })
  onTestFinished(() => fastify.close())
  await fastify.ready()
  asked.count = 0
  return { fastify, asked }
}

eachEngine('strangers who may not call do not make the database work at all', async (app) => {
  const { fastify, asked } = await counting(app)
  const guarded = endpoints.filter(({ access }) => access.kind !== 'open')
  for (const { method, path, access } of guarded) {
    const url = path.replaceAll(/\{\w+\}/g, '1')
    const payload = method === 'GET' ? undefined : '{}'
    const headers: Record<string, string> = payload ? { 'content-type': 'application/json' } : {}
    for (const cookies of [undefined, forged]) {
      const answer = await fastify.inject({ method, url, payload, headers, cookies })
      expect(answer.statusCode, `${method} ${path}`).toBe(access.kind === 'results' ? 404 : 401)
    }
  }
  expect(asked.count).toBe(0)
})

eachEngine('whoever guesses on after too many wrong tries is answered without the database', async (app) => {
  const { fastify, asked } = await counting(app)
  const answers = new Map<number, number>()
  for (let n = 0; n < 300; n += 1) {
    const { statusCode } = await fastify.inject({
      url: `/api/session-validate?id=guess-${n}`,
      remoteAddress: '192.0.2.1',
    })
    answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1)
  }
  expect(Object.fromEntries(answers)).toEqual({ 200: 20, 429: 280 })
  const forIds = asked.count
  expect(forIds).toBeLessThanOrEqual(200)

  const { method, path: url } = loginAsHost
  const login = (password: string) => fastify.inject({ method, url, payload: { password }, remoteAddress: '192.0.2.1' })
  for (let n = 0; n < 100; n += 1) await login('the same wrong password')
  expect(asked.count - forIds).toBeLessThanOrEqual(20)
  expect((await login(HOST_PASSWORD)).statusCode).toBe(429)
})

eachEngine('of large bodies that strangers pour in, the server takes next to nothing', async (app) => {
  const address = await app.listen()
  const taken: Promise<number>[] = []
  const note = (socket: Socket) => {
    taken.push(new Promise((resolve) => socket.once('close', () => resolve(socket.bytesRead))))
  }
  app.fastify.server.on('connection', note)
  onTestFinished(() => void app.fastify.server.off('connection', note))

  const COUNT = 20
  const SIZE = 16 * BODY_BYTES_MAX
  const piece = Buffer.alloc(BODY_BYTES_MAX, '[')
  const pourings = Array.from({ length: COUNT }, async () => {
    const headers = { 'content-length': String(SIZE) }
    const request = await sendHead(address, { method: 'POST', path: '/api/solutions/import', headers })
    for (let sent = 0; sent < SIZE && !request.socket.destroyed; sent += piece.length) {
      if (!request.socket.write(piece)) await Promise.race([drained(request.socket), request.ended])
    }
    await request.ended
  })
  await Promise.all(pourings)
  const bytes = (await Promise.all(taken)).reduce((sum, each) => sum + each, 0)
  expect(taken).toHaveLength(COUNT)
  expect(bytes).toBeLessThan((COUNT * SIZE) / 10)
})

eachEngine('a member is answered while strangers hold hundreds of half-open connections', async (app) => {
  const member = await app.memberOf('among strangers')
  const address = await app.listen()
  const headers = { 'content-length': '8000' }
  const open = Array.from({ length: 300 }, () =>
    sendHead(address, { method: 'POST', path: '/api/admin/login', headers }),
  )
  const strangers = await Promise.all(open)
  onTestFinished(() => strangers.forEach(({ socket }) => socket.destroy()))
  for (const { socket } of strangers) socket.write('[')
  const { id } = await member.createSolution()
  const cookie = [...member.jar].map((pair) => pair.join('=')).join('; ')
  const answer = await fetch(`${address}/api/solutions/${id}`, { headers: { cookie } })
  expect(answer.status).toBe(200)
})
