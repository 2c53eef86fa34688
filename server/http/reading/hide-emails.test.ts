import { PassThrough } from 'node:stream'
import { Workbook } from '@cj-tech-master/excelts'
import { expect } from 'vitest'
import { askForHelp } from '#contract/asides.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { exportSolution, exportWorkshop, importIntoWorkshop, importSolutions } from '#contract/exports.ts'
import { endpoints, type CallName } from '#contract/index.ts'
import { changeRoom } from '#contract/room.ts'
import { giveOwnName, nameMe, readMe } from '#contract/session.ts'
import { createSolution, deleteSolution, listSolutions, updateSolution } from '#contract/solutions.ts'
import { saveUserStories } from '#contract/user-stories.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import { validCalls } from '../../testing/app/valid-calls.ts'
import type { Workbench } from '../../testing/app/workbench.ts'
import { placesIn } from '../../workshop/hide-emails.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}` as CallName
const inside = endpoints.filter(({ access }) => access.kind !== 'open' && access.kind !== 'host')
const reads = inside.filter(({ method, streams }) => method === 'GET' && !streams)
const writes = inside.filter(({ method }) => method !== 'GET')

/** Those that name people to a member. Written out, so that one which is not marked any more is noticed. */
const namesPeople: CallName[] = [
  'GET /api/solutions',
  'GET /api/solutions/{id}',
  'GET /api/solutions/{id}/chain',
  'GET /api/workshops/{id}/document',
  'GET /api/solution/{id}/activity',
  'GET /api/deletions',
  'GET /api/deleted-solutions',
  'GET /api/asides',
  'PUT /api/solutions/{id}/help',
  'DELETE /api/solutions/{id}/help',
  'POST /api/solutions',
  'PUT /api/solutions/{id}',
]

// `validCalls` lets Ana make everything, and a guest join
const others = ['ana@example.org', 'guest@example.org']
const tells = (text: string) => others.filter((email) => text.toLowerCase().includes(email))

async function hide(app: TestApp, id: string, hide_emails = true) {
  const answer = await (await app.host()).call(changeRoom, { params: { id }, body: { hide_emails } })
  expect(answer.statusCode).toBe(200)
}

async function workshopOf(app: TestApp, title: string) {
  const ana = await app.memberOf(title, 'ana@example.org')
  const calls = await validCalls(ana)
  await ana.get(askForHelp, calls['PUT /api/solutions/{id}/help'])
  await ana.get(deleteSolution, { params: { id: (await ana.createSolution()).id } })
  const ben = await app.memberOf(title, 'ben@example.org')
  return { ana, ben, calls, id: ana.sessionId }
}

const list = (person: Workbench) =>
  person.get<{ id: number; user_email: string }[]>(listSolutions, { query: { session_id: person.sessionId } })

eachEngine('no answer to a member has the e-mail of somebody else while e-mails are hidden', async (app) => {
  const { ben, calls, id } = await workshopOf(app, 'read by members')
  const tryAll = async (expected: (name: CallName) => boolean) => {
    for (const endpoint of reads) {
      const name = nameOf(endpoint)
      const query = name === 'GET /api/solution/{id}/activity' ? { limit: 50 } : calls[name].query
      const answer = await ben.call(endpoint, { ...calls[name], query })
      expect(answer.statusCode, name).toBe(200)
      if (!name.endsWith('/export')) expect(tells(answer.body).length > 0, name).toBe(expected(name))
    }
  }
  await tryAll((name) => namesPeople.includes(name))
  await hide(app, id)
  await tryAll(() => false)
  await hide(app, id, false)
  await tryAll((name) => namesPeople.includes(name))
  expect(
    endpoints
      .filter(({ access, response }) => access.kind !== 'host' && placesIn(response))
      .map(nameOf)
      .toSorted(),
  ).toEqual(namesPeople.toSorted())
})

eachEngine('nor has the answer to anything that a member writes, or a kept one that is repeated', async (app) => {
  const { ana, ben, id } = await workshopOf(app, 'written by members')
  const { solution } = await ana.fullSolution()
  const rename = {
    params: { id: solution.id },
    body: { solution_name: 'Renamed', primary_fhn: 2 },
    headers: { 'idempotency-key': 'before-hiding' },
  }
  expect(tells((await ben.call(updateSolution, rename)).body)).toEqual(['ana@example.org'])
  await hide(app, id)
  const again = await ben.call(updateSolution, rename)
  expect([again.statusCode, tells(again.body)]).toEqual([200, []])
  let calls = await validCalls(ana)
  for (const endpoint of writes) {
    // who one is comes with one's own e-mail, and a file brings whatever it holds
    if (endpoint === nameMe) continue
    const name = nameOf(endpoint)
    const write = async () => {
      const answer = await ben.call(endpoint, calls[name])
      expect(tells(answer.body), `${name}: ${answer.body}`).toEqual([])
      return answer.statusCode < 400
    }
    if (await write()) continue
    // what it is about may have gone by an earlier call
    calls = await validCalls(ana)
    await write()
  }
})

eachEngine('a refusal that tells who was faster tells it by name or number', async (app) => {
  const { ana, ben, id } = await workshopOf(app, 'two at once')
  const { solution } = await ana.fullSolution()
  await hide(app, id)
  const save = {
    params: { solution_id: solution.id },
    body: { field: 'user_story', updates: [{ metric_id: 27, user_story: 'Mine', previous: 'As I knew it' }] },
  }
  const byNumber = await ben.call(saveUserStories, save)
  expect(byNumber.json()).toMatchObject({ code: 'STORY_CHANGED', conflicts: [{ by: 'participant 1' }] })
  await ana.get(giveOwnName, { body: { name: 'Ana' } })
  expect((await ben.call(saveUserStories, save)).json()).toMatchObject({ conflicts: [{ by: 'Ana' }] })
  expect((await (await app.host()).call(saveUserStories, save)).json()).toMatchObject({
    conflicts: [{ by: 'ana@example.org' }],
  })
})

eachEngine('events say who is here by name or number, and the host reads e-mails', async (app) => {
  const { ana, ben, id } = await workshopOf(app, 'followed')
  await ana.get(giveOwnName, { body: { name: 'Ana' } })
  const seen = await app.follow(ben)
  await seen.until('hello')
  await app.tell(ana, { tab: 'tab-of-ana', step: 2 })
  expect((await seen.until('presence')).data.people).toMatchObject([{ email: 'ana@example.org', name: 'Ana' }])
  const watched = await app.follow(await app.host(), undefined, `/api/admin/sessions/${id}/live`)
  await watched.until('hello')

  await hide(app, id)
  const { people } = (await seen.until('presence')).data
  expect(people).toMatchObject([{ tab: 'tab-of-ana', email: 'Ana' }])
  expect((await watched.until('presence')).data.people).toMatchObject([{ email: 'ana@example.org', name: 'Ana' }])
  const late = await app.follow(ben)
  expect(tells(JSON.stringify((await late.until('hello')).data))).toEqual([])
  await ana.get(giveOwnName, { body: { name: null } })
  expect((await seen.until('presence')).data.people).toMatchObject([{ email: 'participant 1' }])
  expect(tells(seen.text.slice(seen.text.lastIndexOf('"Ana"')))).toEqual([])
  for (const stream of [seen, watched, late]) stream.close()
})

eachEngine('no file that a member takes has an e-mail, the host’s has, and both can be imported', async (app) => {
  const { ana, ben, id } = await workshopOf(app, 'taken home')
  const { solution } = await ana.fullSolution('With files')
  await hide(app, id)
  const fileFor = (person: Pick<Workbench, 'call'>, format: string, step?: string) =>
    person.call(exportSolution, { params: { id: solution.id }, query: { format, ...(step && { step }) } })
  for (const step of ['solutions', 'metrics', 'system-requirements']) {
    expect(tells((await fileFor(ben, 'csv', step)).body), step).toEqual([])
  }
  for (const format of ['md', 'json', 'reqif']) expect(tells((await fileFor(ben, format)).body), format).toEqual([])
  const workbook = new Workbook()
  await workbook.xlsx.read(new PassThrough().end((await fileFor(ben, 'xlsx')).rawPayload))
  const cells = JSON.stringify(workbook.worksheets.map((sheet) => sheet.getSheetValues()))
  expect([cells.includes('participant 1'), tells(cells)]).toEqual([true, []])
  const host = await app.host()
  const whole = await host.call(exportWorkshop, { params: { id }, query: { format: 'json' } })
  expect(tells(whole.body)).toEqual(['ana@example.org'])
  expect(tells((await fileFor(host, 'csv', 'solutions')).body)).toEqual(['ana@example.org'])

  const before = (await list(ben)).length
  const file = (await fileFor(ben, 'json')).json<object>()
  await ben.get(importSolutions, { body: file })
  await ben.get(importSolutions, { body: whole.json<object>() })
  // his own, whatever the file says: neither is anybody there twice, nor does he find out whose an e-mail is
  const brought = (await list(ben)).slice(before).map(({ user_email }) => user_email)
  expect(new Set(brought)).toEqual(new Set(['participant 3']))

  // the host's files bring back who they name, and a number must not be taken for whoever has it here
  const importAsHost = async (body: object) => {
    const from = (await list(ben)).length
    expect((await host.call(importIntoWorkshop, { params: { id }, body })).statusCode).toBe(200)
    return new Set((await list(ben)).slice(from).map(({ user_email }) => user_email))
  }
  expect(await importAsHost(file)).toEqual(new Set(['participant 1 (imported)']))
  expect(await importAsHost(whole.json<object>())).toEqual(new Set(['participant 1']))
  await hide(app, id, false)
  const elsewhere = await app.memberOf('where nobody knows them', 'cleo@example.org')
  await elsewhere.get(importSolutions, { body: file })
  expect((await list(elsewhere)).map(({ user_email }) => user_email)).toEqual(['participant 1'])
})

eachEngine('numbers stay with their people, and one is told what the others read', async (app) => {
  const { ana, ben, id } = await workshopOf(app, 'numbered')
  const makes = (user_email: string) =>
    ben.get(createSolution, { body: { solution_name: user_email, primary_fhn: 1, session_id: id, user_email } })
  // those who joined in this order, then whom only solutions name; capital letters do not make somebody else
  await makes('Never.Joined@example.org')
  await makes('BEN@example.org')
  await hide(app, id)
  const cleo = await app.memberOf('numbered', 'cleo@example.org')
  const owners = async () => (await list(ana)).slice(-2).map(({ user_email }) => user_email)
  expect(await owners()).toEqual(['participant 4', 'participant 3'])
  expect(await cleo.get(readMe)).toMatchObject({ email: 'cleo@example.org', known_as: 'participant 5' })
  const dora = await app.memberOf('numbered')
  expect(await dora.get(nameMe, { body: { email: 'dora@example.org' } })).toMatchObject({ known_as: 'participant 6' })
  await hide(app, id, false)
  expect(await cleo.get<object>(readMe)).not.toHaveProperty('known_as')
  await hide(app, id)
  await ben.get(giveOwnName, { body: { name: 'Ben' } })
  expect(await owners()).toEqual(['participant 4', 'Ben'])
  expect(await ben.get(readMe)).toMatchObject({ name: 'Ben', known_as: 'Ben' })
})

eachEngine('while e-mails are hidden, what somebody makes is theirs, whatever e-mail they say', async (app) => {
  const { ben, id } = await workshopOf(app, 'whose e-mail is this')
  await hide(app, id)
  const own = await ben.get<{ known_as: string }>(readMe)
  const body = { solution_name: 'Whose?', primary_fhn: 1, session_id: id, user_email: 'ana@example.org' }
  expect(await ben.get(createSolution, { body })).toMatchObject({ user_email: own.known_as })
})
