import { expect } from 'vitest'
import { readChain, type Chain } from '#contract/chain.ts'
import { exportSolution, importIntoWorkshop } from '#contract/exports.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { openSecond, rateSilently, reveal, setShare, silentWorkshop } from '../../testing/app/silent-workshop.ts'

eachEngine('files carry how many chose what in revealed rounds; an import leaves that to its readers', async (app) => {
  const { ana, ben, id, solution, option } = await silentWorkshop(app, 'counted')
  await setShare(app, id, 60)
  const eve = await app.memberOf('counted', 'eve@example.org')
  for (const [person, measure] of [
    [ana, 1],
    [ben, 1],
    [eve, 4],
  ] as const) {
    await rateSilently(person, option.id, { 2: measure })
    await rateSilently(person, option.id, { 2: 3 }, false)
  }
  const read = async (format: string, step?: string) =>
    (await ana.call(exportSolution, { params: { id: solution.id }, query: { format, ...(step && { step }) } })).body
  const head =
    'Solution ID,Solution,Option ID,Functional Option,FHN,Direction,Round,Measure,People,Of,Share set,Share reached,Have changed\r\n'
  expect(await read('csv', 'silent-rating')).toBe(`\uFEFF${head}`)
  expect(await read('json')).not.toContain('silent_rounds')

  await reveal(app, id, { functional_option_id: option.id, virtuous: true })
  // the second round is hidden, like the other direction
  await openSecond(app, id)
  for (const person of [ana, ben, eve]) await rateSilently(person, option.id, { 2: 2 })
  const chain = await ana.get<Chain>(readChain, { params: { id: solution.id } })
  expect(chain.silent_rounds).toEqual([
    {
      functional_option_id: option.id,
      virtuous: true,
      round: 1,
      people: 3,
      share: 60,
      spread: [
        { fhn_id: 2, measure: 1, people: 2 },
        { fhn_id: 2, measure: 4, people: 1 },
      ],
    },
  ])
  const need = chain.fhns.find(({ id: fhnId }) => fhnId === 2)!.p_fhn
  const [synergic, inhibiting] = [1, 4].map((measure) => chain.measures.find((each) => each.id === measure)!.measure)
  const where = `${solution.id},${solution.solution_name},O${option.id},${chain.options[0]?.functional_option}`
  expect((await read('csv', 'silent-rating')).split('\r\n').slice(1)).toEqual([
    `${where},${need},Virtuous,1,${synergic},2,3,60%,Yes,`,
    `${where},${need},Virtuous,1,${inhibiting},1,3,60%,,`,
    '',
  ])
  expect(await read('md')).toContain(
    `| ${need} | Virtuous | 1 | 2 ${synergic}, 1 ${inhibiting} | 66%, threshold of 60% reached |  |`,
  )
  const file = await read('json')
  expect(file).toContain('"silent_rounds"')

  const elsewhere = await app.memberOf('where it is imported', 'ana@example.org')
  const options = { params: { id: elsewhere.sessionId }, body: JSON.parse(file) as object }
  const answer = await (await app.host()).call(importIntoWorkshop, options)
  expect(answer.statusCode).toBe(importIntoWorkshop.status)
  const rounds = await app.db.read.selectFrom('silent_rounds').select('functional_option_id').distinct().execute()
  expect(rounds).toEqual([{ functional_option_id: option.id }])
})
