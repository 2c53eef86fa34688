import { expect } from 'vitest'
import { stakeholdersMessages } from '#contract/messages/stakeholders.ts'
import {
  addStakeholder,
  listMetricsWithStakeholders,
  removeStakeholder,
  type MetricsWithStakeholders,
} from '#contract/stakeholders.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const RESIDENTS = 1
const read = (member: Workbench, id: number) =>
  member.get<MetricsWithStakeholders>(listMetricsWithStakeholders, { params: { id } })

eachEngine("a solution's metrics come with the stakeholders each could have", async (app) => {
  const member = await app.memberOf('potential')
  const { solution, storyId, option } = await member.fullSolution('Bikes')
  expect(await read(member, solution.id)).toEqual({
    solution_name: 'Bikes',
    metrics: [
      {
        metric_id: 27,
        metric_text: 'Car kilometres avoided per member per month',
        stakeholder: 'Residents',
        user_story: 'As a resident, I want a bike, so that I leave the car.',
        user_story_id: storyId,
        functional_options: [option],
        potential_stakeholders: [
          { id: 1, stakeholder: 'Residents', stakeholder_category: 'Direct users', already_added: true },
          expect.objectContaining({ id: 14, already_added: false }),
          expect.objectContaining({ id: 39, already_added: false }),
          expect.objectContaining({ id: 48, already_added: false }),
        ],
      },
    ],
  })
})

eachEngine('one Add counts for every metric that lists the stakeholder', async (app) => {
  const member = await app.memberOf('one add')
  const { id } = await member.createSolution()
  for (const metric of [27, 2, 1]) await member.addMetric(id, metric)
  const answer = await member.call(addStakeholder, { body: { solution_id: id, stakeholder_id: RESIDENTS } })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual({ solution_id: id, stakeholder_id: RESIDENTS })
  expect((await read(member, id)).metrics.map((row) => row.stakeholder)).toEqual(['Residents', 'Residents', ''])

  await member.addStakeholder(id, 42)
  await member.addStakeholder(id, 2)
  const [, second] = (await member.stories(id)).metrics
  expect(second!.stakeholder.split(', ')).toHaveLength(3)
})

eachEngine('a stakeholder is added once, and an unknown one not at all', async (app) => {
  const member = await app.memberOf('once')
  const { id } = await member.createSolution()
  await member.addStakeholder(id, RESIDENTS)
  const before = await dumpDatabase(app.db)
  const again = await member.call(addStakeholder, { body: { solution_id: id, stakeholder_id: RESIDENTS } })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toEqual({ error: stakeholdersMessages.alreadyAdded, code: 'STAKEHOLDER_ALREADY_ADDED' })
  const unknown = await member.call(addStakeholder, { body: { solution_id: id, stakeholder_id: 50 } })
  expect(unknown.statusCode).toBe(404)
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('removing takes the stakeholder off every metric; one never added is not found', async (app) => {
  const member = await app.memberOf('removal')
  const { solution } = await member.fullSolution()
  const remove = (stakeholder_id: number) =>
    member.call(removeStakeholder, { params: { solution_id: solution.id, stakeholder_id } })
  expect((await remove(2)).statusCode).toBe(404)
  expect((await remove(RESIDENTS)).json()).toMatchObject({ undo: expect.any(String) })
  expect((await read(member, solution.id)).metrics[0]).toMatchObject({ stakeholder: '' })
  expect((await remove(RESIDENTS)).statusCode).toBe(404)
})
