import { expect } from 'vitest'
import {
  readOptionAnalysis,
  readOptionAnalysisBoth,
  saveOptionAnalysis,
  type OptionAnalysis,
  type OptionAnalysisBoth,
  type RatingUpdate,
} from '#contract/h9-analysis.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { dumpDatabase, readRevision } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const save = (member: Workbench, updates: RatingUpdate[]) => member.call(saveOptionAnalysis, { body: { updates } })

/** An option, and how one of its cells is rated. */
async function unrated(member: Workbench) {
  const { id } = await member.createSolution()
  const option = await member.addOption(await member.addMetric(id, 27))
  const cell = (fhn_id: number, measure: number, previous?: number | null): RatingUpdate => ({
    functional_option_id: option.id,
    fhn_id,
    virtuous: true,
    measure,
    ...(previous !== undefined && { previous }),
  })
  return { option, cell }
}
const measures = (ratings: OptionAnalysis[]) => ratings.map((rating) => [rating.fhn_id, rating.measure])

eachEngine('nine ratings are saved at once, each direction for itself', async (app) => {
  const member = await app.memberOf('nine')
  const { option, cell } = await unrated(member)
  const nine = Array.from({ length: 9 }, (_, index) => cell(index + 1, (index % 5) + 1))
  const answer = await save(member, nine)
  expect(answer.statusCode).toBe(200)
  const stored = answer.json<OptionAnalysis[]>()
  expect(stored).toEqual(nine.map((rating) => ({ id: expect.any(Number), ...rating })))
  expect(await member.ratings(option.id)).toEqual(stored)

  await member.rate(option.id, 1, 4, false)
  const both = await member.get<OptionAnalysisBoth>(readOptionAnalysisBoth, {
    query: { functional_option_id: option.id },
  })
  expect(both.virtuous).toEqual(stored)
  expect(measures(both.vicious)).toEqual([[1, 4]])
  const query = { functional_option_id: option.id, virtuous: false }
  expect(await member.get(readOptionAnalysis, { query })).toEqual(both.vicious)
})

eachEngine('rating again keeps the id of the rating and the order of the list', async (app) => {
  const member = await app.memberOf('same id')
  const { option, rating } = await member.fullSolution()
  await member.rate(option.id, 1, 2)
  await member.rate(option.id, 9, 4)
  const ratings = await member.ratings(option.id)
  expect(ratings[0]).toEqual({ ...rating, measure: 4 })
  expect(measures(ratings)).toEqual([
    [9, 4],
    [1, 2],
  ])
})

eachEngine('an unknown need or measure, or an option of nowhere, saves none of the ratings', async (app) => {
  const member = await app.memberOf('all or none')
  const { cell } = await unrated(member)
  const before = await dumpDatabase(app.db)
  for (const wrong of [cell(10, 1), cell(1, 6), { ...cell(1, 1), functional_option_id: 2_000_000 }]) {
    expect((await save(member, [cell(2, 2), wrong])).statusCode).toBe(404)
  }
  expect((await save(member, [])).statusCode).toBe(400)
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('a rating changed meanwhile is a conflict, cell by cell, and nothing is saved', async (app) => {
  const member = await app.memberOf('conflict')
  const { option, cell } = await unrated(member)
  const ana = await app.memberOf('conflict', 'ana@example.org')
  await save(ana, [cell(1, 1), cell(2, 2)])
  await save(await app.memberOf('conflict', 'jonas@example.org'), [cell(1, 5), cell(4, 2)])
  await save(member, [cell(1, 1)])
  const before = await dumpDatabase(app.db)
  const answer = await save(member, [cell(1, 3, 1), cell(2, 3, 1), cell(3, 3, 4)])
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toEqual({
    error: h9AnalysisMessages.changedMeanwhile,
    code: 'RATING_CHANGED',
    conflicts: [
      {
        functional_option_id: option.id,
        fhn_id: 2,
        virtuous: true,
        measure: 2,
        by: 'ana@example.org',
        at: expect.any(String),
      },
      { functional_option_id: option.id, fhn_id: 3, virtuous: true, measure: null, by: null, at: null },
    ],
  })
  expect(await dumpDatabase(app.db)).toEqual(before)

  expect((await save(member, [cell(1, 3, 1), cell(2, 2, 5)])).statusCode).toBe(200)
  expect((await save(member, [cell(2, 4)])).statusCode).toBe(200)
  expect(measures(await member.ratings(option.id))).toEqual([
    [1, 3],
    [2, 4],
    [4, 2],
  ])
})

eachEngine('a cell the rater left alone never overwrites another one', async (app) => {
  const member = await app.memberOf('left alone')
  const { option, cell } = await unrated(member)
  await save(member, [cell(1, 4)])
  const revision = await readRevision(app.db, member.sessionId)
  expect((await save(member, [cell(1, 1, 1), cell(1, 5, 5)])).statusCode).toBe(200)
  expect(measures(await member.ratings(option.id))).toEqual([[1, 4]])
  expect(await readRevision(app.db, member.sessionId)).toBe(revision)
})

eachEngine('not rated and None are the same to the rater, but None is stored', async (app) => {
  const member = await app.memberOf('null and five')
  const { option, cell } = await unrated(member)
  expect((await save(member, [cell(1, 5, 5), cell(2, 5, null), cell(3, 1, 5)])).statusCode).toBe(200)
  expect(measures(await member.ratings(option.id))).toEqual([
    [1, 5],
    [2, 5],
    [3, 1],
  ])
  expect((await save(member, [cell(1, 2, null)])).statusCode).toBe(200)
  expect((await save(member, [cell(1, 3, null)])).statusCode).toBe(409)
})

eachEngine('of several updates of one cell the last one counts', async (app) => {
  const member = await app.memberOf('twice in one')
  const { option, cell } = await unrated(member)
  await save(member, [cell(1, 1), cell(1, 2)])
  expect(measures(await member.ratings(option.id))).toEqual([[1, 2]])
  await save(member, [cell(1, 3), cell(1, 2)])
  expect(measures(await member.ratings(option.id))).toEqual([[1, 2]])
})

eachEngine('a cell its rater left at None never meets what another rated there meanwhile', async (app) => {
  const member = await app.memberOf('left at None')
  const { option, cell } = await unrated(member)
  await member.rate(option.id, 1, 2)
  expect((await save(member, [cell(1, 5, null), cell(2, 3, null)])).statusCode).toBe(200)
  expect(measures(await member.ratings(option.id))).toEqual([
    [1, 2],
    [2, 3],
  ])
})
