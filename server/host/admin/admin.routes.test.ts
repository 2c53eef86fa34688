import { expect } from 'vitest'
import {
  changeWorkshop,
  deleteWorkshop,
  enterWorkshop,
  listWorkshops,
  loginAsHost,
  logoutAsHost,
  openWorkshop,
  replaceSessionId,
  type Workshop,
  type WorkshopOverview,
} from '#contract/admin.ts'
import { sessionScreensMessages } from '#contract/messages/shell.ts'
import { nameMe, readMe, validateSession, type Me } from '#contract/session.ts'
import { createSolution, deleteSolution, listSolutions } from '#contract/solutions.ts'
import { deleteSystemRequirement } from '#contract/system-requirements.ts'
import { settleSetting } from '../../db/settings.sql.ts'
import { readCode } from '../../workshop/session-code.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine, eachEngineWith } from '../../testing/app/each-engine.ts'
import { HOST_PASSWORD } from '../../testing/app/test-app.ts'
import { Workbench } from '../../testing/app/workbench.ts'
import { setHostPassword } from '../../http/admission/host-password.ts'

// a new password logs every host out
const onItsOwnApp = eachEngineWith({})

eachEngine('the host password opens the console, any other does not, and logging out ends it', async (app) => {
  const host = app.somebody()
  const wrong = await host.call(loginAsHost, { body: { password: 'wrong' } })
  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toMatchObject({ code: 'WRONG_PASSWORD' })
  expect((await host.call(listWorkshops)).json()).toMatchObject({ code: 'HOST_ONLY' })

  const right = await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  expect(right.statusCode).toBe(204)
  expect(right.body).toBe('')
  expect((await host.call(listWorkshops)).statusCode).toBe(200)

  expect((await host.call(logoutAsHost)).statusCode).toBe(204)
  expect((await host.call(listWorkshops)).statusCode).toBe(401)
})

eachEngine('a workshop is opened with an ID people can read, renamed, closed, reopened and deleted', async (app) => {
  const host = await app.host()
  const opened = await host.call(openWorkshop, { body: { title: '  Spring ' } })
  expect(opened.statusCode).toBe(201)
  const workshop = opened.json<Workshop>()
  expect(workshop).toMatchObject({ title: 'Spring', status: 'open' })
  expect(workshop.id).toMatch(/^[2346789ACDEFGHJKMNPQRTVWXYZ]{4}-[2346789ACDEFGHJKMNPQRTVWXYZ]{4}$/)
  const params = { id: workshop.id.toLowerCase() }

  const change = async (body: object) => (await host.call(changeWorkshop, { params, body })).json<Workshop>()
  expect(await change({ title: ' Summer ' })).toEqual({ ...workshop, title: 'Summer' })
  expect(await change({ status: 'closed' })).toEqual({ ...workshop, title: 'Summer', status: 'closed' })
  expect(await change({ status: 'open' })).toEqual({ ...workshop, title: 'Summer' })
  expect((await host.call(listWorkshops)).json()).toContainEqual(
    expect.objectContaining({ ...workshop, title: 'Summer' }),
  )

  expect((await host.call(deleteWorkshop, { params })).statusCode).toBe(204)
  expect((await host.call(deleteWorkshop, { params })).statusCode).toBe(404)
  expect((await host.call(changeWorkshop, { params, body: { title: 'x' } })).statusCode).toBe(404)
  expect((await app.somebody().call(validateSession, { query: params })).json()).toEqual({ valid: false })
})

eachEngine('the list counts people and solutions, and knows when something last happened', async (app) => {
  const host = await app.host()
  const member = await app.memberOf('counted', 'ana@example.org')
  await app.memberOf('counted', 'ben@example.org')
  await member.createSolution()
  const before = new Date().toISOString()
  await member.fullSolution()
  const { id: emptyId } = await app.workshop('counted, but empty')

  const list = (await host.call(listWorkshops)).json<WorkshopOverview[]>()
  const counted = list.find(({ id }) => id === member.sessionId)
  expect(counted).toMatchObject({ participants: 2, solutions: 2 })
  expect(counted!.last_activity! >= before).toBe(true)
  expect(list.find(({ id }) => id === emptyId)).toMatchObject({ participants: 0, solutions: 0, last_activity: null })
})

eachEngine('a deleted workshop leaves nothing of its own behind', async (app) => {
  const host = await app.host()
  const before = await dumpDatabase(app.db)
  const key = (name: string) => ({ 'idempotency-key': `left-behind-${name}` })
  // as the console does it: every answer is kept for a repetition
  const opened = await host.call(openWorkshop, { headers: key('open'), body: { title: 'Gone for good' } })
  const workshop = opened.json<Workshop>()
  const member = app.somebody()
  await member.call(validateSession, { query: { id: workshop.id } })
  await member.call(nameMe, { headers: key('name'), body: { email: 'gone@example.org' } })
  const bench = new Workbench(member.call, member.jar, workshop.id)
  const { requirement } = await bench.fullSolution()
  await bench.get(deleteSystemRequirement, { params: { id: requirement.id } })
  await bench.get(createSolution, {
    headers: key('solution'),
    body: { solution_name: 'x', primary_fhn: 1, session_id: workshop.id, user_email: 'gone@example.org' },
  })
  await host.call(enterWorkshop, { headers: key('enter'), params: { id: workshop.id } })
  const replaced = await host.call(replaceSessionId, { headers: key('code'), params: { id: workshop.id } })
  const { id } = replaced.json<Workshop>()
  await settleSetting(app.db.write, 'demo_session', readCode(id))

  await host.call(deleteWorkshop, { params: { id } })
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('a workshop needs a title, and its status is open or closed', async (app) => {
  const host = await app.host()
  const { id } = await app.workshop('strict')
  const before = await dumpDatabase(app.db)
  for (const title of ['', '   ', 'x'.repeat(101), undefined]) {
    expect((await host.call(openWorkshop, { body: { title } })).statusCode).toBe(400)
  }
  expect((await host.call(changeWorkshop, { params: { id }, body: { status: 'paused' } })).statusCode).toBe(400)
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('the host enters a workshop and sees it as its people do; a closed one is read-only', async (app) => {
  const member = await app.memberOf('entered')
  const { id: solutionId } = await member.createSolution()
  const host = app.somebody()
  await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  const params = { id: member.sessionId }
  const me = (await host.call(enterWorkshop, { params })).json<Me>()
  const language = 'en'
  expect(me).toEqual({ session_id: params.id, title: 'entered', status: 'open', language, email: null, host: true })
  expect((await host.call(readMe)).json()).toEqual(me)

  await host.call(changeWorkshop, { params, body: { status: 'closed' } })
  expect((await host.call(enterWorkshop, { params })).json()).toMatchObject({ status: 'closed' })
  const list = await host.call(listSolutions, { query: { session_id: params.id } })
  expect(list.json()).toMatchObject([{ id: solutionId }])
  const before = await dumpDatabase(app.db)
  const body = { solution_name: 'x', primary_fhn: 1, session_id: params.id, user_email: 'host@example.org' }
  const refused = await host.call(createSolution, { body })
  expect(refused.statusCode).toBe(423)
  expect(refused.json()).toEqual({ error: sessionScreensMessages.closed, code: 'SESSION_CLOSED' })
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('the host reads and writes any open workshop without entering it', async (app) => {
  const { id } = await app.workshop('from outside')
  const host = await app.host()
  const body = { solution_name: 'By the host', primary_fhn: 1, session_id: id, user_email: 'host@example.org' }
  expect((await host.call(createSolution, { body })).statusCode).toBe(201)
  const list = await host.call(listSolutions, { query: { session_id: id } })
  expect(list.json()).toMatchObject([{ solution_name: 'By the host' }])
  expect((await host.call(listSolutions, { query: { session_id: '2222-2222' } })).statusCode).toBe(404)
})

eachEngine('logging out as the host ends the workshop that was entered, whatever the browser keeps', async (app) => {
  const member = await app.memberOf('entered and left')
  const { id: solutionId } = await member.createSolution()
  const host = app.somebody()
  await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  await host.call(enterWorkshop, { params: { id: member.sessionId } })
  const entered = new Map(host.jar)
  await host.call(logoutAsHost)
  expect([...host.jar.keys()]).not.toContain('ninefold_session')

  const kept = app.somebody()
  kept.jar.set('ninefold_session', entered.get('ninefold_session')!)
  const calls = [
    await kept.call(readMe),
    await kept.call(listSolutions, { query: { session_id: member.sessionId } }),
    await kept.call(deleteSolution, { params: { id: solutionId } }),
  ]
  for (const call of calls) expect(call.json()).toMatchObject({ code: 'NOT_JOINED' })
  kept.jar.set('ninefold_host', entered.get('ninefold_host')!)
  expect((await kept.call(readMe)).json()).toMatchObject({ code: 'NOT_JOINED' })
  expect((await kept.call(listWorkshops)).json()).toMatchObject({ code: 'HOST_ONLY' })
})

eachEngine('logging out as the host leaves a workshop alone that was joined like everybody does', async (app) => {
  const member = await app.memberOf('joined and hosted', 'ana@example.org')
  await member.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  await member.call(logoutAsHost)
  expect((await member.call(readMe)).json()).toMatchObject({ email: 'ana@example.org', host: false })
  // also where it had been entered before
  await member.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  await member.call(enterWorkshop, { params: { id: member.sessionId } })
  await member.call(validateSession, { query: { id: member.sessionId } })
  await member.call(logoutAsHost)
  expect((await member.call(readMe)).json()).toMatchObject({ email: null, host: false })
})

onItsOwnApp('a new host password ends the cookies given for the old one', async (app) => {
  const host = app.somebody()
  await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  const member = await app.memberOf('new password')
  await host.call(enterWorkshop, { params: { id: member.sessionId } })
  await setHostPassword(app.db.write, 'another password')
  expect((await host.call(listWorkshops)).statusCode).toBe(401)
  expect((await host.call(readMe)).json(), 'nor is the entered workshop open').toMatchObject({ code: 'NOT_JOINED' })
  expect((await host.call(loginAsHost, { body: { password: 'another password' } })).statusCode).toBe(204)
  expect((await host.call(listWorkshops)).statusCode).toBe(200)
})
