import { expect } from 'vitest'
import { changeWorkshop, loginAsHost } from '#contract/admin.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { saveOptionAnalysis } from '#contract/h9-analysis.ts'
import { endpoints, type CallName } from '#contract/index.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { HOST_PASSWORD, type TestApp } from '../../testing/app/test-app.ts'
import type { CallOptions } from '../../testing/app/call-options.ts'
import { validCalls } from '../../testing/app/valid-calls.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

/** Whose each call is. Written out here rather than read from the contract, so that a slip there is noticed. */
type Reach = 'everybody' | 'own session' | 'named session' | 'things of a session' | 'host'
const reach: Record<CallName, Reach> = {
  'GET /api/health': 'everybody',
  'GET /livez': 'everybody',
  'GET /readyz': 'everybody',
  'GET /api/session-validate': 'everybody',
  'POST /api/admin/login': 'everybody',
  'POST /api/admin/logout': 'everybody',
  'POST /api/logout': 'everybody',
  // who has a link; that it opens nothing else is tried where it is read
  'GET /api/results': 'everybody',
  'GET /api/results/solutions/{id}': 'everybody',
  'GET /api/results/document': 'everybody',
  'GET /api/workshops/{id}/document': 'named session',
  'POST /api/workshops/{id}/changes/preview': 'named session',
  'PUT /api/workshops/{id}/changes': 'named session',
  'GET /api/me': 'own session',
  'POST /api/me': 'own session',
  'PUT /api/me/name': 'own session',
  'GET /api/fhns': 'own session',
  'GET /api/purposes': 'own session',
  'GET /api/fhn_measures': 'own session',
  'GET /api/metrics': 'own session',
  'GET /api/solutions': 'named session',
  'POST /api/solutions': 'named session',
  'GET /api/solutions/{id}': 'things of a session',
  'PUT /api/solutions/{id}': 'things of a session',
  'DELETE /api/solutions/{id}': 'things of a session',
  'GET /api/solutions/{id}/progress': 'things of a session',
  'POST /api/solution-purposes': 'things of a session',
  'POST /api/user-stories': 'things of a session',
  'DELETE /api/user_stories_table/{solution_id}/{metric_id}': 'things of a session',
  'GET /api/solution/{id}/metrics-stakeholders': 'things of a session',
  'POST /api/solution-stakeholders': 'things of a session',
  'DELETE /api/solution-stakeholders/{solution_id}/{stakeholder_id}': 'things of a session',
  'POST /api/own-metrics': 'things of a session',
  'POST /api/own-stakeholders': 'things of a session',
  'PUT /api/admin/password': 'host',
  'GET /api/admin/sessions/{id}/own-words': 'host',
  'DELETE /api/admin/sessions/{id}/own-words/{list}/{word_id}': 'host',
  'POST /api/admin/sessions/{id}/own-words/publish': 'host',
  'GET /api/user_stories_table/{solutionId}': 'things of a session',
  'PUT /api/user_stories_table/{solution_id}': 'things of a session',
  'POST /api/function_options': 'things of a session',
  'PUT /api/function_options/{id}': 'things of a session',
  'GET /api/solutions/{id}/chain': 'things of a session',
  'PUT /api/function_options/{id}/decision': 'things of a session',
  'GET /api/solutions/{id}/export': 'things of a session',
  'GET /api/admin/sessions/{id}/export': 'host',
  'POST /api/solutions/import': 'own session',
  'POST /api/admin/sessions/{id}/import': 'host',
  'POST /api/function_options/{id}/checked': 'things of a session',
  'POST /api/system_requirements/{id}/checked': 'things of a session',
  'DELETE /api/function_options/{id}': 'things of a session',
  'GET /api/option_analysis': 'things of a session',
  'GET /api/option_analysis/both': 'things of a session',
  'PUT /api/option_analysis': 'things of a session',
  'GET /api/silent_ratings': 'things of a session',
  'PUT /api/silent_ratings': 'things of a session',
  'GET /api/system_requirements': 'things of a session',
  'GET /api/system_requirements/{id}/place': 'things of a session',
  'POST /api/system_requirements': 'things of a session',
  'PUT /api/system_requirements/{id}': 'things of a session',
  'DELETE /api/system_requirements/{id}': 'things of a session',
  'GET /api/solution/{id}/activity': 'things of a session',
  'POST /api/undo/{token}': 'things of a session',
  'GET /api/live': 'own session',
  'GET /api/admin/sessions/{id}/live': 'host',
  'POST /api/presence': 'own session',
  'GET /api/deletions': 'own session',
  'GET /api/deleted-solutions': 'own session',
  'GET /api/admin/sessions': 'host',
  'POST /api/admin/sessions': 'host',
  'PATCH /api/admin/sessions/{id}': 'host',
  'DELETE /api/admin/sessions/{id}': 'host',
  'POST /api/admin/sessions/{id}/copy': 'host',
  'POST /api/admin/sessions/{id}/code': 'host',
  'POST /api/admin/sessions/{id}/enter': 'host',
  'GET /api/admin/sessions/{id}/participants': 'host',
  'POST /api/admin/sessions/{id}/participants/forget': 'host',
  'POST /api/admin/sessions/{id}/participants/clear-name': 'host',
  'PUT /api/admin/sessions/{id}/participants/let-go': 'host',
  'GET /api/asides': 'own session',
  'PUT /api/solutions/{id}/help': 'things of a session',
  'DELETE /api/solutions/{id}/help': 'things of a session',
  'PUT /api/admin/sessions/{id}/help/{solution_id}': 'host',
  'PUT /api/admin/sessions/{id}/notes/{solution_id}': 'host',
  'GET /api/groups': 'own session',
  'POST /api/groups': 'own session',
  'PUT /api/groups/own': 'own session',
  'GET /api/admin/sessions/{id}/groups': 'host',
  'PATCH /api/admin/sessions/{id}/groups': 'host',
  'POST /api/admin/sessions/{id}/groups': 'host',
  'PATCH /api/admin/sessions/{id}/groups/{group_id}': 'host',
  'PUT /api/admin/sessions/{id}/groups/people': 'host',
  'PUT /api/admin/sessions/{id}/groups/solutions': 'host',
  'GET /api/admin/sessions/{id}/results-link': 'host',
  'POST /api/admin/sessions/{id}/results-link': 'host',
  'DELETE /api/admin/sessions/{id}/results-link': 'host',
  'GET /api/admin/catalogues': 'host',
  'GET /api/admin/catalogues/{id}': 'host',
  'GET /api/admin/catalogues/{id}/file': 'host',
  'POST /api/admin/catalogues': 'host',
  'GET /api/admin/sessions/{id}/cockpit': 'host',
  'GET /api/room': 'own session',
  'GET /api/admin/sessions/{id}/room': 'host',
  'PATCH /api/admin/sessions/{id}/room': 'host',
  'GET /api/admin/sessions/{id}/agenda': 'host',
  'PUT /api/admin/sessions/{id}/agenda': 'host',
  'POST /api/admin/sessions/{id}/agenda/move': 'host',
  'POST /api/admin/rehearsals': 'host',
  'PATCH /api/admin/sessions/{id}/rehearsal': 'host',
  'GET /api/admin/sessions/{id}/silent_ratings': 'host',
  'POST /api/admin/sessions/{id}/silent_ratings/reveal': 'host',
  'POST /api/admin/sessions/{id}/silent_ratings/second_round': 'host',
  'POST /api/admin/sessions/{id}/silent_ratings/second_round/take_back': 'host',
  'GET /api/admin/sessions/{id}/trash': 'host',
  'DELETE /api/admin/trash/{token}': 'host',
  'GET /api/admin/backup': 'host',
  'GET /api/admin/backups': 'host',
}
/** Calls about the caller's own part in a session. */
const needsPresence = new Set(['/api/me', '/api/live', '/api/presence', '/api/solutions/import'])
/** Calls that are refused where the host has made no use of groups, and to those who have not said who they are, as here. */
const needsMore = new Set<CallName>(['POST /api/groups', 'PUT /api/groups/own', 'PUT /api/me/name'])
/** The description of the API, which holds nobody's data. */
const isDescription = (path: string) =>
  path === '/api/openapi.json' || path === '/api/export-schema.json' || /^\/api\/docs(\/|$)/.test(path)

/** What a member of another session is told; undefined where the answer comes from their own. */
const toStrangers: Record<Reach, number | undefined> = {
  everybody: undefined,
  'own session': undefined,
  'named session': 403,
  'things of a session': 404,
  host: 401,
}

type Call = (endpoint: Endpoint, options?: CallOptions) => Promise<{ statusCode: number }>

type Refusal = [call: Call, options: CallOptions, status: number]

/** Each of these is refused, and none of them changes anything. */
async function expectRefusals(app: TestApp, endpoint: Endpoint, refusals: Refusal[]) {
  const before = await dumpDatabase(app.db)
  for (const [call, options, status] of refusals) expect((await call(endpoint, options)).statusCode).toBe(status)
  expect(await dumpDatabase(app.db)).toEqual(before)
}

eachEngine('every route of the app has its entry here', async (app) => {
  const routes = app.routes.flatMap(({ method, url }) => [method].flat().map((verb) => ({ verb, url })))
  const names = routes
    .filter(({ url }) => !isDescription(url))
    .map(({ verb, url }) => `${verb} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(names.toSorted()).toEqual(Object.keys(reach).toSorted())
})

interface Cast {
  calls: Record<CallName, CallOptions>
  /** In a workshop that the host has closed, with the calls that were theirs. */
  outsider: Workbench
  callsOfOutsider: Record<CallName, CallOptions>
}

const casts = new WeakMap<TestApp, Promise<Cast>>()

/** One cast for all calls: whoever is refused changes nothing, which is checked each time. */
function castOf(app: TestApp): Promise<Cast> {
  let cast = casts.get(app)
  if (!cast) casts.set(app, (cast = gather(app)))
  return cast
}

async function gather(app: TestApp): Promise<Cast> {
  const calls = await validCalls(await app.memberOf('whose calls are tried'))
  const outsider = await app.memberOf('closed')
  const callsOfOutsider = await validCalls(outsider)
  const host = await app.host()
  await host.call(changeWorkshop, { params: { id: outsider.sessionId }, body: { status: 'closed' } })
  return { calls, outsider, callsOfOutsider }
}

/** One of their own for each call: a host who enters a workshop is somebody there from then on. */
async function newHost(app: TestApp) {
  const host = app.somebody()
  await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  return host
}

for (const endpoint of endpoints) {
  const name = `${endpoint.method} ${endpoint.path}` as CallName
  const kind = reach[name]

  eachEngine(`${name} keeps to ${kind}`, async (app) => {
    const { calls, outsider, callsOfOutsider } = await castOf(app)
    // a new one each time: some of the calls log out, or in as host
    const stranger = await app.memberOf('another session')
    const told = needsMore.has(name) ? 409 : toStrangers[kind]
    const own = kind === 'host' ? calls : callsOfOutsider
    const refusals: Refusal[] = []
    if (kind !== 'everybody') refusals.push([app.somebody().call, calls[name], 401], [outsider.call, own[name], 401])
    if (told) refusals.push([stranger.call, calls[name], told])
    await expectRefusals(app, endpoint, refusals)
    if (!told) expect((await stranger.call(endpoint, calls[name])).statusCode).toBeLessThan(400)

    // The host may, by such input: so it was the caller that was refused above. In another workshop, unless the call
    // only reads, because what it deletes is still needed.
    const expected = statusForHost(app, endpoint)
    const call = async (accepted: Record<CallName, CallOptions>) =>
      (await (kind === 'everybody' ? stranger : await newHost(app)).call(endpoint, accepted[name])).statusCode
    if (endpoint.method === 'GET') return expect(await call(calls)).toBe(expected)
    // a refusal is that of a workshop in which everything is there
    const kept = expected < 400 ? changing.get(app) : undefined
    if (kept && (await call(await kept)) === expected) return
    // none yet, or what this call is about has gone by another one
    changing.set(app, app.memberOf(name).then(validCalls))
    expect(await call(await changing.get(app)!)).toBe(expected)
  })
}

/** What the host's calls change; each goes on in what the one before has left, as long as that takes it. */
const changing = new WeakMap<TestApp, ReturnType<typeof validCalls>>()

function statusForHost(app: TestApp, { method, path, status }: Endpoint): number {
  const name = `${method} ${path}` as CallName
  if (name === 'GET /api/admin/backup' && app.engine === 'postgres') return 409
  // not switched on, and the host is no person
  if (name === 'PUT /api/silent_ratings') return 409
  // a host in no session is nobody there
  if (needsPresence.has(path) || needsMore.has(name)) return 401
  return status
}

eachEngine('a save that reaches into two sessions at once saves in neither', async (app) => {
  const member = await app.memberOf('one of two')
  const updates = [ratingOf(await validCalls(member)), ratingOf(await validCalls(await app.memberOf('two of two')))]
  const callers = [member, await app.host()]
  await expectRefusals(
    app,
    saveOptionAnalysis,
    callers.map(({ call }) => [call, { body: { updates } }, 404]),
  )
})

function ratingOf(calls: Record<CallName, CallOptions>) {
  const { updates } = calls['PUT /api/option_analysis'].body as { updates: { functional_option_id: number }[] }
  return updates[0]!
}
