import { expect } from 'vitest'
import { changeWorkshop, enterWorkshop, loginAsHost } from '#contract/admin.ts'
import { tellPresence, type Person } from '#contract/live.ts'
import { dumpDatabase } from '../testing/app/dump-database.ts'
import { eachEngine } from '../testing/app/each-engine.ts'
import { HOST_PASSWORD } from '../testing/app/test-app.ts'

const nowhere = { solution_id: null, step: null, editing: null }

eachEngine('people come, move, edit and leave, and everybody in the workshop is told', async (app) => {
  const ana = await app.memberOf('presence', 'ana@example.org')
  const kim = await app.memberOf('presence', 'kim@example.org')
  const { solution, storyId } = await ana.fullSolution()
  const follower = await app.follow(kim)
  await follower.until('hello')
  const before = await dumpDatabase(app.db)

  await app.tell(ana, { tab: 'tab-of-ana' })
  const { data: joined } = await follower.until('presence')
  const [person] = joined.people
  expect(joined).toEqual({
    people: [{ tab: 'tab-of-ana', participant_id: person?.participant_id, email: 'ana@example.org', ...nowhere }],
    left: [],
  })

  const editing = { kind: 'story', id: storyId } as const
  await app.tell(ana, { tab: 'tab-of-ana', solution_id: solution.id, step: 4, editing })
  const { data: moved } = await follower.until('presence')
  expect(moved).toEqual({ people: [{ ...person, solution_id: solution.id, step: 4, editing }], left: [] })

  // Whoever comes later is greeted with all who are here.
  const later = await app.follow(ana, 'another-tab')
  expect((await later.until('hello')).data.people).toEqual(moved.people)

  await app.tell(ana, { tab: 'tab-of-ana', leaving: true })
  expect((await follower.until('presence')).data).toEqual({ people: [], left: ['tab-of-ana'] })
  expect(await dumpDatabase(app.db)).toEqual(before)
  follower.close()
  later.close()
})

eachEngine('a repetition is no news; somebody without a name is here all the same', async (app) => {
  const member = await app.memberOf('unnamed')
  const follower = await app.follow(member)
  await follower.until('hello')
  for (let times = 0; times < 3; times += 1) await app.tell(member, { tab: 'tab-no-name', step: 1 })
  await app.tell(member, { tab: 'second-tab', step: 2 })
  const told: Person[] = []
  while (told.length < 2) told.push(...(await follower.until('presence')).data.people)
  expect(told.map(({ tab, email, step }) => [tab, email, step])).toEqual([
    ['tab-no-name', null, 1],
    ['second-tab', null, 2],
  ])
  follower.close()
})

eachEngine('a host who has come in is seen as the host and as nobody else; nobody else can say so', async (app) => {
  const member = await app.memberOf('looked into', 'ana@example.org')
  const follower = await app.follow(member)
  await follower.until('hello')
  const host = app.somebody()
  await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  await host.call(enterWorkshop, { params: { id: member.sessionId } })
  await app.tell(host, { tab: 'tab-of-host', step: 2 })
  const { data } = await follower.until('presence')
  const seen = { tab: 'tab-of-host', participant_id: null, email: null, host: true, ...nowhere, step: 2 }
  expect(data).toEqual({ people: [seen], left: [] })

  await member.call(tellPresence, { body: { tab: 'tab-of-ana', host: true } })
  const [ana] = (await follower.until('presence')).data.people
  expect(ana).toMatchObject({ email: 'ana@example.org' })
  expect(ana).not.toHaveProperty('host')
  follower.close()
})

eachEngine("nobody can be on another session's solution, nor in a closed workshop", async (app) => {
  const member = await app.memberOf('own solution')
  const stranger = await app.memberOf('foreign solution')
  const foreign = await stranger.createSolution()
  const follower = await app.follow(member)
  await follower.until('hello')
  const at = (solution_id: number) => member.call(tellPresence, { body: { tab: 'tab-of-mine', solution_id } })

  expect((await at(foreign.id)).statusCode).toBe(404)
  expect((await at(2_147_483_647)).statusCode).toBe(404)
  const own = await member.createSolution()
  expect((await at(own.id)).statusCode).toBe(204)
  const { data } = await follower.until('presence')
  expect(data.people.map(({ solution_id }) => solution_id)).toEqual([own.id])

  const host = await app.host()
  await host.call(changeWorkshop, { params: { id: member.sessionId }, body: { status: 'closed' } })
  expect((await at(own.id)).statusCode).toBe(401)
})
