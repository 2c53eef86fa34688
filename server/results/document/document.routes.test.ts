import { expect } from 'vitest'
import { changeWorkshop } from '#contract/admin.ts'
import { readChain, type Chain } from '#contract/chain.ts'
import { RESULTS_TOKEN_HEADER } from '#contract/limits.ts'
import { updateSolution } from '#contract/solutions.ts'
import { readResultsDocument, readWorkshopDocument, type WorkshopDocument } from '#contract/workshop-document.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'

eachEngine('one answer holds every solution whole, and who worked on which', async (app) => {
  const ana = await app.memberOf('of two people', 'ana@example.org')
  const { solution: first } = await ana.fullSolution('Cargo bikes')
  const ben = await app.memberOf('of two people', 'ben@example.org')
  const second = await ben.createSolution()
  const change = { solution_name: 'Bikes', primary_fhn: 2 }
  await ben.get(updateSolution, { params: { id: first.id }, body: change })

  const params = { id: ana.sessionId }
  const document = await ana.get<WorkshopDocument>(readWorkshopDocument, { params })
  expect(document).toMatchObject({ title: 'of two people', created_at: expect.any(String) })
  const { fhns, measures } = document
  expect(
    document.solutions.map(({ people, ...solution }) => ({ people, chain: { ...solution, fhns, measures } })),
  ).toEqual([
    {
      people: ['ana@example.org', 'ben@example.org'],
      chain: await ana.get<Chain>(readChain, { params: { id: first.id } }),
    },
    { people: ['ben@example.org'], chain: await ana.get<Chain>(readChain, { params: { id: second.id } }) },
  ])
  expect((await (await app.host()).call(readWorkshopDocument, { params })).json()).toEqual(document)
})

eachEngine('its people read it while the workshop is open or shows its results, the host always', async (app) => {
  const ana = await app.memberOf('in every state')
  await ana.fullSolution()
  const host = await app.host()
  const params = { id: ana.sessionId }
  for (const [status, answer] of [
    ['open', 200],
    ['results', 200],
    ['closed', 401],
  ] as const) {
    await host.call(changeWorkshop, { params, body: { status } })
    expect((await ana.call(readWorkshopDocument, { params })).statusCode, status).toBe(answer)
    expect((await host.call(readWorkshopDocument, { params })).statusCode, status).toBe(200)
  }
})

eachEngine('by link it is the same without a name, read again after every change', async (app) => {
  const ana = await app.memberOf('by link', 'ana@example.org')
  const { solution } = await ana.fullSolution('Cargo bikes')
  const headers = { [RESULTS_TOKEN_HEADER]: await ana.others.makeResultsToken() }
  const visit = () => app.somebody().call(readResultsDocument, { headers })

  const first = await visit()
  const { solutions, ...workshop } = await ana.get<WorkshopDocument>(readWorkshopDocument, {
    params: { id: ana.sessionId },
  })
  const ofNobody = solutions.map(({ user_email: _who, people: _whoToo, ...rest }) => rest)
  expect(first.json()).toEqual({ ...workshop, solutions: ofNobody })
  expect(first.body).not.toMatch(/@|email|"people"/)
  expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })

  const again = await app.somebody().call(readResultsDocument, {
    headers: { ...headers, 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  const body = { solution_name: 'Renamed', primary_fhn: 2 }
  await ana.get(updateSolution, { params: { id: solution.id }, body })
  expect((await visit()).json()).toMatchObject({ solutions: [{ solution_name: 'Renamed' }] })
})
