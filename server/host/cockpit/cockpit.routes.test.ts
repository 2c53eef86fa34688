import { expect } from 'vitest'
import { listWorkshops, type WorkshopOverview } from '#contract/admin.ts'
import { followWorkshop, readCockpit, type Cockpit } from '#contract/cockpit.ts'
import { deleteSolution, readSolutionProgress } from '#contract/solutions.ts'
import { tellPresence } from '#contract/live.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { Workbench } from '../../testing/app/workbench.ts'
import type { TestApp } from '../../testing/app/test-app.ts'

async function cockpit(app: TestApp, id: string) {
  const answer = await (await app.host()).call(readCockpit, { params: { id } })
  expect(answer.statusCode).toBe(200)
  return answer.json<Cockpit>()
}

eachEngine('the cockpit counts every solution as its own step bar does', async (app) => {
  const member = await app.memberOf('watched', 'ana@example.org')
  const full = await member.fullSolution('Full')
  const second = await member.addMetric(full.solution.id, 1)
  await member.addOption(second, 'Not rated')
  const [rating] = await member.rate(full.option.id, 3, 4, false)
  await member.addRequirement(rating!.id, 'One.')
  await member.addRequirement(rating!.id, 'Two.')
  await member.rate(full.option.id, 2, 1)
  await member.rate(full.option.id, 9, 5)
  const empty = await member.createSolution({ name: 'Empty', fhn: 2 })
  await (await app.memberOf('not watched')).fullSolution('Of others')

  const seen = await cockpit(app, member.sessionId)
  expect(seen).toMatchObject({ id: member.sessionId, title: 'watched', status: 'open', participants: 1 })
  expect(seen.catalogue).toBe('Default catalogue 1.0.0')
  expect(seen.solutions.map(({ solution_name }) => solution_name)).toEqual(['Full', 'Empty'])
  for (const [index, { id }] of [full.solution, empty].entries()) {
    const progress = await member.get(readSolutionProgress, { params: { id } })
    expect(seen.solutions[index]).toMatchObject({ id, progress, last_activity: expect.stringMatching(/Z$/) })
  }
  expect(seen.solutions[0]!.progress.requirements).toBe(3)
})

eachEngine(
  'the cockpit tells what was done last, by whom and to which solution, and nothing of others',
  async (app) => {
    const ana = await app.memberOf('deeds watched', 'ana@example.org')
    const { solution, storyId } = await ana.fullSolution('Full')
    for (const n of [1, 2, 3, 4, 5, 6]) await ana.addOption(storyId, `Option ${n}`)
    await (await app.memberOf('deeds elsewhere')).createSolution()
    const { deeds } = await cockpit(app, ana.sessionId)
    expect(deeds.map(({ deed }) => deed.text?.to)).toEqual([6, 5, 4, 3, 2, 1].map((n) => `Option ${n}`))
    expect(deeds[0]).toMatchObject({ solution_name: 'Full', deed: { kind: 'option_added', email: 'ana@example.org' } })

    await ana.call(deleteSolution, { params: { id: solution.id } })
    const [last] = (await cockpit(app, ana.sessionId)).deeds
    expect(last).toMatchObject({ solution_name: null, deed: { kind: 'solution_deleted' } })
  },
)

eachEngine('a workshop without solutions is an empty cockpit; one that does not exist is none', async (app) => {
  const { id } = await app.workshop('nothing to watch')
  expect((await cockpit(app, id)).solutions).toEqual([])
  const answer = await (await app.host()).call(readCockpit, { params: { id: '2222-2222' } })
  expect(answer.statusCode).toBe(404)
})

eachEngine('the host sees who is here and where, and nobody of another workshop', async (app) => {
  const ana = await app.memberOf('people here', 'ana@example.org')
  const { solution } = await ana.fullSolution()
  const other = await app.memberOf('people elsewhere', 'ben@example.org')
  const tell = (member: Workbench, body: object) => member.call(tellPresence, { body })
  await tell(ana, { tab: 'tab-of-ana', solution_id: solution.id, step: 4 })
  await tell(other, { tab: 'tab-of-ben' })
  const host = await app.host()
  const people = async () => (await host.call(readCockpit, { params: { id: ana.sessionId } })).json<Cockpit>().people
  await expect
    .poll(people)
    .toMatchObject([{ tab: 'tab-of-ana', email: 'ana@example.org', solution_id: solution.id, step: 4 }])
  const list = async () => (await host.call(listWorkshops, {})).json<WorkshopOverview[]>()
  expect((await list()).find(({ id }) => id === ana.sessionId)).toMatchObject({ people_now: 1 })
  await tell(ana, { tab: 'tab-of-ana', leaving: true })
  await expect.poll(people).toEqual([])
})

eachEngine('the host follows a workshop without joining it, and hears what its people do', async (app) => {
  const ana = await app.memberOf('followed by the host')
  const other = await app.memberOf('not followed by the host')
  const path = followWorkshop.path.replace('{id}', ana.sessionId)
  const stream = await app.follow(await app.host(), 'tab-of-host', path)
  const { revision, people } = (await stream.until('hello')).data
  // by which the host's page knows that it has missed nothing
  expect(await cockpit(app, ana.sessionId)).toMatchObject({ revision, people })
  const elsewhere = await other.createSolution()
  const { id } = await ana.createSolution()
  await stream.until('change', ({ changes }) => changes.some(({ solution_id }) => solution_id === id))
  expect(stream.text).not.toContain(`"solution_id":${elsewhere.id},`)
  stream.close()
})

eachEngine(
  'the cockpit counts the big screens that show the workshop, and nobody takes one for a person',
  async (app) => {
    const ana = await app.memberOf('on the big screen')
    const host = await app.host()
    const path = followWorkshop.path.replace('{id}', ana.sessionId)
    const screens = async () => (await cockpit(app, ana.sessionId)).screens
    const member = await app.follow(ana)
    const remote = await app.follow(host, 'tab-of-cockpit', path)
    for (const stream of [member, remote]) await stream.until('hello')
    expect(await screens()).toBe(0)

    const wall = await app.follow(host, 'tab-of-wall&as=screen', path)
    await remote.until('presence')
    expect(await screens()).toBe(1)
    // the same tab again, before its former stream is known to be gone
    const again = await app.follow(host, 'tab-of-wall&as=screen', path)
    await again.until('hello')
    wall.close()
    await wall.ended
    expect(await screens()).toBe(1)
    again.close()
    await remote.until('presence')
    expect(await screens()).toBe(0)
    expect((await cockpit(app, ana.sessionId)).people).toEqual([])
    expect(member.events.map(({ name }) => name)).toEqual(['hello'])
    for (const stream of [member, remote]) stream.close()
  },
)
