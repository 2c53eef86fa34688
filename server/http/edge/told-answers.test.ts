import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, vi } from 'vitest'
import { changeWorkshop, enterWorkshop } from '#contract/admin.ts'
import { changeGroups, listGroups } from '#contract/groups.ts'
import { TOLD_ANSWERS_ID } from '#contract/limits.ts'
import { changeRoom, readRoom } from '#contract/room.ts'
import { leaveSession, readMe, validateSession } from '#contract/session.ts'
import { listSolutions } from '#contract/solutions.ts'
import type { ToldAnswers } from '#contract/told-answers.ts'
import { eachEngineWith } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'

const webDir = mkdtempSync(join(tmpdir(), 'ninefold-web-'))
const built = `<!doctype html>${' '.repeat(1024)}<body><div id="root"></div></body>`
writeFileSync(join(webDir, 'index.html'), built)
writeFileSync(join(webDir, 'login.html'), '<!doctype html><body>Log in</body>')
afterAll(() => rmSync(webDir, { recursive: true, force: true }))

const eachEngine = eachEngineWith({ webDir })
const BLOCK = new RegExp(`<script type="application/json" id="${TOLD_ANSWERS_ID}">(.*)</script></body>`, 's')

const pageFor = (app: TestApp, jar: Map<string, string>, url = '/solutions', headers = {}) =>
  app.fastify.inject({ url, cookies: Object.fromEntries(jar), headers })

async function toldTo(app: TestApp, jar: Map<string, string>): Promise<ToldAnswers | undefined> {
  const [, block] = BLOCK.exec((await pageFor(app, jar)).body) ?? []
  return block === undefined ? undefined : (JSON.parse(block) as ToldAnswers)
}

eachEngine(
  'the page of the list tells what its calls would answer to whoever asks, and is kept nowhere',
  async (app) => {
    const host = await app.host()
    const mira = await app.memberOf('Told', 'mira@example.org')
    await mira.createSolution({ name: '</script><script>alert(1)</script><!-- $& -->' })
    const { sessionId: id } = mira
    for (const change of [{}, { hide_emails: true }, { message: 'Tea < coffee' }]) {
      await host.call(changeRoom, { params: { id }, body: change })
      const told = await toldTo(app, mira.jar)
      const asked = {
        '/api/me': await mira.call(readMe),
        '/api/room': await mira.call(readRoom),
        '/api/solutions': await mira.call(listSolutions, { query: { session_id: id } }),
      }
      expect(Object.keys(told ?? {}).toSorted()).toEqual(Object.keys(asked))
      for (const [path, answer] of Object.entries(asked)) {
        expect(told?.[path]).toMatchObject({ answer: answer.json(), revision: answer.headers['ninefold-revision'] })
      }
    }

    const page = await pageFor(app, mira.jar, '/solutions?x=1', { 'accept-encoding': 'br', 'if-none-match': '*' })
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    const html = brotliDecompressSync(page.rawPayload).toString()
    expect(html.match(/<\/?script/g)).toHaveLength(2)
    expect(page.headers['set-cookie']).toBeUndefined()
  },
)

eachEngine('groups are told where there are some', async (app) => {
  const host = await app.host()
  const mira = await app.memberOf('Told groups', 'mira@example.org')
  await host.call(changeGroups, { params: { id: mira.sessionId }, body: { made_by: 'everybody' } })
  expect((await toldTo(app, mira.jar))?.['/api/groups']?.answer).toEqual((await mira.call(listGroups)).json())
})

eachEngine('who may not ask is told nothing, and no other page tells anything', async (app) => {
  const host = await app.host()
  const mira = await app.memberOf('Untold', 'mira@example.org')
  const { sessionId: id, jar } = mira
  expect(await toldTo(app, jar)).toBeDefined()
  // '/' is what the browser's worker keeps
  for (const url of ['/', '/login', '/solutions/7', '/solutionsx']) {
    expect((await pageFor(app, jar, url)).body, url).not.toContain(TOLD_ANSWERS_ID)
  }
  const forged = [...jar].map(([name, value]) => [name, `${value}x`] as const)
  expect(await toldTo(app, new Map(forged))).toBeUndefined()
  expect(await toldTo(app, new Map())).toBeUndefined()

  const entered = app.somebody()
  for (const [name, value] of host.jar) entered.jar.set(name, value)
  await entered.call(enterWorkshop, { params: { id } })
  expect((await toldTo(app, entered.jar))?.['/api/me']?.answer).toMatchObject({ host: true })
  // without the host's cookie an entered session is worth nothing
  expect(await toldTo(app, new Map([...entered.jar].filter(([name]) => name !== 'ninefold_host')))).toBeUndefined()

  const loggedOut = await app.memberOf('Untold', 'ben@example.org')
  const copied = new Map(loggedOut.jar)
  expect(await toldTo(app, copied)).toBeDefined()
  await loggedOut.call(leaveSession)
  expect(await toldTo(app, copied)).toBeUndefined()

  await host.call(changeWorkshop, { params: { id }, body: { status: 'closed' } })
  expect(await toldTo(app, jar)).toBeUndefined()
})

eachEngine('the page comes without them where they cannot be had, or not in time', async (app) => {
  const mira = await app.memberOf('In time', 'mira@example.org')
  const inject = app.fastify.inject.bind(app.fastify)
  const fails = () => Promise.reject(new Error('the server is closing'))
  const neverAnswers = () => new Promise(() => {})
  for (const instead of [fails, neverAnswers]) {
    const asked = vi.spyOn(app.fastify, 'inject').mockImplementation(instead as never)
    const page = await inject({ url: '/solutions', cookies: Object.fromEntries(mira.jar) })
    expect(asked).toHaveBeenCalled()
    asked.mockRestore()
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<div id="root">')
    expect(page.body).not.toContain(TOLD_ANSWERS_ID)
  }
})

eachEngine('a list that is long is not told: it would keep back the page', async (app) => {
  const mira = await app.memberOf('Long', 'mira@example.org')
  const names = Array.from({ length: 400 }, (_, number) => `${number} ${'long '.repeat(18)}`)
  for (const name of names) await mira.createSolution({ name })
  const told = await toldTo(app, mira.jar)
  expect(Object.keys(told ?? {})).toEqual(['/api/me', '/api/room'])
})

const behindProxy = eachEngineWith({ webDir, trustProxy: true })

behindProxy('the page tells the same where a proxy speaks https', async (app) => {
  const headers = { 'x-forwarded-proto': 'https' }
  const { id } = await app.workshop('Told over https')
  const mira = app.somebody()
  await mira.call(validateSession, { query: { id }, headers })
  expect([...mira.jar.keys()]).toEqual(['__Host-ninefold_session'])
  expect((await pageFor(app, mira.jar, '/solutions', headers)).body).toContain(TOLD_ANSWERS_ID)
})
