import { expect, vi } from 'vitest'
import { changeWorkshop, deleteWorkshop, replaceSessionId } from '#contract/admin.ts'
import { readChain, type Chain } from '#contract/chain.ts'
import { endpoints, type CallName } from '#contract/index.ts'
import { DAY_MS, RESULTS_TOKEN_HEADER } from '#contract/limits.ts'
import { resultsMessages } from '#contract/messages/results.ts'
import {
  makeResultsLink,
  readResults,
  readResultsLink,
  readResultsSolution,
  takeBackResultsLink,
  type NewResultsLink,
  type Results,
} from '#contract/results.ts'
import { deleteSolution, updateSolution } from '#contract/solutions.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine, eachEngineWith } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import { validCalls } from '../../testing/app/valid-calls.ts'

const withToken = (token: string) => ({ headers: { [RESULTS_TOKEN_HEADER]: token } })
const visit = (app: TestApp, token: string) => app.somebody().call(readResults, withToken(token))

async function make(app: TestApp, id: string, days = 30) {
  const answer = await (await app.host()).call(makeResultsLink, { params: { id }, body: { days } })
  expect(answer.statusCode).toBe(201)
  return answer.json<NewResultsLink>()
}
const linkOf = async (app: TestApp, id: string) =>
  (await (await app.host()).call(readResultsLink, { params: { id } })).json<{ link: unknown }>().link

const gone = { error: resultsMessages.gone, code: 'NO_RESULTS' }

eachEngine('whoever has the link reads what was made, and nobody’s e-mail', async (app) => {
  const ana = await app.memberOf('to be read', 'ana@example.org')
  const { solution } = await ana.fullSolution('Cargo bikes')
  await app.memberOf('to be read', 'ben@example.org')
  const { token } = await make(app, ana.sessionId)

  const answer = await visit(app, token)
  expect(answer.json()).toEqual({
    title: 'to be read',
    created_at: expect.any(String),
    ends_at: expect.any(String),
    solutions: [
      {
        id: solution.id,
        solution_name: 'Cargo bikes',
        p_fhn: 'Freedom',
        purposes: ['Mobility and access'],
        metrics: 1,
        options: 1,
        requirements: 1,
      },
    ],
  })
  const params = { id: solution.id }
  const whole = await app.somebody().call(readResultsSolution, { ...withToken(token), params })
  const { user_email, ...chain } = await ana.get<Chain>(readChain, { params })
  expect(user_email).toBe('ana@example.org')
  expect(whole.json()).toEqual(chain)
  for (const { body, headers, cookies } of [answer, whole]) {
    expect(body).not.toMatch(/@|participant|email/)
    expect(cookies).toEqual([])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  }
})

eachEngine('what changes is read at once, in an open workshop, in results and in a closed one', async (app) => {
  const ana = await app.memberOf('in every state')
  const { solution } = await ana.fullSolution()
  const { token } = await make(app, ana.sessionId)
  const host = await app.host()
  for (const status of ['open', 'results', 'closed', 'open']) {
    await host.call(changeWorkshop, { params: { id: ana.sessionId }, body: { status, title: `It is ${status}` } })
    expect((await visit(app, token)).json()).toMatchObject({ title: `It is ${status}` })
  }
  const params = { id: solution.id }
  await ana.get(updateSolution, { params, body: { solution_name: 'Renamed', primary_fhn: 2 } })
  expect((await visit(app, token)).json<Results>().solutions).toMatchObject([{ solution_name: 'Renamed' }])
  await ana.get(deleteSolution, { params })
  expect((await visit(app, token)).json<Results>().solutions).toEqual([])
  const missing = await app.somebody().call(readResultsSolution, { ...withToken(token), params })
  expect(missing.json()).toMatchObject({ code: 'NOT_FOUND' })
})

eachEngine('a link leads to its own workshop and to no solution of another', async (app) => {
  const ana = await app.memberOf('own results')
  const ben = await app.memberOf('other results')
  const foreign = await ben.createSolution()
  const { token } = await make(app, ana.sessionId)
  const answer = await app.somebody().call(readResultsSolution, { ...withToken(token), params: { id: foreign.id } })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
})

eachEngine('a token opens nothing else: every other call refuses it, and gives no cookie', async (app) => {
  const ana = await app.memberOf('nothing else')
  const calls = await validCalls(ana)
  const { token } = await make(app, ana.sessionId)
  const before = await dumpDatabase(app.db)
  const others = endpoints.filter(({ access }) => access.kind !== 'results' && access.kind !== 'open')
  for (const endpoint of others) {
    const visitor = app.somebody()
    const name = `${endpoint.method} ${endpoint.path}` as CallName
    const answer = await visitor.call(endpoint, { ...calls[name], ...withToken(token) })
    expect(answer.statusCode, name).toBe(401)
    expect(visitor.jar.size).toBe(0)
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('wrong, ended, replaced, taken back or of a deleted workshop: one and the same answer', async (app) => {
  const [ana, ben, cleo, dora] = await Promise.all(
    ['ended', 'replaced', 'taken back', 'deleted for good'].map((title) => app.memberOf(title)),
  )
  const host = await app.host()
  const tokens: Record<string, string> = {
    wrong: 'A'.repeat(43),
    short: 'A',
    long: 'A'.repeat(5000),
    'a session ID': ana!.sessionId,
  }
  tokens.replaced = (await make(app, ben!.sessionId)).token
  const { token } = await make(app, ben!.sessionId)
  tokens.takenBack = (await make(app, cleo!.sessionId)).token
  await host.call(takeBackResultsLink, { params: { id: cleo!.sessionId } })
  tokens.deleted = (await make(app, dora!.sessionId)).token
  await host.call(deleteWorkshop, { params: { id: dora!.sessionId } })
  for (const [what, each] of Object.entries(tokens)) {
    const answer = await visit(app, each)
    expect(answer.statusCode, what).toBe(404)
    expect(answer.json(), what).toEqual(gone)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  }
  expect((await app.somebody().call(readResults)).json()).toEqual(gone)
  expect((await visit(app, token)).statusCode).toBe(200)

  const { token: ending } = await make(app, ana!.sessionId, 7)
  expect((await visit(app, ending)).statusCode).toBe(200)
  vi.setSystemTime(Date.now() + 7 * DAY_MS + 1000)
  try {
    expect((await visit(app, ending)).json()).toEqual(gone)
  } finally {
    vi.useRealTimers()
  }
})

eachEngine(
  'the host sees whether there is a link and when it ends; the token is told once and kept only as a hash',
  async (app) => {
    const { sessionId: id } = await app.memberOf('seen by the host')
    expect(await linkOf(app, id)).toBeNull()
    const before = Date.now()
    const { token, base_url, ...times } = await make(app, id, 7)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(base_url).toBeNull()
    expect(Date.parse(times.ends_at) - Date.parse(times.created_at)).toBe(7 * DAY_MS)
    expect(Date.parse(times.created_at)).toBeGreaterThanOrEqual(before)
    expect(await linkOf(app, id)).toEqual(times)
    expect(JSON.stringify(await dumpDatabase(app.db))).not.toContain(token)

    const host = await app.host()
    await host.call(replaceSessionId, { params: { id } })
    expect((await visit(app, token)).statusCode).toBe(200)
    for (const _again of [1, 2]) expect((await host.call(takeBackResultsLink, { params: { id } })).statusCode).toBe(204)
    expect(await linkOf(app, id)).toBeNull()
  },
)

eachEngine(
  'made again with the same key, the link is a new one: its token was not kept to be told again',
  async (app) => {
    const { sessionId: id } = await app.memberOf('made twice')
    const host = await app.host()
    const send = (days: number) =>
      host.call(makeResultsLink, { params: { id }, body: { days }, headers: { 'idempotency-key': 'a-link' } })
    const first = (await send(7)).json<NewResultsLink>()
    const second = (await send(7)).json<NewResultsLink>()
    expect(second.token).not.toBe(first.token)
    expect((await visit(app, first.token)).statusCode).toBe(404)
    expect((await visit(app, second.token)).statusCode).toBe(200)
    expect((await send(30)).json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    const dump = JSON.stringify(await dumpDatabase(app.db))
    for (const { token } of [first, second]) expect(dump).not.toContain(token)
  },
)

eachEngine('a link holds for a day to a year', async (app) => {
  const { sessionId: id } = await app.memberOf('how long')
  const host = await app.host()
  for (const days of [0, 366, 1.5, '7', null])
    expect((await host.call(makeResultsLink, { params: { id }, body: { days } })).statusCode).toBe(400)
  expect(await linkOf(app, id)).toBeNull()
  expect((await host.call(makeResultsLink, { params: { id: '2222-2222' }, body: { days: 7 } })).statusCode).toBe(404)
})

let lines: string[] = []
const stream = { write: (line: string) => void lines.push(line) }

const onItsOwnApp = eachEngineWith({ logger: { level: 'trace', stream } })

onItsOwnApp('the logs hold no token', async (app) => {
  lines = []
  const { sessionId: id } = await app.memberOf('logged link')
  const { token } = await make(app, id)
  await visit(app, token)
  await visit(app, `${token.slice(1)}A`)
  expect(lines.filter((line) => line.includes('/api/results')).length).toBeGreaterThan(1)
  expect(lines.join('')).not.toContain(token.slice(1))
})

const withPublicUrl = eachEngineWith({ publicUrl: 'https://workshop.example.org' })

withPublicUrl('a new link says where people reach the server', async (app) => {
  const { sessionId: id } = await app.memberOf('reached from outside')
  expect((await make(app, id)).base_url).toBe('https://workshop.example.org')
})
