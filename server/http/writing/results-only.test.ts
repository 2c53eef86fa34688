import { expect } from 'vitest'
import { changeWorkshop, loginAsHost } from '#contract/admin.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, type CallName } from '#contract/index.ts'
import { importIntoWorkshop } from '#contract/exports.ts'
import { roomMessages } from '#contract/messages/shell.ts'
import { changeRoom, readRoom } from '#contract/room.ts'
import { nameMe, readMe, validateSession } from '#contract/session.ts'
import { createSolution, listSolutions } from '#contract/solutions.ts'
import type { CallOptions } from '../../testing/app/call-options.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { groupedWorkshop, switchGroups } from '../../testing/app/grouped-workshop.ts'
import { HOST_PASSWORD, type TestApp } from '../../testing/app/test-app.ts'
import { validCalls } from '../../testing/app/valid-calls.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

/**
 * Saying who one is, and where: people still come in and are seen, and their name is theirs to give and to take out.
 * Written out, so that a slip elsewhere is noticed.
 */
const noEditing = new Set(['POST /api/me', 'PUT /api/me/name', 'POST /api/presence'])
/** A group calls the host also while nobody edits; once the results are shown there is nothing to help with. */
const callsTheHost = new Set(['PUT /api/solutions/{id}/help', 'DELETE /api/solutions/{id}/help'])
/** What a host in no workshop cannot do anywhere, and why. */
const notForHosts: Record<string, number> = {
  'POST /api/me': 401,
  'PUT /api/me/name': 401,
  'POST /api/presence': 401,
  'POST /api/groups': 401,
  'PUT /api/groups/own': 401,
  'POST /api/solutions/import': 401,
  'PUT /api/silent_ratings': 409,
}
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}` as CallName
const inside = endpoints.filter(({ access }) => access.kind !== 'open' && access.kind !== 'host')
const reads = inside.filter(({ method, streams }) => method === 'GET' && !streams)
const writes = inside.filter(({ method }) => method !== 'GET')
/** One of the host's own calls that looks at the status; what leads the workshop has the rule of the live room. */
const ofTheHost = [importIntoWorkshop]

async function setStatus(app: TestApp, id: string, status: string) {
  const answer = await (await app.host()).call(changeWorkshop, { params: { id }, body: { status } })
  expect(answer.json()).toMatchObject({ status })
}

async function inResults(app: TestApp, title: string, only?: CallName) {
  const member = await app.memberOf(title)
  const calls = await validCalls(member, only)
  await setStatus(app, member.sessionId, 'results')
  return { member, calls }
}

interface Cast {
  member: Workbench
  calls: Record<CallName, CallOptions>
}
const casts = new WeakMap<TestApp, Promise<Cast>>()

/** One workshop for all that is refused: whoever is refused changes nothing, which is checked each time. */
function castOf(app: TestApp): Promise<Cast> {
  let cast = casts.get(app)
  if (!cast) casts.set(app, (cast = inResults(app, 'shows its results')))
  return cast
}

eachEngine('everything of a workshop that shows its results can be read by its people', async (app) => {
  const { member, calls } = await castOf(app)
  const before = await dumpDatabase(app.db)
  for (const endpoint of reads) {
    expect((await member.call(endpoint, calls[nameOf(endpoint)])).statusCode, nameOf(endpoint)).toBe(200)
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
})

for (const endpoint of writes.filter((each) => !noEditing.has(nameOf(each)))) {
  const name = nameOf(endpoint)
  eachEngine(`${name} is refused to the people of a workshop that shows its results`, async (app) => {
    const { member, calls } = await castOf(app)
    const before = await dumpDatabase(app.db)
    const refused = await member.call(endpoint, calls[name])
    expect(refused.statusCode).toBe(423)
    expect(refused.json()).toEqual({ error: roomMessages.resultsOnly, code: 'RESULTS_ONLY' })
    expect(await dumpDatabase(app.db)).toEqual(before)
  })
}

eachEngine('while editing is frozen the same writes are refused, groups included', async (app) => {
  const { ana: member, id } = await groupedWorkshop(app, 'frozen')
  const calls = await validCalls(member)
  await switchGroups(app, id, 'everybody')
  await (await app.host()).call(changeRoom, { params: { id }, body: { frozen: true } })
  for (const endpoint of writes) {
    const name = nameOf(endpoint)
    const answer = await member.call(endpoint, calls[name])
    if (noEditing.has(name) || callsTheHost.has(name)) expect(answer.statusCode, name).toBe(endpoint.status)
    else expect(answer.json(), name).toEqual({ error: roomMessages.frozen, code: 'FROZEN' })
  }
})

for (const endpoint of [...writes, ...ofTheHost]) {
  const name = nameOf(endpoint)
  eachEngine(`${name} is the host's while the results are shown`, async (app) => {
    const { calls } = await inResults(app, name, name)
    const host = app.somebody()
    await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
    const { statusCode } = await host.call(endpoint, calls[name])
    expect(statusCode).toBe(notForHosts[name] ?? endpoint.status)
  })
}

eachEngine(
  'a workshop goes from open to results to closed and back, and its people come in unless it is closed',
  async (app) => {
    const member = await app.memberOf('there and back')
    const id = member.sessionId
    const body = { solution_name: 'x', primary_fhn: 1, session_id: id, user_email: 'ana@example.org' }
    const newcomer = async () => {
      const person = app.somebody()
      const { valid } = (await person.call(validateSession, { query: { id } })).json<{ valid: boolean }>()
      return valid && (await person.call(nameMe, { body: { email: 'late@example.org' } })).statusCode
    }
    const expected = {
      open: { list: 200, create: 201, joins: 200 },
      results: { list: 200, create: 423, joins: 200 },
      closed: { list: 401, create: 401, joins: false },
    }
    for (const status of ['results', 'open', 'closed', 'results', 'closed', 'open'] as const) {
      await setStatus(app, id, status)
      expect({
        list: (await member.call(listSolutions, { query: { session_id: id } })).statusCode,
        create: (await member.call(createSolution, { body })).statusCode,
        joins: await newcomer(),
      }).toEqual(expected[status])
      if (status === 'closed') continue
      expect((await member.call(readMe)).json()).toMatchObject({ status })
      expect((await member.call(readRoom)).json()).toMatchObject({ status })
    }
  },
)

eachEngine('results are told before a freeze, which goes on when the workshop is open again', async (app) => {
  const member = await app.memberOf('frozen results')
  const id = member.sessionId
  const body = { solution_name: 'x', primary_fhn: 1, session_id: id, user_email: 'ana@example.org' }
  await (await app.host()).call(changeRoom, { params: { id }, body: { frozen: true } })
  for (const [status, code] of [
    ['results', 'RESULTS_ONLY'],
    ['open', 'FROZEN'],
  ] as const) {
    await setStatus(app, id, status)
    expect((await member.call(createSolution, { body })).json()).toMatchObject({ code })
  }
})

eachEngine('another status than the three is refused', async (app) => {
  const { sessionId: id } = await app.memberOf('no such status')
  const before = await dumpDatabase(app.db)
  for (const status of ['', 'Results', 'deleted', null])
    expect((await (await app.host()).call(changeWorkshop, { params: { id }, body: { status } })).statusCode).toBe(400)
  await expect(
    app.db.write
      .updateTable('sessions')
      .set({ status: 'ended' as 'open' })
      .where('title', '=', 'no such status')
      .execute(),
  ).rejects.toThrow(/check/i)
  expect(await dumpDatabase(app.db)).toEqual(before)
})
