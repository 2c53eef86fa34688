import { expect } from 'vitest'
import { eachEngine, eachEngineWith } from '../../testing/app/each-engine.ts'
import { sendRaw } from '../../testing/app/raw-request.ts'

const withPublicUrl = eachEngineWith({ publicUrl: 'https://workshop.example.org' })
const behindProxy = eachEngineWith({ publicUrl: 'https://workshop.example.org', trustProxy: true })

withPublicUrl(
  'with PUBLIC_URL only its host and the names of this machine are answered, on every path',
  async (app) => {
    const statusFor = async (host: string, url: string) =>
      (await app.fastify.inject({ url, headers: { host } })).statusCode
    for (const url of ['/', '/login', '/api/health', '/api/session-validate?id=x', '/api/nothing', '/assets/main.js']) {
      for (const host of ['evil.test', 'workshop.example.org.evil.test', 'localhost.evil.test', '127.evil.test']) {
        const answer = await app.fastify.inject({ url, headers: { host } })
        expect([answer.statusCode, answer.json<object>()], `${host} ${url}`).toEqual([
          421,
          { code: 'UNKNOWN_HOST', error: expect.stringContaining('address') },
        ])
        expect(answer.headers['x-content-type-options']).toBe('nosniff')
      }
    }
    for (const host of [
      'workshop.example.org',
      'Workshop.Example.org:8443',
      'localhost:3000',
      '127.0.0.1',
      '[::1]:3000',
    ]) {
      expect(await statusFor(host, '/api/health'), host).toBe(200)
    }
    expect(await sendRaw(await app.listen(), 'GET /login HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 421 /)
    // monitors call a machine by its address
    expect(await statusFor('192.0.2.7:3000', '/readyz')).toBe(200)
    expect(await statusFor('192.0.2.7:3000', '/api/me')).toBe(421)
    expect(await statusFor('evil.test', '/readyz')).toBe(421)
  },
)

behindProxy('behind a proxy the forwarded host is checked', async (app) => {
  const headers = { host: 'ninefold:3000', 'x-forwarded-host': 'workshop.example.org' }
  expect((await app.fastify.inject({ url: '/api/health', headers })).statusCode).toBe(200)
  const foreign = { ...headers, 'x-forwarded-host': 'evil.test' }
  expect((await app.fastify.inject({ url: '/api/health', headers: foreign })).statusCode).toBe(421)
})

eachEngine('without PUBLIC_URL any host is answered, but not two', async (app) => {
  const headers = { host: 'room.test:3000' }
  expect((await app.fastify.inject({ url: '/api/health', headers })).statusCode).toBe(200)
  const two = await sendRaw(
    await app.listen(),
    'GET /api/health HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\nConnection: close\r\n\r\n',
  )
  expect(two).toMatch(/^HTTP\/1\.1 400 /)
})
