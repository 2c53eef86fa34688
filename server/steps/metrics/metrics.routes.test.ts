import { expect } from 'vitest'
import { addMetric, listMetrics, removeMetric, type Metric } from '#contract/metrics.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { undo } from '#contract/undo.ts'
import { readOptionAnalysis } from '#contract/h9-analysis.ts'
import { listSystemRequirements } from '#contract/system-requirements.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'

eachEngine('the catalogue lists 97 metrics with names in place of ids', async (app) => {
  const member = await app.memberOf('catalogue')
  const metrics = await member.get<Metric[]>(listMetrics)
  expect(metrics).toHaveLength(97)
  expect(metrics[0]).toEqual({
    id: 1,
    metric_text: 'Share of patients readmitted to hospital unplanned within 30 days of discharge (%)',
    purposes: ['Health and care'],
    stakeholders: [
      'Patients',
      'Hospital doctors and general practitioners',
      'Nurses and ward staff',
      'Insurers and payers',
    ],
    source: 'OECD health care quality indicators',
  })
})

eachEngine('a metric joins a solution once; the second try is told so', async (app) => {
  const member = await app.memberOf('workshop A')
  const solution = await member.createSolution()
  const add = () => member.call(addMetric, { body: { solution_id: solution.id, metric_id: 7 } })

  expect((await add()).statusCode).toBe(201)
  const second = await add()
  expect(second.statusCode).toBe(409)
  expect(second.json()).toEqual({ error: metricsMessages.alreadyAdded, code: 'METRIC_ALREADY_ADDED' })

  const stranger = await app.memberOf('workshop B')
  expect((await stranger.call(addMetric, { body: { solution_id: solution.id, metric_id: 8 } })).statusCode).toBe(404)
})

eachEngine('a metric outside the catalogue is refused and adds nothing', async (app) => {
  const member = await app.memberOf('unknown metric')
  const solution = await member.createSolution()
  const answer = await member.call(addMetric, { body: { solution_id: solution.id, metric_id: 98 } })
  expect(answer.statusCode).toBe(404)
  expect((await member.stories(solution.id)).metrics).toEqual([])
})

eachEngine('removing a metric takes along all that hangs on it, and undo brings back the same ids', async (app) => {
  const member = await app.memberOf('removal')
  const { solution, option, rating, requirement } = await member.fullSolution()
  const before = await member.stories(solution.id)

  const params = { solution_id: solution.id, metric_id: 27 }
  const removed = await member.call(removeMetric, { params })
  expect(removed.statusCode).toBe(200)
  expect((await member.stories(solution.id)).metrics).toEqual([])
  expect((await member.call(removeMetric, { params })).statusCode).toBe(404)
  const query = { functional_option_id: option.id, virtuous: true }
  expect((await member.call(readOptionAnalysis, { query })).statusCode).toBe(404)

  const { undo: token } = removed.json<{ undo: string }>()
  expect((await member.call(undo, { params: { token } })).statusCode).toBe(200)
  expect(await member.stories(solution.id)).toEqual(before)
  expect(await member.ratings(option.id)).toEqual([rating])
  const requirements = await member.get(listSystemRequirements, { query: { functional_option_id: option.id } })
  expect(requirements).toEqual([requirement])
  expect((await member.call(undo, { params: { token } })).statusCode).toBe(404)
})

eachEngine('undo says so when the metric was added again and worked on meanwhile', async (app) => {
  const member = await app.memberOf('taken')
  const { solution } = await member.fullSolution()
  const removed = await member.get<{ undo: string }>(removeMetric, {
    params: { solution_id: solution.id, metric_id: 27 },
  })
  await member.addMetric(solution.id, 27)
  await member.writeStory(solution.id, 27, 'Another story')
  const answer = await member.call(undo, { params: { token: removed.undo } })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'PLACE_TAKEN' })
})
