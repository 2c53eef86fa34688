import { expect } from 'vitest'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import {
  addSystemRequirement,
  deleteSystemRequirement,
  findSystemRequirement,
  listSystemRequirements,
  updateSystemRequirement,
  type SystemRequirement,
} from '#contract/system-requirements.ts'
import { dumpDatabase, readRevision } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const list = (member: Workbench, functional_option_id: number) =>
  member.get<SystemRequirement[]>(listSystemRequirements, { query: { functional_option_id } })

eachEngine('requirements of both directions are listed in creation order, also after edits', async (app) => {
  const member = await app.memberOf('order')
  const { option, rating, requirement } = await member.fullSolution()
  const [vicious] = (await member.rate(option.id, 1, 4, false)).filter((entry) => !entry.virtuous)
  const body = { option_analysis_id: vicious!.id, specification: ' Second, untrimmed ' }
  const answer = await member.call(addSystemRequirement, { body })
  expect(answer.statusCode).toBe(201)
  const second = answer.json<SystemRequirement>()
  expect(second).toEqual({ id: expect.any(Number), ...body })
  const third = await member.addRequirement(rating.id, 'Third')

  const edit = { params: { id: requirement.id }, body: { specification: 'Edited' } }
  expect((await member.call(updateSystemRequirement, edit)).statusCode).toBe(200)
  expect(await list(member, option.id)).toEqual([{ ...requirement, specification: 'Edited' }, second, third])
})

eachEngine('a requirement is found by its id alone, until it is deleted', async (app) => {
  const member = await app.memberOf('place')
  const { solution, option, rating, requirement } = await member.fullSolution()
  const asked = { params: { id: requirement.id } }
  const place = { solution_id: solution.id, functional_option_id: option.id, option_analysis_id: rating.id }
  expect(await member.get(findSystemRequirement, asked)).toEqual(place)
  const host = await app.host()
  const told = (await host.call(findSystemRequirement, asked)).json<object>()
  expect(told).toEqual({ ...place, session_id: member.sessionId })
  await member.call(deleteSystemRequirement, asked)
  expect((await member.call(findSystemRequirement, asked)).statusCode).toBe(404)
})

eachEngine('a blank requirement is refused on add and on edit', async (app) => {
  const member = await app.memberOf('blank')
  const { rating, requirement } = await member.fullSolution()
  const before = await dumpDatabase(app.db)
  for (const specification of ['', '  ', '\n']) {
    const add = await member.call(addSystemRequirement, { body: { option_analysis_id: rating.id, specification } })
    expect(add.statusCode).toBe(400)
    const edit = { params: { id: requirement.id }, body: { specification } }
    expect((await member.call(updateSystemRequirement, edit)).statusCode).toBe(400)
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('a requirement changed meanwhile is not overwritten unseen', async (app) => {
  const member = await app.memberOf('conflict')
  const { rating } = await member.fullSolution()
  const requirement = await member.addRequirement(rating.id, 'Old')
  const put = (specification: string, previous?: string) =>
    member.call(updateSystemRequirement, { params: { id: requirement.id }, body: { specification, previous } })
  const ana = await app.memberOf('conflict', 'ana@example.org')
  const theirs = { params: { id: requirement.id }, body: { specification: 'Theirs', previous: 'Old' } }
  expect((await ana.call(updateSystemRequirement, theirs)).statusCode).toBe(200)

  const before = await dumpDatabase(app.db)
  const conflict = await put('Mine', 'Old')
  expect(conflict.statusCode).toBe(409)
  expect(conflict.json()).toEqual({
    error: systemRequirementsMessages.changedMeanwhile,
    code: 'REQUIREMENT_CHANGED',
    conflicts: [{ ...requirement, specification: 'Theirs', by: 'ana@example.org', at: expect.any(String) }],
  })
  expect((await put('Theirs', 'Old')).statusCode).toBe(200)
  expect(await dumpDatabase(app.db)).toEqual(before)
  expect((await put('Last write wins')).json()).toEqual({ ...requirement, specification: 'Last write wins' })
})

eachEngine('saving a requirement as it is raises no revision', async (app) => {
  const member = await app.memberOf('unchanged')
  const { requirement } = await member.fullSolution()
  const revision = await readRevision(app.db, member.sessionId)
  const { id, specification } = requirement
  await member.get(updateSystemRequirement, { params: { id }, body: { specification } })
  expect(await readRevision(app.db, member.sessionId)).toBe(revision)
})

eachEngine('a deleted requirement is gone; twice is not found', async (app) => {
  const member = await app.memberOf('delete')
  const { option, requirement } = await member.fullSolution()
  const remove = () => member.call(deleteSystemRequirement, { params: { id: requirement.id } })
  expect((await remove()).json()).toMatchObject({ undo: expect.any(String) })
  expect(await list(member, option.id)).toEqual([])
  expect((await remove()).statusCode).toBe(404)
})
