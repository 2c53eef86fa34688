import { expect } from 'vitest'
import { loginAsHost } from '#contract/admin.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, type CallName } from '#contract/index.ts'
import { groupsMessages, whoseSolutionMessages } from '#contract/messages/groups.ts'
import type { CallOptions } from '../../testing/app/call-options.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { choose, groupedWorkshop, removeGroup, switchGroups } from '../../testing/app/grouped-workshop.ts'
import { switchSilent } from '../../testing/app/silent-workshop.ts'
import { HOST_PASSWORD, type TestApp } from '../../testing/app/test-app.ts'
import { validCalls } from '../../testing/app/valid-calls.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}` as CallName
/** What adds or takes along what others name comes after them, and who one is changes last of all. */
const last: CallName[] = [
  'POST /api/solution-purposes',
  'DELETE /api/system_requirements/{id}',
  'DELETE /api/function_options/{id}',
  'DELETE /api/solution-stakeholders/{solution_id}/{stakeholder_id}',
  'DELETE /api/user_stories_table/{solution_id}/{metric_id}',
  'DELETE /api/solutions/{id}',
  'PUT /api/groups/own',
  'POST /api/groups',
  'POST /api/me',
]
/** Every call of the contract that writes inside a workshop: a new one is tried by itself. */
const writes = endpoints
  .filter(({ access, method }) => method !== 'GET' && access.kind !== 'open' && access.kind !== 'host')
  .toSorted((a, b) => last.indexOf(nameOf(a)) - last.indexOf(nameOf(b)))
/** Written out rather than read from the contract, so that a slip there is noticed. */
const noEditing = new Set<CallName>([
  'POST /api/me',
  'PUT /api/me/name',
  'POST /api/presence',
  'POST /api/groups',
  'PUT /api/groups/own',
])
const inNoSolution = new Set<CallName>([
  ...noEditing,
  'POST /api/solutions',
  'POST /api/solutions/import',
  // writes nothing, and says of each text whether it could be
  'POST /api/workshops/{id}/changes/preview',
])
const edits = writes.filter((endpoint) => !noEditing.has(nameOf(endpoint)))
const editsOfASolution = writes.filter((endpoint) => !inNoSolution.has(nameOf(endpoint)))
/** What a host in no workshop cannot do anywhere, and why. */
const notForHosts: Partial<Record<CallName, number>> = {
  'POST /api/me': 401,
  'PUT /api/me/name': 401,
  'POST /api/presence': 401,
  'POST /api/groups': 401,
  'PUT /api/groups/own': 401,
  'POST /api/solutions/import': 401,
  'PUT /api/silent_ratings': 409,
}

type Calls = Record<CallName, CallOptions>
type Who = Pick<Workbench, 'call'>

/** Sends all of them, each to what is there still; silent ratings are asked for where they are switched on. */
async function expectAll(
  app: TestApp,
  id: string,
  { call }: Who,
  calls: Calls,
  expected: Partial<Record<CallName, number>> = {},
) {
  for (const endpoint of writes) {
    const name = nameOf(endpoint)
    const isSilent = name === 'PUT /api/silent_ratings' && !expected[name]
    if (isSilent) await switchSilent(app, id, true)
    const { statusCode, body } = await call(endpoint, calls[name])
    expect(statusCode, `${name}: ${body}`).toBe(expected[name] ?? endpoint.status)
    if (isSilent) await switchSilent(app, id, false)
  }
}

async function expectRefused(app: TestApp, { call }: Who, calls: Calls, some: Endpoint[], refusal: object) {
  const before = await dumpDatabase(app.db)
  for (const endpoint of some) {
    const answer = await call(endpoint, calls[nameOf(endpoint)])
    expect(answer.statusCode, nameOf(endpoint)).toBe(403)
    expect(answer.json(), nameOf(endpoint)).toEqual(refusal)
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
}

async function newHost(app: TestApp) {
  const host = app.somebody()
  await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  return host
}

const otherGroup = { error: groupsMessages.otherGroup, code: 'OTHER_GROUP' }
const observing = { error: whoseSolutionMessages.observing, code: 'OBSERVING' }

eachEngine('every write is refused to another group and to those who look on, and changes nothing', async (app) => {
  const { ana, ben, cleo, otto } = await groupedWorkshop(app, 'refusing')
  const calls = await validCalls(ana)
  await expectRefused(app, ben, calls, editsOfASolution, otherGroup)
  await expectRefused(app, cleo, calls, editsOfASolution, otherGroup)
  await expectRefused(app, otto, calls, edits, observing)
})

eachEngine('every write is open to those of the same group', async (app) => {
  const { id, ana, abe } = await groupedWorkshop(app, 'same group')
  await switchGroups(app, id, 'everybody')
  await expectAll(app, id, abe, await validCalls(ana))
})

eachEngine('every write is open to the host, whosever the solution is', async (app) => {
  const { id, ana } = await groupedWorkshop(app, 'with a host')
  await expectAll(app, id, await newHost(app), await validCalls(ana), notForHosts)
})

eachEngine('every write in a solution of nobody is open to whoever is not only looking on', async (app) => {
  for (const somebody of ['ben', 'cleo'] as const) {
    const workshop = await groupedWorkshop(app, `of nobody, for ${somebody}`)
    await switchGroups(app, workshop.id, 'everybody')
    const calls = await validCalls(workshop.cleo)
    await expectRefused(app, workshop.otto, calls, edits, observing)
    await expectAll(app, workshop.id, workshop[somebody], calls)
  }
})

eachEngine('with groups off again everybody writes as ever', async (app) => {
  const { id, ana, ben, otto } = await groupedWorkshop(app, 'off again')
  const calls = [await validCalls(ana), await validCalls(await ana.others.join('ana@example.org'))]
  await switchGroups(app, id, 'nobody')
  const noGroups = { 'POST /api/groups': 409, 'PUT /api/groups/own': 409 }
  await expectAll(app, id, ben, calls[0]!, noGroups)
  await expectAll(app, id, otto, calls[1]!, noGroups)
})

eachEngine('what belonged to a group that was removed is nobody’s, until the group is there again', async (app) => {
  const { id, north, ana, ben } = await groupedWorkshop(app, 'removed')
  const calls = await validCalls(ana)
  await removeGroup(app, id, north)
  const rename = writes.find((endpoint) => nameOf(endpoint) === 'PUT /api/solutions/{id}')!
  expect((await ben.call(rename, calls['PUT /api/solutions/{id}'])).statusCode).toBe(200)
  await removeGroup(app, id, north, false)
  await expectRefused(app, ben, calls, editsOfASolution, otherGroup)
})

eachEngine('a save that reaches into two solutions is refused where one of them is another group’s', async (app) => {
  const { ana, ben } = await groupedWorkshop(app, 'two at once')
  const ratingIn = async (member: Workbench) =>
    ((await validCalls(member))['PUT /api/option_analysis'].body as { updates: object[] }).updates[0]!
  const body = { updates: [await ratingIn(ben), await ratingIn(ana)] }
  const save = writes.filter((endpoint) => nameOf(endpoint) === 'PUT /api/option_analysis')
  await expectRefused(app, ben, { 'PUT /api/option_analysis': { body } } as Calls, save, otherGroup)
})

eachEngine('whoever changes the group may write there from then on, and in their former one no more', async (app) => {
  const { south, ana, ben } = await groupedWorkshop(app, 'changing sides')
  const [ofNorth, ofSouth] = [await validCalls(ana), await validCalls(ben)]
  const rename = writes.filter((endpoint) => nameOf(endpoint) === 'PUT /api/solutions/{id}')
  await expectRefused(app, ana, ofSouth, rename, otherGroup)
  await choose(ana, south)
  expect((await ana.call(rename[0]!, ofSouth['PUT /api/solutions/{id}'])).statusCode).toBe(200)
  await expectRefused(app, ana, ofNorth, rename, otherGroup)
})
