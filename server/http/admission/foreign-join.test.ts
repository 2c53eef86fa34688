import { expect } from 'vitest'
import { validateSession } from '#contract/session.ts'
import { eachEngineWith } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import { TurnedClock } from '../../testing/app/turned-clock.ts'

const clock = new TurnedClock()
const withClock = eachEngineWith({ clock })
const withPublicUrl = eachEngineWith({ publicUrl: 'https://workshop.example.org' })

const HOST = 'room.test:3000'
/** As browsers send them for `<img>`, a link that is followed, and a script's request without permission to read. */
const IMAGE = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }
const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const SCRIPT = { accept: '*/*' }
/** As our own page sends them on plain http in a local network. */
const OURS = { accept: 'application/json', referer: `http://${HOST}/login` }

const join = (app: TestApp, id: string, from: string, headers: Record<string, string>) =>
  app.somebody().call(validateSession, { query: { id }, from, headers: { host: HOST, ...headers } })

async function expectRefused(app: TestApp, from: string, headers: Record<string, string>) {
  const { id } = await app.workshop('joined from elsewhere')
  for (let n = 0; n < 25; n += 1) {
    expect((await join(app, `foreign ${n}`, from, headers)).json()).toMatchObject({ code: 'FOREIGN_ORIGIN' })
  }
  const right = await join(app, id, from, headers)
  expect([right.statusCode, right.headers['set-cookie']]).toEqual([403, undefined])
  // below what all addresses together may guess in a second
  clock.turn(1000)
  // every wrong ID that the room may try is still there
  for (let n = 0; n < 20; n += 1) {
    expect((await join(app, `ours ${n}`, from, OURS)).json()).toEqual({ valid: false })
  }
}

withClock('a page of another site neither joins nor uses up the wrong tries of a room', async (app) => {
  const foreign = [
    { ...IMAGE, 'sec-fetch-site': 'cross-site' },
    { ...SCRIPT, 'sec-fetch-site': 'same-site' },
    { ...PAGE, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    { ...SCRIPT, referer: 'http://evil.test/' },
    { ...SCRIPT, origin: 'null' },
  ]
  for (const [n, headers] of foreign.entries()) await expectRefused(app, `10.2.0.${n}`, headers)
})

withClock('nor does it on plain http, where browsers omit Sec-Fetch-Site and a page can omit Referer', async (app) => {
  await expectRefused(app, '10.2.1.1', IMAGE)
  await expectRefused(app, '10.2.1.2', PAGE)
})

withClock('requests that do not name their page are throttled apart from those of our own page', async (app) => {
  const { id } = await app.workshop('beside a foreign script')
  const from = '10.2.2.1'
  for (let n = 0; n < 120; n += 1) {
    if (n % 20 === 0) clock.turn(1000)
    await join(app, `script ${n}`, from, SCRIPT)
  }
  expect((await join(app, id, from, SCRIPT)).statusCode).toBe(429)
  expect((await join(app, 'a typo', from, OURS)).json()).toEqual({ valid: false })
  expect((await join(app, id, from, OURS)).json()).toEqual({ valid: true })
})

withClock('our own page, an address that was typed in, and programs join', async (app) => {
  const { id } = await app.workshop('joined from here')
  for (const headers of [
    OURS,
    SCRIPT,
    {},
    { ...SCRIPT, 'sec-fetch-site': 'same-origin' },
    { ...PAGE, 'sec-fetch-site': 'none' },
  ]) {
    const answer = await join(app, id, '10.2.3.1', headers)
    expect([answer.json(), answer.cookies.length], JSON.stringify(headers)).toEqual([{ valid: true }, 1])
  }
})

withPublicUrl('the page of PUBLIC_URL is our own behind any proxy', async (app) => {
  const { id } = await app.workshop('joined by its public address')
  const joinFrom = (referer: string) =>
    app.somebody().call(validateSession, { query: { id }, headers: { accept: 'application/json', referer } })
  expect((await joinFrom('https://workshop.example.org/login')).json()).toEqual({ valid: true })
  expect((await joinFrom('https://workshop.example.org.evil.test/')).statusCode).toBe(403)
})
