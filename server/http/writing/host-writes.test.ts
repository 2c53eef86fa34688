import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { askForHelp } from '#contract/asides.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, type CallName } from '#contract/index.ts'
import { giveOwnName } from '#contract/session.ts'
import { saveSilentRatings } from '#contract/silent-rating.ts'
import { LocalExchange } from '../../exchange/local-exchange.ts'
import { PostgresExchange } from '../../exchange/postgres-exchange.ts'
import type { CallOptions } from '../../testing/app/call-options.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { openSecond, reveal, switchSilent } from '../../testing/app/silent-workshop.ts'
import { buildTestApp, type TestApp } from '../../testing/app/test-app.ts'
import { validCalls } from '../../testing/app/valid-calls.ts'
import type { Workbench } from '../../testing/app/workbench.ts'
import { readCode } from '../../workshop/session-code.ts'
import { findSessionByAnyCode } from '../../workshop/sessions.sql.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}` as CallName
const hostWrites = endpoints.filter(({ access, method }) => method !== 'GET' && access.kind === 'host')

/** Written out rather than read from the contract, so that a slip there is noticed. */
const namesNoWorkshop = new Set<CallName>([
  'PUT /api/admin/password',
  'POST /api/admin/sessions',
  'POST /api/admin/catalogues',
  'POST /api/admin/rehearsals',
])
const changesNothingInIt = new Set<CallName>([
  'POST /api/admin/sessions/{id}/copy',
  'POST /api/admin/sessions/{id}/enter',
  'POST /api/admin/sessions/{id}/own-words/publish',
])
const locksAtTheEnd = new Set<CallName>([
  'POST /api/admin/sessions/{id}/import',
  'POST /api/admin/sessions/{id}/participants/forget',
])
const inWorkshop = hostWrites.filter((endpoint) => !namesNoWorkshop.has(nameOf(endpoint)))

/** What has to be there so that a call changes something. */
const preparations: Partial<Record<CallName, (app: TestApp, member: Workbench, calls: Calls) => Promise<unknown>>> = {
  'PUT /api/admin/sessions/{id}/help/{solution_id}': (_app, member, calls) =>
    member.call(askForHelp, calls['PUT /api/solutions/{id}/help']),
  'DELETE /api/admin/sessions/{id}/results-link': (_app, member) => member.others.makeResultsToken(),
  'POST /api/admin/sessions/{id}/participants/clear-name': async (_app, member) =>
    (await member.others.join('guest@example.org')).call(giveOwnName, { body: { name: 'Gwen' } }),
  'POST /api/admin/sessions/{id}/silent_ratings/reveal': rate,
  'POST /api/admin/sessions/{id}/silent_ratings/second_round': rateAndReveal,
  'POST /api/admin/sessions/{id}/silent_ratings/second_round/take_back': async (app, member, calls) => {
    await rateAndReveal(app, member, calls)
    await openSecond(app, member.sessionId)
  },
}
type Calls = Record<CallName, CallOptions>

async function rate(app: TestApp, member: Workbench, calls: Calls) {
  await switchSilent(app, member.sessionId, true)
  await member.call(saveSilentRatings, calls['PUT /api/silent_ratings'])
}

async function rateAndReveal(app: TestApp, member: Workbench, calls: Calls) {
  await rate(app, member, calls)
  await reveal(app, member.sessionId)
}

let prepared = 0
/** A call that changes something, in a workshop of its own. */
async function prepare(app: TestApp, endpoint: Endpoint) {
  const name = nameOf(endpoint)
  const member = await app.memberOf(`Workshop ${(prepared += 1)}`, 'ana@example.org')
  const calls = await validCalls(member, name)
  await preparations[name]?.(app, member, calls)
  const options = { ...calls[name] }
  if (name === 'PUT /api/admin/sessions/{id}/participants/let-go')
    options.body = { email: 'guest@example.org', let_go: true }
  const host = await app.host()
  const code = endpoint.path.includes('{id}') ? String(options.params?.id) : member.sessionId
  const find = () => findSessionByAnyCode(app.db.read, readCode(code))
  return { member, find, id: (await find())!.id, send: () => host.call(endpoint, options) }
}

/** Without what every write of a workshop changes. */
async function dumpContent({ db }: TestApp) {
  const { sessions, ...others } = await dumpDatabase(db)
  return { ...others, sessions: sessions!.map((row) => row.replace(/"revision": ?\d+/, '')) }
}

/** How often something is told of each session from here on. */
function countNews() {
  const counts = new Map<number, number>()
  for (const { prototype } of [LocalExchange, PostgresExchange]) {
    const spy = vi.spyOn(prototype, 'announce').mockImplementation(({ session }) => {
      counts.set(session, (counts.get(session) ?? 0) + 1)
    })
    onTestFinished(() => spy.mockRestore())
  }
  return (id: number) => counts.get(id) ?? 0
}

for (const endpoint of inWorkshop) {
  const name = nameOf(endpoint)

  eachEngine(`${name}: raises the revision once where it changes something, and tells it`, async (app) => {
    const { send, find, id } = await prepare(app, endpoint)
    const newsOf = countNews()
    for (const time of ['first', 'second']) {
      const [content, before, news] = [await dumpContent(app), await find(), newsOf(id)]
      const { statusCode, body } = await send()
      if (time === 'first') expect(statusCode, body).toBe(endpoint.status)
      if (!before) return
      const isChanged = JSON.stringify(await dumpContent(app)) !== JSON.stringify(content)
      if (time === 'first') expect(isChanged || changesNothingInIt.has(name)).toBe(true)
      const expected = isChanged && !changesNothingInIt.has(name) ? 1 : 0
      expect(newsOf(id) - news, time).toBe(expected)
      const after = await find()
      if (after) expect(after.revision - before.revision, time).toBe(expected)
    }
  })
}

const url = inject('postgresUrl')

/** What the transaction that waits for a lock has written to until then; undefined where the write does not wait. */
async function tablesBeforeWaiting(elsewhere: Connection, answered: Promise<unknown>): Promise<string[] | undefined> {
  const state = { isAnswered: false }
  const stop = () => (state.isAnswered = true)
  answered.then(stop, stop)
  while (!state.isAnswered) {
    const { rows: waiting } = await elsewhere.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (!waiting[0]) continue
    const { rows } = await elsewhere.query<{ relname: string }>(
      `select relname from pg_locks join pg_class on pg_class.oid = relation
       where pid = $1 and mode = 'RowExclusiveLock' and relkind = 'r'`,
      [waiting[0].pid],
    )
    return rows.map(({ relname }) => relname)
  }
  return undefined
}
type Connection = ReturnType<NonNullable<TestApp['db']['connect']>>

function tablesExpected(name: ReturnType<typeof nameOf>) {
  if (changesNothingInIt.has(name)) return undefined
  // The session is locked before anything else, so that no two writes can wait for each other.
  if (!locksAtTheEnd.has(name)) return ['sessions']
  return expect.arrayContaining(name === 'POST /api/admin/sessions/{id}/import' ? ['solutions'] : []) as string[]
}

for (const endpoint of inWorkshop) {
  const name = nameOf(endpoint)

  test.skipIf(url === null && process.env.CI !== 'true')(`${name}: waits for whoever writes there`, async () => {
    const app = await appOnPostgres()
    const { send, id } = await prepare(app, endpoint)
    const elsewhere = app.db.connect!()
    await elsewhere.connect()
    try {
      await elsewhere.query('begin')
      await elsewhere.query('select id from sessions where id = $1 for no key update', [id])
      const answer = send()
      const written = await tablesBeforeWaiting(elsewhere, answer)
      expect(written).toEqual(tablesExpected(name))
      await elsewhere.query('commit')
      expect((await answer).statusCode).toBe(endpoint.status)
    } finally {
      await elsewhere.end()
    }
  })
}

let onPostgres: Promise<TestApp> | undefined
const appOnPostgres = () => (onPostgres ??= buildTestApp('postgres', url))
afterAll(async () => (await onPostgres)?.close())
