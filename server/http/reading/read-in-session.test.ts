import { brotliDecompressSync } from 'node:zlib'
import { expect, vi } from 'vitest'
import { changeWorkshop, enterWorkshop, loginAsHost } from '#contract/admin.ts'
import { REVISION_HEADER } from '#contract/limits.ts'
import { listMetrics } from '#contract/metrics.ts'
import { readMe } from '#contract/session.ts'
import { listSolutions, readSolution } from '#contract/solutions.ts'
import { readRevision } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { HOST_PASSWORD, type TestApp } from '../../testing/app/test-app.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const list = (member: Workbench, headers = {}) =>
  member.call(listSolutions, { query: { session_id: member.sessionId }, headers })

eachEngine('two sessions at the same revision never see each other’s answers', async (app) => {
  const one = await app.memberOf('revision of one')
  const two = await app.memberOf('revision of two')
  const first = await one.createSolution({ name: 'Of one' })
  await two.createSolution({ name: 'Of two' })
  expect(await readRevision(app.db, one.sessionId)).toBe(await readRevision(app.db, two.sessionId))

  const answer = await list(one)
  expect(answer.json()).toMatchObject([{ solution_name: 'Of one' }])
  expect((await list(two)).json()).toMatchObject([{ solution_name: 'Of two' }])
  // the same address for both
  expect(await one.get(readMe)).toMatchObject({ title: 'revision of one' })
  expect(await two.get(readMe)).toMatchObject({ title: 'revision of two' })
  const withForeignTag = await list(two, { 'if-none-match': String(answer.headers['etag']) })
  expect(withForeignTag.statusCode).toBe(200)

  // ownership is checked before the cache: the answer is there, but not for a stranger
  const read = (member: Workbench) => member.call(readSolution, { params: { id: first.id } })
  expect((await read(one)).statusCode).toBe(200)
  expect((await read(two)).statusCode).toBe(404)
})

eachEngine('an unchanged answer is a 304 by its ETag, until something in the session changes', async (app) => {
  const member = await app.memberOf('etag')
  await member.createSolution()
  const first = await list(member)
  const etag = String(first.headers['etag'])
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect(first.headers[REVISION_HEADER]).toBe(String(await readRevision(app.db, member.sessionId)))

  const second = await list(member, { 'if-none-match': etag })
  expect(second.statusCode).toBe(304)
  expect(second.body).toBe('')
  expect(second.headers['etag']).toBe(etag)

  await member.createSolution({ name: 'Another' })
  const third = await list(member, { 'if-none-match': etag })
  expect(third.statusCode).toBe(200)
  expect(third.json()).toHaveLength(2)
  expect(third.headers['etag']).not.toBe(etag)
})

eachEngine('what the host changes about a workshop is seen at once', async (app) => {
  const member = await app.memberOf('renamed')
  await member.get(readMe)
  await (await app.host()).call(changeWorkshop, { params: { id: member.sessionId }, body: { title: 'New title' } })
  expect(await member.get(readMe)).toMatchObject({ title: 'New title' })
})

/** How often the rows of a list were fetched while this ran. */
async function countFetches(app: TestApp, run: () => Promise<unknown>) {
  const spy = vi.spyOn(app.db.read, 'selectFrom')
  await run()
  const fetches = spy.mock.calls.filter(([table]) => (table as unknown) === 'solutions').length
  spy.mockRestore()
  return fetches
}

eachEngine('however many read the same, the rows are fetched once a revision', async (app) => {
  const member = await app.memberOf('herd')
  const others = await Promise.all(Array.from({ length: 10 }, () => app.memberOf('herd')))
  await member.createSolution()
  const herd = () => Promise.all(others.flatMap((other) => [list(other), list(other)]))
  expect(await countFetches(app, herd)).toBe(1)
  expect(await countFetches(app, herd)).toBe(0)
  await member.createSolution()
  expect(await countFetches(app, herd)).toBe(1)
})

eachEngine('everybody reads what they have just written', async (app) => {
  const member = await app.memberOf('own writes')
  const { id } = await member.createSolution()
  await member.addMetric(id, 27)
  for (let n = 1; n <= 20; n += 1) {
    await member.writeStory(id, 27, `Version ${n}`)
    expect((await member.stories(id)).metrics[0]!.user_story).toBe(`Version ${n}`)
  }
})

eachEngine('answers that differ by person are never shared, nor those of host and member', async (app) => {
  const ana = await app.memberOf('persons', 'ana@example.org')
  const kim = await app.memberOf('persons', 'kim@example.org')
  const nameless = await app.memberOf('persons')
  const host = app.somebody()
  await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  await host.call(enterWorkshop, { params: { id: ana.sessionId } })

  for (let round = 0; round < 2; round += 1) {
    expect(await ana.get(readMe)).toMatchObject({ email: 'ana@example.org', host: false })
    expect(await kim.get(readMe)).toMatchObject({ email: 'kim@example.org', host: false })
    expect(await nameless.get(readMe)).toMatchObject({ email: null, host: false })
    expect((await host.call(readMe)).json()).toMatchObject({ email: null, host: true })
  }
})

eachEngine('long answers are compressed, and the same words', async (app) => {
  const member = await app.memberOf('compression')
  const plain = await member.call(listMetrics)
  const small = await member.call(listMetrics, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.headers['vary']).toContain('accept-encoding')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
})
