import { expect } from 'vitest'
import {
  createSolution,
  deleteSolution,
  listSolutions,
  readSolution,
  updateSolution,
  type Solution,
  type SolutionListItem,
} from '#contract/solutions.ts'
import { dumpDatabase, readRevision } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const list = (member: Workbench) =>
  member.get<SolutionListItem[]>(listSolutions, { query: { session_id: member.sessionId } })

eachEngine('a solution is created with 201 and read back whole', async (app) => {
  const member = await app.memberOf('create')
  const body = { solution_name: '  Cargo bikes ', primary_fhn: 9, session_id: member.sessionId, user_email: 'a@b.org' }
  const answer = await member.call(createSolution, { body })
  expect(answer.statusCode).toBe(201)
  const created = answer.json<Solution>()
  expect(created).toMatchObject({ solution_name: 'Cargo bikes', primary_fhn: 9, p_fhn: 'Freedom', purposes: [] })
  expect(new Date(created.created_at).toISOString()).toBe(created.created_at)
  expect(await member.get(readSolution, { params: { id: created.id } })).toEqual(created)
})

eachEngine('the list names purposes and need, and keeps creation order after edits', async (app) => {
  const member = await app.memberOf('order')
  const first = await member.createSolution({ name: 'B first', fhn: 1 })
  const second = await member.createSolution({ name: 'A second', fhn: 2 })
  await member.setPurposes(second.id, [8, 3])
  await member.get(updateSolution, { params: { id: first.id }, body: { solution_name: 'Z', primary_fhn: 5 } })

  const user_email = 'ana@example.org'
  expect(await list(member)).toEqual([
    { id: first.id, solution_name: 'Z', user_email, purposes: [], p_fhn: 'Participation' },
    {
      id: second.id,
      solution_name: 'A second',
      user_email,
      purposes: ['Mobility and access', 'Environment and climate'],
      p_fhn: 'Protection',
    },
  ])
})

eachEngine('names are 1 to 100 characters after trimming, counted as people count them', async (app) => {
  const member = await app.memberOf('name length')
  const base = { primary_fhn: 9, session_id: member.sessionId, user_email: 'a@b.org' }
  const create = (solution_name: string) => member.call(createSolution, { body: { ...base, solution_name } })
  for (const name of ['x', 'x'.repeat(100), ` ${'x'.repeat(100)}\n`, '🚲'.repeat(100)]) {
    expect((await create(name)).json()).toMatchObject({ solution_name: name.trim() })
  }
  const before = await dumpDatabase(app.db)
  for (const name of ['', '   ', '\u00a0', 'x'.repeat(101), '🚲'.repeat(101), 'a\0b']) {
    expect((await create(name)).statusCode).toBe(400)
  }
  const { id } = (await list(member))[0]!
  expect(
    (await member.call(updateSolution, { params: { id }, body: { ...base, solution_name: ' ' } })).statusCode,
  ).toBe(400)
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('a need outside the catalogue is unknown', async (app) => {
  const member = await app.memberOf('unknown need')
  const { id } = await member.createSolution()
  const before = await dumpDatabase(app.db)
  const body = { solution_name: 'x', primary_fhn: 10, session_id: member.sessionId, user_email: 'a@b.org' }
  expect((await member.call(createSolution, { body })).json()).toMatchObject({ code: 'UNKNOWN_REFERENCE' })
  expect((await member.call(updateSolution, { params: { id }, body })).statusCode).toBe(404)
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('a solution changed meanwhile is not overwritten unseen', async (app) => {
  const member = await app.memberOf('conflict')
  const { id } = await member.createSolution({ name: 'Old', fhn: 1 })
  const seen = { solution_name: 'Old', primary_fhn: 1 }
  const put = (solution_name: string, primary_fhn: number, previous?: object) =>
    member.call(updateSolution, { params: { id }, body: { solution_name, primary_fhn, previous } })

  const ana = await app.memberOf('conflict', 'ana@example.org')
  const jonas = await app.memberOf('conflict', 'jonas@example.org')
  const theirName = { solution_name: 'Theirs', primary_fhn: 1, previous: seen }
  const theirNeed = { solution_name: 'Old', primary_fhn: 2, previous: seen }
  expect((await ana.call(updateSolution, { params: { id }, body: theirName })).statusCode).toBe(200)
  expect((await jonas.call(updateSolution, { params: { id }, body: theirNeed })).json()).toMatchObject({
    solution_name: 'Theirs',
    primary_fhn: 2,
  })
  const before = await dumpDatabase(app.db)
  const at = expect.any(String)
  const conflict = await put('Mine', 3, seen)
  expect(conflict.statusCode).toBe(409)
  expect(conflict.json()).toMatchObject({
    code: 'SOLUTION_CHANGED',
    conflicts: [
      { solution_name: 'Theirs', by: 'ana@example.org', at },
      { primary_fhn: 2, by: 'jonas@example.org', at },
    ],
  })
  // what the editor left alone is no conflict
  expect((await put('Mine', 1, seen)).json()).toMatchObject({
    conflicts: [{ solution_name: 'Theirs', by: 'ana@example.org', at }],
  })
  expect((await put('Theirs', 2, seen)).statusCode).toBe(200)
  expect(await dumpDatabase(app.db)).toEqual(before)

  expect((await put('Last write wins', 3)).json()).toMatchObject({
    solution_name: 'Last write wins',
    p_fhn: 'Affection',
  })
})

eachEngine('saving a solution as it is raises no revision', async (app) => {
  const member = await app.memberOf('unchanged solution')
  const { id } = await member.createSolution({ name: 'Same', fhn: 9 })
  const revision = await readRevision(app.db, member.sessionId)
  await member.get(updateSolution, { params: { id }, body: { solution_name: ' Same ', primary_fhn: 9 } })
  expect(await readRevision(app.db, member.sessionId)).toBe(revision)
  await member.get(updateSolution, { params: { id }, body: { solution_name: 'Other', primary_fhn: 9 } })
  expect(await readRevision(app.db, member.sessionId)).toBe(revision + 1)
})

eachEngine('a deleted solution is gone with all that hangs on it, and cannot be deleted twice', async (app) => {
  const member = await app.memberOf('deletion')
  const { solution } = await member.fullSolution()
  const { id } = solution
  expect((await member.call(deleteSolution, { params: { id } })).json()).toMatchObject({ undo: expect.any(String) })
  expect(await list(member)).toEqual([])
  expect((await member.call(readSolution, { params: { id } })).statusCode).toBe(404)
  expect((await member.call(deleteSolution, { params: { id } })).statusCode).toBe(404)
  const { user_stories = [], solution_purposes = [], solution_stakeholders = [] } = await dumpDatabase(app.db)
  const left = [...user_stories, ...solution_purposes, ...solution_stakeholders].map((row) => JSON.parse(row) as object)
  expect(left.filter((row) => 'solution_id' in row && row.solution_id === id)).toEqual([])
})

eachEngine('ids are never used again', async (app) => {
  const member = await app.memberOf('fresh ids')
  const { id } = await member.createSolution()
  await member.get(deleteSolution, { params: { id } })
  expect((await member.createSolution()).id).toBeGreaterThan(id)
})
