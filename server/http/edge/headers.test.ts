import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { eachEngineWith } from '../../testing/app/each-engine.ts'

const webDir = mkdtempSync(join(tmpdir(), 'ninefold-web-'))
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Ninefold</title>')
writeFileSync(join(webDir, 'login.html'), '<!doctype html><title>Ninefold</title><link rel="modulepreload">')
mkdirSync(join(webDir, 'assets'))
writeFileSync(join(webDir, 'assets', 'main-abc123.js'), 'export {}')
writeFileSync(join(webDir, 'favicon.svg'), '<svg/>')
writeFileSync(join(webDir, 'service-worker.js'), '')
writeFileSync(join(webDir, 'الحرية.svg'), '<svg/>')
afterAll(() => rmSync(webDir, { recursive: true, force: true }))

const eachEngine = eachEngineWith({ webDir })

eachEngine('pages and API tell browsers what to allow, and nothing assumes https', async (app) => {
  for (const url of ['/', '/solutions/3/metrics', '/api/health', '/api/me', '/api/nothing', '/assets/main-abc123.js']) {
    const { headers } = await app.fastify.inject({ url })
    const csp = String(headers['content-security-policy']).split(';')
    expect(csp, url).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        "worker-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
      ]),
    )
    expect(csp.join(';')).not.toContain('upgrade-insecure-requests')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  }
})

eachEngine('every screen is the page, always fresh; hashed files are kept for ever', async (app) => {
  for (const url of ['/', '/login', '/solutions/3/metrics', '/admin']) {
    const { statusCode, headers, body } = await app.fastify.inject({ url })
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(body).toContain('<title>Ninefold</title>')
    expect(body.includes('modulepreload')).toBe(url === '/login')
    // as monitors and link previews ask
    expect(await app.fastify.inject({ method: 'HEAD', url })).toMatchObject({ statusCode: 200, body: '' })
  }
  const asset = await app.fastify.inject({ url: '/assets/main-abc123.js' })
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const url of ['/favicon.svg', '/service-worker.js', `/${encodeURIComponent('الحرية')}.svg`]) {
    expect((await app.fastify.inject({ url })).headers['cache-control'], url).toBe('no-cache')
  }
})

eachEngine('a missing file and a missing call are no page', async (app) => {
  for (const url of ['/assets/gone-123.js', '/api/nothing', '/../package.json', '/%2e%2e/package.json']) {
    const answer = await app.fastify.inject({ url })
    expect(answer.statusCode, url).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'NO_SUCH_ROUTE' })
  }
})

eachEngine('no address leads out of the folder of the pages, however it is written', async (app) => {
  for (const url of [
    '/%2e%2e%2fpackage.json',
    '/%252e%252e/package.json',
    '/%zz.svg',
    '/a%00.svg',
    '/..%5cpackage.json',
  ]) {
    const { statusCode, body } = await app.fastify.inject({ url })
    expect([400, 403, 404], url).toContain(statusCode)
    expect(body).not.toContain('"scripts"')
  }
})
