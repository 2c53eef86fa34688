import { expect } from 'vitest'
import { copyWorkshop, type Workshop } from '#contract/admin.ts'
import { readDeletion, type Deletion } from '#contract/deletions.ts'
import { exportSolution, exportWorkshop, importSolutions, type ExportDocument } from '#contract/exports.ts'
import {
  addGroup,
  changeGroup,
  chooseGroup,
  listGroups,
  listHostGroups,
  moveParticipant,
  startGroup,
  type Groups,
  type HostGroups,
} from '#contract/groups.ts'
import { GROUPS_MAX } from '#contract/limits.ts'
import { readRoom } from '#contract/room.ts'
import { deleteSolution, updateSolution } from '#contract/solutions.ts'
import { undo } from '#contract/undo.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { choose, give, groupedWorkshop, removeGroup, switchGroups } from '../../testing/app/grouped-workshop.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const groupsOf = (person: Workbench) => person.get<Groups>(listGroups)
const hostGroups = async (app: TestApp, id: string) =>
  (await (await app.host()).call(listHostGroups, { params: { id } })).json<HostGroups>()
const codeOf = ({ statusCode, json }: { statusCode: number; json: () => object }) => ({ statusCode, ...json() })

eachEngine('a workshop has no groups until the host says so, and then everybody sees them', async (app) => {
  const ana = await app.memberOf('at first', 'ana@example.org')
  const id = ana.sessionId
  await ana.others.makeGroup('North')
  expect(await groupsOf(ana)).toEqual({ made_by: 'nobody', groups: [], own: null, observes: false })
  expect(codeOf(await ana.call(startGroup, { body: { name: 'Mine' } }))).toMatchObject({ code: 'NO_GROUPS' })

  expect(await ana.get(readRoom)).not.toHaveProperty('groups')

  await switchGroups(app, id, 'host')
  expect(await ana.get(readRoom)).toMatchObject({ groups: true })
  expect(await groupsOf(ana)).toMatchObject({ made_by: 'host', groups: [{ name: 'North', people: 0 }], own: null })
  const refused = await ana.call(startGroup, { body: { name: 'Mine' } })
  expect(codeOf(refused)).toMatchObject({ statusCode: 403, code: 'GROUPS_BY_HOST' })

  await switchGroups(app, id, 'everybody')
  const mine = await ana.get<Groups>(startGroup, { body: { name: ' Mine ' } })
  expect(mine.groups.map(({ name, people }) => [name, people])).toEqual([
    ['North', 0],
    ['Mine', 1],
  ])
  expect(mine.own).toBe(mine.groups[1]!.id)
  for (const name of ['mine', ' MINE ']) {
    expect(codeOf(await ana.call(startGroup, { body: { name } }))).toMatchObject({ code: 'GROUP_NAME_TAKEN' })
  }
})

eachEngine('one is in one group, in none, or looks on; nobody without a name chooses', async (app) => {
  const { north, south, ana, otto } = await groupedWorkshop(app, 'choosing')
  expect(await groupsOf(otto)).toMatchObject({ own: null, observes: true })
  await choose(ana, south)
  expect(await groupsOf(ana)).toMatchObject({ own: south, observes: false })
  // who looks on is in no group, whatever the call says
  await choose(ana, north, true)
  expect(await groupsOf(ana)).toMatchObject({ own: null, observes: true })
  await choose(ana, null)
  expect(await groupsOf(ana)).toMatchObject({ own: null, observes: false })

  const nameless = await app.memberOf('choosing')
  expect(codeOf(await nameless.call(chooseGroup, { body: { group_id: north } }))).toMatchObject({ code: 'NAMELESS' })
  const elsewhere = await groupedWorkshop(app, 'choosing elsewhere')
  const foreign = await ana.call(chooseGroup, { body: { group_id: elsewhere.north } })
  expect(foreign.statusCode).toBe(404)
})

eachEngine(
  'a solution belongs to the group of whoever makes it, and to another when the host gives it',
  async (app) => {
    const { id, north, south, ana, ben, cleo } = await groupedWorkshop(app, 'belonging')
    const own = await ana.createSolution()
    const ofNobody = await cleo.createSolution()
    const idsOf = ({ groups }: HostGroups | Groups) => groups.map(({ solution_ids }) => solution_ids)
    expect(idsOf(await groupsOf(ben))).toEqual([[own.id], []])
    expect(idsOf(await give(app, id, ofNobody.id, south))).toEqual([[own.id], [ofNobody.id]])
    const rename = { body: { solution_name: 'Renamed', primary_fhn: 2 } }
    expect((await cleo.call(updateSolution, { ...rename, params: { id: ofNobody.id } })).statusCode).toBe(403)
    expect(idsOf(await give(app, id, own.id, null))).toEqual([[], [ofNobody.id]])
    expect((await cleo.call(updateSolution, { ...rename, params: { id: own.id } })).statusCode).toBe(200)
    expect(north).not.toBe(south)
  },
)

eachEngine('the host moves people, renames, removes and brings back; nothing of another workshop', async (app) => {
  const { id, north, south, ana } = await groupedWorkshop(app, 'moving')
  const other = await groupedWorkshop(app, 'not moved')
  const { call } = await app.host()
  const before = await hostGroups(app, other.id)
  const params = { id }
  await call(moveParticipant, { params, body: { email: 'ana@example.org', group_id: south } })
  expect(await groupsOf(ana)).toMatchObject({ own: south })
  for (const body of [
    { email: 'stranger@example.org', group_id: south },
    { email: 'ana@example.org', group_id: other.south },
  ])
    expect((await call(moveParticipant, { params, body })).statusCode).toBe(404)

  const rename = { params: { id, group_id: south }, body: { name: 'North' } }
  expect((await call(changeGroup, rename)).json()).toMatchObject({ code: 'GROUP_NAME_TAKEN' })
  await removeGroup(app, id, north)
  expect((await call(changeGroup, rename)).json<HostGroups>().groups).toMatchObject([{ id: south, name: 'North' }])
  const taken = await removeGroup(app, id, north, false)
  expect(taken.json()).toMatchObject({ code: 'GROUP_NAME_TAKEN' })

  await removeGroup(app, id, south)
  expect(await groupsOf(ana)).toMatchObject({ own: null, groups: [] })
  await removeGroup(app, id, south, false)
  expect(await groupsOf(ana)).toMatchObject({ own: south, groups: [{ name: 'North', people: 2 }] })
  const missing = await call(changeGroup, { params: { id, group_id: other.north }, body: { removed: true } })
  expect(missing.statusCode).toBe(404)
  expect(await hostGroups(app, other.id)).toEqual(before)
})

eachEngine('there are so many groups and no more', async (app) => {
  const { sessionId: id } = await app.memberOf('full of groups')
  const { call } = await app.host()
  for (let made = 0; made < GROUPS_MAX; made += 1) {
    expect((await call(addGroup, { params: { id }, body: { name: `Table ${made}` } })).statusCode).toBe(201)
  }
  const before = await dumpDatabase(app.db)
  const answer = await call(addGroup, { params: { id }, body: { name: 'One more' } })
  expect(answer.json()).toMatchObject({ code: 'TOO_MANY_GROUPS' })
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('whatever changes about groups is told live, and choosing the same again is not', async (app) => {
  const { id, south, ana, ben } = await groupedWorkshop(app, 'told')
  const follower = await app.follow(ben)
  const toldOf = { kind: 'groups_changed', solution_id: null, subject_id: null }
  const isTold = async () => (await follower.until('change')).data.changes
  await follower.until('hello')
  await choose(ana, south)
  expect(await isTold()).toEqual([toldOf])
  await choose(ana, south)
  const params = { id }
  await (await app.host()).call(moveParticipant, { params, body: { email: 'ben@example.org', group_id: null } })
  expect(await isTold()).toEqual([toldOf])
  await switchGroups(app, id, 'nobody')
  expect(await isTold()).toEqual([toldOf])
  const solution = await ana.createSolution()
  expect(await isTold()).toMatchObject([{ kind: 'solution_created', solution_id: solution.id }])
  follower.close()
})

eachEngine('a solution that comes back is its group’s as before, and only those who may bring it back', async (app) => {
  const { id, ana, abe, ben } = await groupedWorkshop(app, 'coming back')
  const solution = await ana.createSolution()
  const { undo: token } = await ana.get<{ undo: string }>(deleteSolution, { params: { id: solution.id } })
  const deletionFor = (person: Workbench) => person.get<Deletion>(readDeletion, { query: { solution_id: solution.id } })
  expect(await deletionFor(ben)).toMatchObject({ by: 'ana@example.org' })
  expect(await deletionFor(ben)).not.toHaveProperty('way_back')
  expect(await deletionFor(abe)).toMatchObject({ way_back: { undo: token } })
  expect(codeOf(await ben.call(undo, { params: { token } }))).toMatchObject({ code: 'OTHER_GROUP' })
  await abe.get(undo, { params: { token } })
  expect((await hostGroups(app, id)).groups).toMatchObject([{ solution_ids: [solution.id] }, { solution_ids: [] }])
})

eachEngine('files name the group of each solution, and what is imported is nobody’s', async (app) => {
  const { id, ana, ben } = await groupedWorkshop(app, 'in files')
  const { solution } = await ana.fullSolution('Bikes')
  await ben.createSolution({ name: 'Trams' })
  const params = { id }
  const { call } = await app.host()
  const fileOf = async (query: object) => (await call(exportWorkshop, { params, query: { ...query } })).body
  const document = JSON.parse(await fileOf({ format: 'json' })) as ExportDocument
  expect(document.solutions.map(({ group }) => group)).toEqual(['North', 'South'])
  const csv = await fileOf({ format: 'csv', step: 'solutions' })
  expect(csv.split('\r\n').map((line) => line.split(',').at(-1))).toEqual(['Group', 'North', 'South', ''])
  expect(await fileOf({ format: 'md' })).toContain('- Group: North\n')

  await ana.get(importSolutions, { query: { dry_run: false }, body: document })
  const owned = (await hostGroups(app, id)).groups.flatMap(({ solution_ids }) => solution_ids)
  expect(owned).toHaveLength(2)

  await switchGroups(app, id, 'nobody')
  const own = await ana.call(exportSolution, { params: { id: solution.id }, query: { format: 'json' } })
  expect(own.body).not.toContain('"group"')
  expect(await fileOf({ format: 'csv', step: 'solutions' })).not.toContain('Group')
})

eachEngine('a copy has the same groups, with nobody in them and none of the solutions', async (app) => {
  const { id, south, ana } = await groupedWorkshop(app, 'groups copied')
  await ana.createSolution()
  await removeGroup(app, id, south)
  const { call } = await app.host()
  const copied = await call(copyWorkshop, { params: { id }, body: { title: 'Copy', with_solutions: true } })
  expect(await hostGroups(app, copied.json<Workshop>().id)).toMatchObject({
    made_by: 'host',
    groups: [{ name: 'North', solution_ids: [] }],
    removed: [],
    people: [],
  })
  // and those of the original have what they had
  expect((await hostGroups(app, id)).groups).toMatchObject([{ name: 'North', solution_ids: [expect.any(Number)] }])
})
