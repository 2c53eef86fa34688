import { expect } from 'vitest'
import { changeWorkshop, replaceSessionId, type Workshop } from '#contract/admin.ts'
import { nameMe, readMe, validateSession, type Me } from '#contract/session.ts'
import { createSolution, listSolutions } from '#contract/solutions.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'

async function replace(app: TestApp, id: string) {
  const answer = await (await app.host()).call(replaceSessionId, { params: { id } })
  expect(answer.statusCode).toBe(200)
  return answer.json<Workshop>()
}

eachEngine('with a new ID people who are in stay in, also with the former one', async (app) => {
  const member = await app.memberOf('replaced', 'ana@example.org')
  const solution = await member.createSolution()
  const { id, title } = await replace(app, member.sessionId)
  expect(id).not.toBe(member.sessionId)
  expect(title).toBe('replaced')

  for (const session_id of [member.sessionId, id]) {
    const list = await member.get(listSolutions, { query: { session_id } })
    expect(list).toMatchObject([{ id: solution.id }])
    expect((await member.call(validateSession, { query: { id: session_id } })).json()).toEqual({ valid: true })
    expect(await member.get<Me>(readMe)).toMatchObject({ session_id: id, email: 'ana@example.org' })
  }
  await member.createSolution({ name: 'Written under the former ID' })
})

eachEngine('whoever joins with the new ID is told the former ones, under which drafts may be kept', async (app) => {
  const { id: former } = await app.workshop('drafts kept')
  const { id } = await replace(app, former)
  const person = app.somebody()
  await person.call(validateSession, { query: { id } })
  const me = await person.call(nameMe, { body: { email: 'ana@example.org' } })
  expect(me.json()).toMatchObject({ session_id: id, former_ids: [former] })
})

eachEngine('a former ID never joins anybody, and names no session to a stranger', async (app) => {
  const { id: former } = await app.workshop('former')
  const { id: second } = await replace(app, former)
  const { id: current } = await replace(app, second)
  for (const id of [former, second]) {
    const person = app.somebody()
    const answer = await person.call(validateSession, { query: { id } })
    expect(answer.json()).toEqual({ valid: false })
    expect(answer.cookies).toEqual([])
    const stranger = await app.memberOf('stranger to it')
    expect((await stranger.call(listSolutions, { query: { session_id: id } })).statusCode).toBe(403)
    expect((await stranger.call(validateSession, { query: { id } })).json()).toEqual({ valid: false })
  }
  expect((await app.somebody().call(validateSession, { query: { id: current } })).json()).toEqual({ valid: true })
})

eachEngine('the host finds a workshop by a former ID too', async (app) => {
  const { id: former } = await app.workshop('found by former')
  const { id } = await replace(app, former)
  const host = await app.host()
  const renamed = await host.call(changeWorkshop, { params: { id: former }, body: { title: 'Renamed' } })
  expect(renamed.json()).toMatchObject({ id, title: 'Renamed' })
  const body = { solution_name: 'x', primary_fhn: 1, session_id: former, user_email: 'h@example.org' }
  expect((await host.call(createSolution, { body })).statusCode).toBe(201)
})

eachEngine('IDs replaced at the same time are all remembered', async (app) => {
  const member = await app.memberOf('replaced at once')
  const host = await app.host()
  const call = () => host.call(replaceSessionId, { params: { id: member.sessionId } })
  const answers = await Promise.all(Array.from({ length: 5 }, call))
  const ids = answers.map((answer) => answer.json<Workshop>().id)
  expect(new Set(ids).size).toBe(5)
  for (const session_id of [member.sessionId, ...ids]) {
    expect((await member.call(listSolutions, { query: { session_id } })).statusCode).toBe(200)
  }
})
