import { expect } from 'vitest'
import { changeWorkshop } from '#contract/admin.ts'
import { importIntoWorkshop, importSolutions } from '#contract/exports.ts'
import { sessionMessages } from '#contract/messages/session.ts'
import { forgetParticipant, letGo, listParticipants, type Participant } from '#contract/participants.ts'
import { giveOwnName, leaveSession, nameMe, readMe, validateSession } from '#contract/session.ts'
import { createSolution, deleteSolution, listSolutions } from '#contract/solutions.ts'
import { undo } from '#contract/undo.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

async function people(app: TestApp, id: string) {
  return (await (await app.host()).call(listParticipants, { params: { id } })).json<Participant[]>()
}

async function forget(app: TestApp, id: string, email: string) {
  return (await app.host()).call(forgetParticipant, { params: { id }, body: { email } })
}

function solutionOf({ sessionId }: Workbench, user_email: string) {
  return { solution_name: `By ${user_email.split('@')[0]}`, primary_fhn: 1, session_id: sessionId, user_email }
}

eachEngine('the list holds who joined, and names that only solutions carry', async (app) => {
  const ana = await app.memberOf('listed', 'ana@example.org')
  await app.memberOf('listed', 'ben@example.org')
  await ana.get(createSolution, { body: solutionOf(ana, 'ana@example.org') })
  await ana.get(createSolution, { body: solutionOf(ana, 'guest@example.org') })
  const time = expect.stringMatching(/^\d{4}-.*Z$/)
  const common = { is_forgotten: false, joined_at: time, last_activity: null }
  expect(await people(app, ana.sessionId)).toEqual([
    { ...common, email: 'ana@example.org', solutions: 1, last_activity: time },
    { ...common, email: 'ben@example.org', solutions: 0 },
    { ...common, email: 'guest@example.org', solutions: 1, joined_at: null },
  ])
})

eachEngine(
  'a removed e-mail, and the name that was given with it, is nowhere in the database any more, and the person stays in',
  async (app) => {
    const email = 'forget.me@example.org'
    const ana = await app.memberOf('forgetting', email)
    const key = { 'idempotency-key': 'names-ana' }
    await ana.get(nameMe, { headers: key, body: { email } })
    const given = 'Annabelle of forgetting'
    await ana.get(giveOwnName, { headers: { 'idempotency-key': 'gives-her-name' }, body: { name: given } })
    const kept = await ana.get<{ id: number }>(createSolution, { body: solutionOf(ana, email) })
    const headers = { 'idempotency-key': 'names-her-too' }
    const deleted = await ana.get<{ id: number }>(createSolution, { headers, body: solutionOf(ana, email) })
    const { undo: token } = await ana.get<{ undo: string }>(deleteSolution, { params: { id: deleted.id } })
    const elsewhere = await app.memberOf('forgetting, elsewhere', email)
    await elsewhere.get(createSolution, { body: solutionOf(elsewhere, email) })

    const answer = await forget(app, ana.sessionId, email)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ email: 'participant 1' })
    const query = { session_id: ana.sessionId }
    expect(await ana.get(listSolutions, { query })).toMatchObject([{ id: kept.id, user_email: 'participant 1' }])
    expect(await ana.get(readMe)).toMatchObject({ email: 'participant 1' })

    await ana.get(undo, { params: { token } })
    await ana.get(createSolution, { body: solutionOf(ana, email) })
    const list = await ana.get<{ user_email: string }[]>(listSolutions, { query })
    expect(list.map((solution) => solution.user_email)).toEqual(Array(3).fill('participant 1'))
    expect(await people(app, ana.sessionId)).toMatchObject([
      { email: 'participant 1', solutions: 3, is_forgotten: true },
    ])

    // another workshop is not this one's business, so it is taken out before looking everywhere
    expect(await people(app, elsewhere.sessionId)).toMatchObject([{ email }])
    await forget(app, elsewhere.sessionId, email)
    const left = JSON.stringify(await dumpDatabase(app.db))
    for (const name of [email, given]) expect(left).not.toContain(name)
  },
)

eachEngine('a removed e-mail does not come back under the old cookie, also after close and reopen', async (app) => {
  const email = 'removed@example.org'
  const ana = await app.memberOf('removed for good', email)
  const id = ana.sessionId
  await forget(app, id, email)
  const host = await app.host()
  for (const status of ['closed', 'open']) await host.call(changeWorkshop, { params: { id }, body: { status } })
  const before = await dumpDatabase(app.db)

  // what a browser does that still knows the e-mail
  for (const said of [email, ` ${email} `, 'another@example.org']) {
    await ana.call(validateSession, { query: { id } })
    expect(await ana.get(nameMe, { body: { email: said } })).toMatchObject({ email: 'participant 1', session_id: id })
  }
  expect(await ana.get(readMe)).toMatchObject({ email: 'participant 1' })
  expect(await people(app, id)).toMatchObject([{ email: 'participant 1', is_forgotten: true }])
  expect(await dumpDatabase(app.db)).toEqual(before)

  // whoever logs out first comes as somebody new
  await ana.call(leaveSession)
  await ana.call(validateSession, { query: { id } })
  expect(await ana.get(nameMe, { body: { email: 'new@example.org' } })).toMatchObject({ email: 'new@example.org' })
})

eachEngine('a request repeated after its e-mail was removed is still the same one', async (app) => {
  const email = 'answer.lost@example.org'
  const ana = await app.memberOf('removed between two tries', email)
  const call = { headers: { 'idempotency-key': 'tried-twice' }, body: solutionOf(ana, email) }
  const first = await ana.get<{ id: number }>(createSolution, call)
  await forget(app, ana.sessionId, email)

  expect(await ana.get(createSolution, call)).toEqual({ ...first, user_email: 'participant 1' })
  const list = await ana.get<{ id: number }[]>(listSolutions, { query: { session_id: ana.sessionId } })
  expect(list.map(({ id }) => id)).toEqual([first.id])
})

eachEngine('everybody removed gets a number of their own; a second removal changes nothing', async (app) => {
  const { sessionId } = await app.memberOf('numbers', 'one@example.org')
  await app.memberOf('numbers', 'two@example.org')
  await app.memberOf('numbers', 'three"\\quoted@example.org')
  expect((await forget(app, sessionId, 'two@example.org')).json()).toEqual({ email: 'participant 1' })
  expect((await forget(app, sessionId, 'participant 1')).json()).toEqual({ email: 'participant 1' })
  const both = await Promise.all(
    ['one@example.org', 'three"\\quoted@example.org'].map((email) => forget(app, sessionId, email)),
  )
  const names = both.map((answer) => answer.json<{ email: string }>().email)
  expect(names.toSorted()).toEqual(['participant 2', 'participant 3'])
  const listed = (await people(app, sessionId)).map(({ email }) => email)
  expect(listed.toSorted()).toEqual(['participant 1', 'participant 2', 'participant 3'])
})

eachEngine('an unknown e-mail is not found, and a closed workshop forgets too', async (app) => {
  const { sessionId: id } = await app.memberOf('forgetting when closed', 'late@example.org')
  const before = await dumpDatabase(app.db)
  expect((await forget(app, id, 'nobody@example.org')).statusCode).toBe(404)
  expect((await forget(app, '2222-2222', 'late@example.org')).statusCode).toBe(404)
  expect(await dumpDatabase(app.db)).toEqual(before)
  await (await app.host()).call(changeWorkshop, { params: { id }, body: { status: 'closed' } })
  expect((await forget(app, id, ' late@example.org ')).json()).toEqual({ email: 'participant 1' })
})

eachEngine(
  'a removed e-mail does not come back from another browser, in other letters, or with a file',
  async (app) => {
    const title = 'removed for everybody'
    const dora = await app.memberOf(title, 'Dora@example.org')
    const id = dora.sessionId
    await dora.get(giveOwnName, { body: { name: 'Dora' } })
    await dora.get(createSolution, { body: solutionOf(dora, 'dora@EXAMPLE.org') })
    expect((await forget(app, id, ' DORA@example.org')).json()).toEqual({ email: 'participant 1' })
    expect(JSON.stringify(await dumpDatabase(app.db)).toLowerCase()).not.toContain('dora@example.org')
    expect(await dora.get<object>(readMe)).not.toHaveProperty('name')

    // a new cookie, and clients that never say who they are
    const again = await app.memberOf(title, 'dora@example.org')
    expect(await again.get(readMe)).toMatchObject({ email: 'participant 1' })
    const nameless = await app.memberOf(title)
    await nameless.get(createSolution, { body: solutionOf(nameless, ' Dora@Example.org') })
    const host = await app.host()
    const file = {
      format: 'ninefold-solution',
      version: 1,
      solutions: [
        {
          solution_name: 'Of a file',
          user_email: 'dora@example.org',
          primary_fhn: { id: 9, name: 'Freedom' },
          purposes: [],
          stakeholders: [],
          user_stories: [],
        },
      ],
    }
    await nameless.get(importSolutions, { body: file })
    expect((await host.call(importIntoWorkshop, { params: { id }, body: file })).statusCode).toBe(200)
    expect(await people(app, id)).toMatchObject([{ email: 'participant 1', solutions: 4, is_forgotten: true }])
    expect(JSON.stringify(await dumpDatabase(app.db)).toLowerCase()).not.toContain('"dora@example.org"')
  },
)

eachEngine('nobody is in a workshop twice for the letters of an e-mail', async (app) => {
  const ana = await app.memberOf('in all letters', 'ÅSA@example.org')
  const again = await app.memberOf('in all letters', 'åsa@Example.org ')
  expect(await again.get(readMe)).toMatchObject({ email: 'ÅSA@example.org' })
  expect(await people(app, ana.sessionId)).toHaveLength(1)
})

eachEngine(
  'who was let go is out under every cookie and that e-mail, until let in again; the work stays',
  async (app) => {
    const title = 'let go'
    const ana = await app.memberOf(title, 'ana@example.org')
    const ben = await app.memberOf(title, 'ben@example.org')
    const params = { id: ana.sessionId }
    const query = { session_id: ana.sessionId }
    await ana.get(createSolution, { body: solutionOf(ana, 'ana@example.org') })
    const stream = await app.follow(ana)
    await stream.until('hello')
    const seen = await app.follow(ben)
    await seen.until('hello')
    await app.tell(ana, { tab: 'tab-of-ana' })
    await seen.until('presence', (data) => data.people.length === 1)

    const host = await app.host()
    const letAnaGo = async (let_go: boolean) =>
      (await host.call(letGo, { params, body: { email: 'Ana@example.org', let_go } })).statusCode
    expect(await letAnaGo(true)).toBe(204)
    await stream.until('ended')
    await seen.until('presence', ({ left }) => left.includes('tab-of-ana'))
    const refusal = { code: 'LET_GO', error: sessionMessages.letGo }
    for (const call of [
      () => ana.call(readMe),
      () => ana.call(listSolutions, { query }),
      () => ana.call(createSolution, { body: solutionOf(ana, 'ana@example.org') }),
    ]) {
      const answer = await call()
      expect([answer.statusCode, answer.json()]).toEqual([401, refusal])
    }
    await ana.call(validateSession, { query: { id: ana.sessionId } })
    expect((await ana.call(nameMe, { body: { email: ' ANA@example.org' } })).json()).toEqual(refusal)
    const nameless = await ana.call(createSolution, { body: solutionOf(ana, 'ANA@example.org') })
    expect([nameless.statusCode, nameless.json()]).toEqual([401, refusal])
    expect(await ben.get(listSolutions, { query })).toMatchObject([{ user_email: 'ana@example.org' }])
    expect((await people(app, ana.sessionId))[0]).toMatchObject({
      email: 'ana@example.org',
      let_go: true,
      solutions: 1,
    })

    expect(await letAnaGo(false)).toBe(204)
    expect(await ana.get(nameMe, { body: { email: 'ana@example.org' } })).toMatchObject({ email: 'ana@example.org' })
    expect(await people(app, ana.sessionId)).toHaveLength(2)
    expect((await host.call(letGo, { params, body: { email: 'x@example.org', let_go: true } })).statusCode).toBe(404)
    seen.close()
  },
)

eachEngine('nobody exists twice: an e-mail in other letters is who is there already', async (app) => {
  const ana = await app.memberOf('other letters', 'ana@example.org')
  const made = await ana.get(createSolution, { body: solutionOf(ana, ' Ana@Example.org ') })
  expect(made).toMatchObject({ user_email: 'ana@example.org' })
  expect(await people(app, ana.sessionId)).toMatchObject([{ email: 'ana@example.org', solutions: 1 }])
})
