import { expect } from 'vitest'
import { changeWorkshop } from '#contract/admin.ts'
import { answerHelp, askForHelp, listAsides, takeBackHelp, writeGroupNote, type Aside } from '#contract/asides.ts'
import { readCockpit, type Cockpit } from '#contract/cockpit.ts'
import { changeRoom } from '#contract/room.ts'
import { deleteSolution } from '#contract/solutions.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { choose, groupedWorkshop, switchGroups } from '../../testing/app/grouped-workshop.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const asidesOf = (person: Workbench, solution_id?: number) =>
  person.get<Aside[]>(listAsides, { query: solution_id === undefined ? {} : { solution_id } })
const ask = (person: Workbench, id: number, body = {}) => person.call(askForHelp, { params: { id }, body })

async function asHost(app: TestApp, id: string, solution_id: number) {
  const { call } = await app.host()
  const params = { id, solution_id }
  return {
    answer: (answer: 'coming' | 'answered') => call(answerHelp, { params, body: { answer } }),
    write: (note: string | null, previous?: string | null) =>
      call(writeGroupNote, { params, body: { note, previous } }),
    row: async () =>
      (await call(readCockpit, { params: { id } })).json<Cockpit>().solutions.find((each) => each.id === solution_id)!,
  }
}

eachEngine('a group asks for help, the host sees who and what about, comes, and it is over', async (app) => {
  const ana = await app.memberOf('helped', 'ana@example.org')
  const ben = await app.memberOf('helped', 'ben@example.org')
  const { id } = await ana.createSolution()
  const host = await asHost(app, ana.sessionId, id)
  expect(await asidesOf(ana, id)).toEqual([])
  expect(await host.row()).toMatchObject({ help: null, note: null })

  const asked = await ask(ana, id, { about: ' Which metrics? ' })
  const help = {
    by: 'ana@example.org',
    about: 'Which metrics?',
    asked_at: expect.stringMatching(/Z$/),
    coming_at: null,
  }
  expect(asked.json()).toEqual({ solution_id: id, help, note: null })
  expect(await asidesOf(ben, id)).toEqual([asked.json()])
  expect((await host.row()).help).toEqual(asked.json<Aside>().help)

  // somebody else says more: it is still the same call, and who was first has asked
  await ask(ben, id, { about: 'And how many?' })
  const { asked_at } = asked.json<Aside>().help!
  expect(await host.row()).toMatchObject({ help: { by: 'ana@example.org', about: 'And how many?', asked_at } })

  expect((await host.answer('coming')).statusCode).toBe(204)
  expect(await asidesOf(ben, id)).toMatchObject([{ help: { coming_at: expect.stringMatching(/Z$/) } }])
  await host.answer('answered')
  expect(await asidesOf(ben, id)).toEqual([])

  await ask(ben, id)
  await host.answer('coming')
  // asked again while the host is on the way, it is a new call
  expect((await ask(ana, id)).json()).toMatchObject({ help: { by: 'ana@example.org', coming_at: null } })
  await ben.call(takeBackHelp, { params: { id } })
  expect(await host.row()).toMatchObject({ help: null })
  const before = await dumpDatabase(app.db)
  expect((await ben.call(takeBackHelp, { params: { id } })).statusCode).toBe(200)
  expect((await host.answer('answered')).statusCode).toBe(204)
  expect((await dumpDatabase(app.db)).help_calls).toEqual(before.help_calls)
})

eachEngine('help is asked for in a freeze too, and neither in results nor at too much length', async (app) => {
  const ana = await app.memberOf('frozen help', 'ana@example.org')
  const { id } = await ana.createSolution()
  const workshop = { params: { id: ana.sessionId } }
  const { call } = await app.host()
  await call(changeRoom, { ...workshop, body: { frozen: true } })
  expect((await ask(ana, id)).statusCode).toBe(200)
  expect((await ask(ana, id, { about: 'x'.repeat(121) })).statusCode).toBe(400)
  await call(changeWorkshop, { ...workshop, body: { status: 'results' } })
  expect((await ask(ana, id)).json()).toMatchObject({ code: 'RESULTS_ONLY' })
})

eachEngine('what is between a group and the host is read by that group alone', async (app) => {
  const { id, ana, abe, ben, cleo, otto, south } = await groupedWorkshop(app, 'asides of groups')
  const ofNorth = await ana.createSolution({ name: 'Of North' })
  const ofNobody = await cleo.createSolution({ name: 'Of nobody' })
  const told = async (person: Workbench, at?: number) =>
    (await asidesOf(person, at)).map(({ solution_id, note }) => [solution_id, note?.text])
  await (await asHost(app, id, ofNorth.id)).write('Secret of North')
  await (await asHost(app, id, ofNobody.id)).write('For whoever is there')
  await ask(ana, ofNorth.id)

  for (const person of [ana, abe]) expect(await told(person)).toEqual([[ofNorth.id, 'Secret of North']])
  expect(await told(ana, ofNobody.id)).toHaveLength(2)
  for (const person of [ben, cleo, otto]) expect(await told(person, ofNorth.id)).toEqual([])
  expect(await told(ben, ofNobody.id)).toEqual([[ofNobody.id, 'For whoever is there']])
  expect(await told(otto, ofNobody.id)).toEqual([])
  expect(await told(await app.memberOf('asides elsewhere'), ofNorth.id)).toEqual([])

  await choose(ana, south)
  expect(await told(ana, ofNorth.id)).toEqual([])
  // without groups a table is known by its solution
  await switchGroups(app, id, 'nobody')
  expect(await told(ben, ofNorth.id)).toEqual([[ofNorth.id, 'Secret of North']])
  expect(await told(ben)).toEqual([])
})

eachEngine(
  'a note that another window changed meanwhile is not written over unseen, and is taken back',
  async (app) => {
    const ana = await app.memberOf('noted', 'ana@example.org')
    const { id } = await ana.createSolution()
    const { write } = await asHost(app, ana.sessionId, id)
    const told = async () => (await asidesOf(ana, id)).map(({ note }) => note?.text)
    expect((await write(' First ', null)).json()).toMatchObject({ note: { text: 'First' } })
    expect(await told()).toEqual(['First'])
    const refused = await write('Second', null)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'NOTE_CHANGED', conflicts: [{ note: 'First', by: null }] })
    expect((await write('First', null)).statusCode).toBe(200)
    expect((await write('x'.repeat(301))).statusCode).toBe(400)
    expect((await write('Second', 'First')).statusCode).toBe(200)
    expect(await told()).toEqual(['Second'])
    await write(null, 'Second')
    expect(await told()).toEqual([])
  },
)

eachEngine('it is told live without a word of it, to this workshop alone, and goes with the solution', async (app) => {
  const ana = await app.memberOf('asides told', 'ana@example.org')
  const other = await app.memberOf('asides not told')
  const { id } = await ana.createSolution()
  const follower = await app.follow(ana)
  await follower.until('hello')
  await ask(ana, id, { about: 'Secret words' })
  await follower.until('change', ({ changes }) => changes.some(({ kind }) => kind === 'help_changed'))
  const { write, answer } = await asHost(app, ana.sessionId, id)
  await write('Secret words')
  const { data } = await follower.until('change', ({ changes }) => changes.some(({ kind }) => kind === 'note_changed'))
  expect(data.changes).toEqual([{ kind: 'note_changed', solution_id: null, subject_id: id }])
  expect(follower.text).not.toContain('Secret')
  follower.close()

  // another workshop's solution is none of this one's
  expect((await (await asHost(app, other.sessionId, id)).answer('coming')).statusCode).toBe(404)
  expect((await (await asHost(app, other.sessionId, id)).write('x')).statusCode).toBe(404)
  await ana.call(deleteSolution, { params: { id } })
  expect((await answer('coming')).statusCode).toBe(404)
  const { help_calls, group_notes } = await dumpDatabase(app.db)
  expect(JSON.stringify([help_calls, group_notes])).not.toContain('Secret words')
})
