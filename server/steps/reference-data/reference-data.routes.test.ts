import { expect } from 'vitest'
import { MEASURE_NONE } from '#contract/limits.ts'
import { listMetrics } from '#contract/metrics.ts'
import { listFhns, listMeasures, listPurposes, type Fhn, type Measure, type Purpose } from '#contract/reference-data.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'

eachEngine('a member reads nine FHNs, eleven purposes and five measures, the fifth of them None', async (app) => {
  const member = await app.memberOf('lists')
  const fhns = await member.get<Fhn[]>(listFhns)
  expect(fhns.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(fhns[8]).toMatchObject({ p_fhn: 'Freedom', icon: 'freedom.svg' })

  const purposes = await member.get<Purpose[]>(listPurposes)
  expect(purposes).toHaveLength(11)
  expect(purposes[2]).toMatchObject({ id: 3, purpose: 'Mobility and access' })

  const measures = await member.get<Measure[]>(listMeasures)
  expect(measures.map(({ id }) => id)).toEqual([1, 2, 3, 4, MEASURE_NONE])
  expect(measures[4]).toMatchObject({ measure: 'None', effect: 'none' })
})

eachEngine('a host who is in no session reads the default catalogue', async (app) => {
  const member = await app.memberOf('default catalogue')
  const host = await app.host()
  for (const endpoint of [listFhns, listPurposes, listMeasures, listMetrics]) {
    const answer = await host.call(endpoint)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(await member.get(endpoint))
  }
})

eachEngine('a session keeps the catalogue it was opened with', async (app) => {
  const member = await app.memberOf('own catalogue')
  const document = { name: 'Small', version: '1', fhns: [{ id: 1, p_fhn: 'Only' }], measures: [], purposes: [] }
  const { id } = await app.db.write
    .insertInto('catalogues')
    .values({
      name: 'Small',
      version: '1',
      document: JSON.stringify({ ...document, stakeholder_categories: [], stakeholders: [], metrics: [] }),
      created_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db.write
    .updateTable('sessions')
    .set((set) => ({ catalogue_id: id, revision: set('revision', '+', 1) }))
    .where('code', '=', member.sessionId.replace('-', ''))
    .execute()

  expect(await member.get<Fhn[]>(listFhns)).toEqual([{ id: 1, p_fhn: 'Only' }])
  expect(await (await app.memberOf('default beside it')).get<Fhn[]>(listFhns)).toHaveLength(9)
})
