import { expect } from 'vitest'
import { setSolutionPurposes, readSolution, type Solution, type SolutionPurposes } from '#contract/solutions.ts'
import { listMetricsWithStakeholders, type MetricsWithStakeholders } from '#contract/stakeholders.ts'
import { dumpDatabase, readRevision } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const MOBILITY = 3
const HEALTH = 1
const MOBILITY_METRICS = [8, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35]

const metricIds = async (member: Workbench, id: number) =>
  (await member.stories(id)).metrics.map((row) => row.metric_id).toSorted((a, b) => a - b)
const purposesOf = async (member: Workbench, id: number) =>
  (await member.get<Solution>(readSolution, { params: { id } })).purposes

eachEngine('purposes are replaced; unchanged, also when absent, leaves the metrics', async (app) => {
  const member = await app.memberOf('unchanged')
  const { id } = await member.createSolution()
  const body = { solution_id: id, purpose_ids: [MOBILITY, HEALTH, MOBILITY] }
  const answer = await member.call(setSolutionPurposes, { body })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ solution_id: id, purpose_ids: [1, 3], metrics_action: 'unchanged' })
  await member.addMetric(id, 27)

  await member.setPurposes(id, [8], 'unchanged')
  expect(await purposesOf(member, id)).toEqual(['Environment and climate'])
  expect(await metricIds(member, id)).toEqual([27])
})

eachEngine('add_only adds the metrics of new purposes and keeps what is there', async (app) => {
  const member = await app.memberOf('add only')
  const { solution, option } = await member.fullSolution()
  const before = await member.stories(solution.id)

  // Mobility was there before: only Health is new, and its metric 8 belongs to both.
  await member.setPurposes(solution.id, [MOBILITY, HEALTH], 'add_only')
  expect(await metricIds(member, solution.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 27, 45])
  expect((await member.stories(solution.id)).metrics[0]).toEqual(before.metrics[0])
  expect(await member.ratings(option.id)).toHaveLength(1)
})

eachEngine('add_only without a new purpose adds nothing, and dropping a purpose removes nothing', async (app) => {
  const member = await app.memberOf('nothing new')
  const { id } = await member.createSolution()
  await member.setPurposes(id, [MOBILITY], 'add_only')
  expect(await metricIds(member, id)).toEqual(MOBILITY_METRICS)

  const revision = await readRevision(app.db, member.sessionId)
  await member.setPurposes(id, [MOBILITY], 'add_only')
  expect(await readRevision(app.db, member.sessionId)).toBe(revision)

  await member.setPurposes(id, [9], 'unchanged')
  await member.setPurposes(id, [9, MOBILITY], 'add_only')
  expect(await metricIds(member, id)).toEqual(MOBILITY_METRICS)
})

eachEngine(
  'reset deletes metrics, stories, options, ratings, requirements and stakeholders, and adds none',
  async (app) => {
    const member = await app.memberOf('reset')
    const other = await member.fullSolution('Untouched')
    const untouched = await member.stories(other.solution.id)
    const { solution } = await member.fullSolution('Reset')
    const answer = await member.get<SolutionPurposes>(setSolutionPurposes, {
      body: { solution_id: solution.id, purpose_ids: [HEALTH], metrics_action: 'reset' },
    })
    expect(answer).toEqual({
      solution_id: solution.id,
      purpose_ids: [1],
      metrics_action: 'reset',
      undo: expect.any(String),
      took: expect.objectContaining({ kind: 'reset', metrics: 1 }),
    })

    expect(await metricIds(member, solution.id)).toEqual([])
    expect(await purposesOf(member, solution.id)).toEqual(['Health and care'])
    await member.addMetric(solution.id, 27)
    const query = { params: { id: solution.id } }
    const { metrics } = await member.get<MetricsWithStakeholders>(listMetricsWithStakeholders, query)
    expect(metrics[0]).toMatchObject({ stakeholder: '', user_story: '', functional_options: [] })
    expect(metrics[0]!.potential_stakeholders.some((person) => person.already_added)).toBe(false)
    expect(await member.stories(other.solution.id)).toEqual(untouched)
  },
)

eachEngine('a wrong action, no purpose or an unknown purpose changes nothing', async (app) => {
  const member = await app.memberOf('wrong purposes')
  const { solution } = await member.fullSolution()
  const before = await dumpDatabase(app.db)
  const set = async (purpose_ids: number[], metrics_action?: string) =>
    (await member.call(setSolutionPurposes, { body: { solution_id: solution.id, purpose_ids, metrics_action } }))
      .statusCode
  expect(await set([1], 'RESET')).toBe(400)
  expect(await set([1], '')).toBe(400)
  expect(await set([])).toBe(400)
  expect(await set([1, 12], 'reset')).toBe(404)
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('purposes changed meanwhile are not overwritten unseen', async (app) => {
  const member = await app.memberOf('purposes conflict')
  const { id } = await member.createSolution()
  await (await app.memberOf('purposes conflict', 'ana@example.org')).setPurposes(id, [1, 3])
  const set = (purpose_ids: number[], previous?: number[]) =>
    member.call(setSolutionPurposes, { body: { solution_id: id, purpose_ids, previous, metrics_action: 'add_only' } })
  const before = await dumpDatabase(app.db)

  const conflict = await set([2], [1])
  expect(conflict.statusCode).toBe(409)
  expect(conflict.json()).toMatchObject({
    code: 'SOLUTION_CHANGED',
    conflicts: [{ purpose_ids: [1, 3], by: 'ana@example.org' }],
  })
  expect((await set([3, 1], [])).statusCode).toBe(200)
  expect(await dumpDatabase(app.db)).toEqual(before)

  expect((await set([2], [3, 1])).statusCode).toBe(200)
  expect((await set([4])).statusCode).toBe(200)
  expect(await purposesOf(member, id)).toEqual(['Home and neighbourhood'])
})
