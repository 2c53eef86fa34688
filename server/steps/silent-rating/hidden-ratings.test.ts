import { expect, onTestFinished, vi } from 'vitest'
import { enterWorkshop, loginAsHost } from '#contract/admin.ts'
import { endpoints, type CallName } from '#contract/index.ts'
import { followWorkshop } from '#contract/cockpit.ts'
import { deleteFunctionalOption } from '#contract/functional-options.ts'
import { changeRoom } from '#contract/room.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { openSecond, rateSilently, reveal, silentWorkshop, switchSilent } from '../../testing/app/silent-workshop.ts'
import { HOST_PASSWORD, type TestApp } from '../../testing/app/test-app.ts'
import type { CallOptions } from '../../testing/app/call-options.ts'
import { validCalls } from '../../testing/app/valid-calls.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

/** Files say when they were made; the same moment makes the same file. It is this one: log-ins must not have ended. */
function stopTheClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
}

/** A copy of the database is the whole of it: whoever may take one could as well open the file. */
const HOLDS_EVERYTHING = 'GET /api/admin/backup'

const steps = 'solutions metrics stakeholders user-stories functional-options h9-analysis system-requirements'.split(
  ' ',
)
const files = [
  ...['xlsx', 'md', 'json', 'reqif', 'zip'].map((format) => ({ format })),
  ...steps.map((step) => ({ format: 'csv', step })),
]
/** Where one question is not all that can be asked. */
const queries: Partial<Record<CallName, CallOptions['query'][]>> = {
  'GET /api/solutions/{id}/export': files,
  'GET /api/admin/sessions/{id}/export': files,
  'GET /api/solution/{id}/activity': [{}, { step: 'h9-analysis' }],
  'GET /api/admin/sessions/{id}/trash': [{}],
}

type Call = Workbench['call']

/** Every answer that somebody can read of the app, by the question. */
async function readAll(calls: Record<CallName, CallOptions>, callers: Record<string, Call>) {
  const answers = new Map<string, string>()
  for (const endpoint of endpoints) {
    const name = `${endpoint.method} ${endpoint.path}` as CallName
    if (endpoint.method !== 'GET' || endpoint.streams || name === HOLDS_EVERYTHING) continue
    const { query } = calls[name]
    const directions = query && 'virtuous' in query ? [{ ...query, virtuous: false }] : []
    for (const asked of queries[name] ?? [query, ...directions]) {
      for (const [caller, call] of Object.entries(callers)) {
        if (endpoint.path.startsWith('/api/admin') && !caller.includes('host')) continue
        const answer = await call(endpoint, { ...calls[name], ...(asked && { query: asked }) })
        expect(answer.statusCode, `${name} to ${caller}`).toBe(endpoint.status)
        // that something has changed may be known; these tests raise it themselves
        const read = answer.rawPayload.toString('latin1').replace(/"revision":\d+/, '"revision":"any"')
        answers.set(`${name} ${JSON.stringify(asked)} to ${caller}`, read)
      }
    }
  }
  return answers
}

/** A route that is new and not asked is noticed. */
function expectEveryRoute(app: TestApp, answers: Map<string, string>) {
  const walked = new Set([...answers.keys()].map((question) => question.split(' ', 2).join(' ')))
  const routes = app.routes.filter(
    ({ method, url }) => method === 'GET' && /^\/(api\/|livez|readyz)/.test(url) && !url.includes('docs'),
  )
  const streams = endpoints.filter(({ streams: isStream }) => isStream).map(({ path }) => `GET ${path}`)
  const names = routes.map(({ url }) => `GET ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
  const known = [...walked, ...streams, HOLDS_EVERYTHING, 'GET /api/openapi.json', 'GET /api/export-schema.json']
  expect(names.toSorted()).toEqual(known.toSorted())
}

const differing = (one: Map<string, string>, other: Map<string, string>) =>
  [...one].filter(([question, answer]) => other.get(question) !== answer).map(([question]) => question)

/** The same people have rated, each of them otherwise. */
async function rateOtherwise(app: TestApp, optionId: number, round = 1) {
  const rows = app.db.write.updateTable('silent_ratings').where('functional_option_id', '=', optionId)
  await rows.where('round', '=', round).where('measure', '=', 4).set({ measure: 2 }).execute()
  await nextRevision(app)
}

/** As many have rated, the same; but another person in the place of one of them. */
async function rateByAnother(app: TestApp, optionId: number, fromEmail: string, toEmail: string, round = 1) {
  const idOf = async (email: string) =>
    (await app.db.read.selectFrom('participants').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  const [from, participant_id] = [await idOf(fromEmail), await idOf(toEmail)]
  const rows = app.db.write.updateTable('silent_ratings').where('functional_option_id', '=', optionId)
  await rows.where('round', '=', round).where('participant_id', '=', from).set({ participant_id }).execute()
  await nextRevision(app)
}

/** No answer is one that was kept. */
const nextRevision = (app: TestApp) =>
  app.db.write
    .updateTable('sessions')
    .set((set) => ({ revision: set('revision', '+', 1) }))
    .execute()

eachEngine('until it is revealed no answer depends on how or by whom an option was rated', async (app) => {
  stopTheClock()
  const ana = await app.memberOf('hidden', 'ana@example.org')
  const { sessionId: id } = ana
  const calls = await validCalls(ana)
  const { storyId } = await ana.fullSolution()
  await switchSilent(app, id, true)
  const optionId = Number(calls['PUT /api/function_options/{id}'].params!.id)
  for (const virtuous of [true, false]) await rateSilently(ana, optionId, { 1: 4, 2: 1 }, virtuous)
  // something rated is also in the trash
  const deleted = await ana.addOption(storyId, 'Rated and deleted')
  await rateSilently(ana, deleted.id, { 1: 4 })
  await ana.get(deleteFunctionalOption, { params: { id: deleted.id } })

  const ben = await app.memberOf('hidden', 'ben@example.org')
  await app.memberOf('hidden', 'eve@example.org')
  const nameless = await app.memberOf('hidden')
  const host = app.somebody()
  await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  await host.call(enterWorkshop, { params: { id } })
  const others = { ben: ben.call, nameless: nameless.call, host: host.call }
  const read = (callers: Record<string, Call>) => readAll(calls, callers)

  const ofOthers = await read(others)
  expectEveryRoute(app, ofOthers)
  const ofAna = await read({ ana: ana.call })
  await rateOtherwise(app, optionId)
  expect(differing(ofOthers, await read(others))).toEqual([])
  expect(differing(ofAna, await read({ ana: ana.call })).map((question) => question.split(' ')[1])).toEqual(
    Array(2).fill('/api/silent_ratings'),
  )
  await rateByAnother(app, optionId, 'ana@example.org', 'eve@example.org')
  expect(differing(ofOthers, await read(others))).toEqual([])

  // so that it is not for want of looking that nothing was found
  const asked = `GET /api/silent_ratings {"functional_option_id":${optionId},"virtuous":true} to ben`
  await reveal(app, id, { functional_option_id: optionId, virtuous: true })
  const seen = differing(ofOthers, await read(others))
  expect(seen).toContain(asked)
  expect(seen.some((question) => question.includes('"virtuous":false'))).toBe(false)

  // the second round is hidden like the first, beside the spread of that
  await openSecond(app, id, { functional_option_id: optionId, virtuous: true })
  const people = [ana, ben]
  for (const name of ['cid', 'dan', 'fay']) people.push(await app.memberOf('hidden', `${name}@example.org`))
  for (const person of people) await rateSilently(person, optionId, { 1: 4, 2: 1 })
  const watching = { host: host.call }
  const ofSecond = await read(watching)
  await rateOtherwise(app, optionId, 2)
  await rateByAnother(app, optionId, 'ana@example.org', 'eve@example.org', 2)
  expect(differing(ofSecond, await read(watching))).toEqual([])
  await reveal(app, id, { functional_option_id: optionId, virtuous: true })
  expect(differing(ofSecond, await read(watching))).toContain(asked.replace('to ben', 'to host'))
})

eachEngine('those who follow are told neither who rated nor what', async (app) => {
  const { ana, ben, id, option } = await silentWorkshop(app, 'hidden streams')
  const streams = [
    await app.follow(ben),
    await app.follow(await app.host(), undefined, followWorkshop.path.replace('{id}', id)),
  ]
  for (const stream of streams) await stream.until('hello')
  await rateSilently(ana, option.id, { 1: 4, 2: 3 })
  await (await app.host()).call(changeRoom, { params: { id }, body: { step: 6 } })
  for (const stream of streams) {
    await stream.until('change', ({ changes }) => changes.some(({ kind }) => kind === 'workshop_changed'))
    const told = stream.events.flatMap((event) => (event.name === 'change' ? event.data.changes : []))
    for (const change of told) expect(Object.keys(change)).toEqual(['kind', 'solution_id', 'subject_id'])
    expect(stream.text).not.toMatch(/measure|fhn|ana@/)
    stream.close()
  }
})
