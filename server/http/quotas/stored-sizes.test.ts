import { Readable } from 'node:stream'
import { expect, vi } from 'vitest'
import { listWorkshops, type WorkshopOverview } from '#contract/admin.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { importIntoWorkshop, importSolutions } from '#contract/exports.ts'
import { addFunctionalOption } from '#contract/functional-options.ts'
import { addMetric } from '#contract/metrics.ts'
import { deleteSolution } from '#contract/solutions.ts'
import { deleteForGood, listTrash } from '#contract/trash.ts'
import { eachEngineWith } from '../../testing/app/each-engine.ts'
import { largeDocument } from '../../testing/app/large-document.ts'
import { TurnedClock } from '../../testing/app/turned-clock.ts'
import { readStoredSize } from './stored-size.sql.ts'

const clock = new TurnedClock()
const eachEngine = eachEngineWith({ clock, workshopQuota: 600_000 })

eachEngine('a full workshop refuses writes until the host has deleted something for good', async (app) => {
  const member = await app.memberOf('stored size', 'ana@example.org')
  const { id } = await app.workshop('stored size')
  const fill = async (solution_id: number) => {
    const story = await member.call(addMetric, { body: { solution_id, metric_id: 1 } })
    const { user_story_id } = story.json<{ user_story_id: number }>()
    return (number: number, key = `fill-${solution_id}-${number}`) => {
      const body = { user_story_id, functional_option: `${number} `.padEnd(9000, 'x') }
      const headers = { 'idempotency-key': key, 'content-length': String(JSON.stringify(body).length) }
      return member.call(addFunctionalOption, { body, headers })
    }
  }
  const large = await member.createSolution({ name: 'Large' })
  const write = await fill(large.id)
  const writeElsewhere = await fill((await member.createSolution({ name: 'Small' })).id)
  let acknowledged = 0
  let last = await write(0)
  for (; last.statusCode === 201 && acknowledged < 200; acknowledged += 1) last = await write(acknowledged + 1)
  expect(last.statusCode).toBe(413)
  expect(last.json<ErrorBody>().code).toBe('WORKSHOP_FULL')
  expect(acknowledged).toBeGreaterThan(10)

  const { id: session } = await app.db.read
    .selectFrom('sessions')
    .select('id')
    .where('code', '=', id.replace('-', ''))
    .executeTakeFirstOrThrow()
  const stored = await readStoredSize(app.db.read, session)
  expect(stored).toBeGreaterThan(acknowledged * 9000 * 2)
  expect(stored).toBeLessThan(600_000)

  // other workshops write on, and kept responses are still returned
  await (await app.memberOf('stored size of others')).createSolution({ name: 'Other' })
  expect((await write(1)).statusCode).toBe(201)

  // a deletion alone frees nothing: the trash counts, and so do kept responses
  expect((await member.call(deleteSolution, { params: { id: large.id } })).statusCode).toBe(200)
  const host = await app.host()
  const { entries } = (await host.call(listTrash, { params: { id }, query: {} })).json<{
    entries: { undo: string }[]
  }>()
  expect((await host.call(deleteForGood, { params: { token: entries[0]!.undo } })).statusCode).toBe(204)
  await app.db.write.deleteFrom('idempotency_keys').where('scope', 'like', 'session %').execute()
  await app.db.write.deleteFrom('activity').where('solution_id', '=', large.id).execute()
  expect((await writeElsewhere(1)).statusCode).toBe(413)
  await vi.waitFor(async () => {
    clock.turn(5000)
    expect((await writeElsewhere(2)).statusCode).toBe(201)
  })
})

/** An export of about this many bytes. */
const documentOf = (bytes: number) => largeDocument(Math.ceil(bytes / BYTES_OF_ONE))
const BYTES_OF_ONE = JSON.stringify(largeDocument(1)).length

eachEngine('imports by the host count as well', async (app) => {
  const host = await app.host()
  const { id } = await app.workshop('stored size of imports')
  const importing = (bytes: number, dry_run = false) =>
    host.call(importIntoWorkshop, { params: { id }, query: { dry_run }, body: documentOf(bytes) })
  expect((await importing(100_000)).statusCode).toBe(200)
  for (const dry_run of [true, false]) {
    const refused = await importing(150_000, dry_run)
    expect(refused.statusCode).toBe(413)
    expect(refused.json<ErrorBody>().code).toBe('WORKSHOP_FULL')
  }
  expect((await importing(5000)).statusCode).toBe(200)
  const workshops = (await host.call(listWorkshops)).json<WorkshopOverview[]>()
  const made = documentOf(100_000).solutions.length + documentOf(5000).solutions.length
  expect(workshops.find((workshop) => workshop.id === id)).toMatchObject({ solutions: made })
})

eachEngine(
  'an import into a full workshop is refused although nothing was written there since the start',
  async (app) => {
    const host = await app.host()
    const { id } = await app.workshop('full before the start')
    const session = await app.db.read
      .selectFrom('sessions')
      .select('id')
      .where('code', '=', id.replace('-', ''))
      .executeTakeFirstOrThrow()
    await app.db.write
      .insertInto('idempotency_keys')
      .values({
        scope: 'session 0',
        key: 'large',
        fingerprint: '',
        status: 200,
        answer: 'x'.repeat(700_000),
        session_id: session.id,
        created_at: new Date().toISOString(),
      })
      .execute()
    const refused = await host.call(importIntoWorkshop, { params: { id }, query: {}, body: documentOf(5000) })
    expect(refused.statusCode).toBe(413)
  },
)

eachEngine('a body without a length counts as much as it is long', async (app) => {
  const member = await app.memberOf('stored size of chunks', 'ana@example.org')
  const importing = () =>
    app.fastify.inject({
      method: 'POST',
      url: importSolutions.path,
      headers: { 'content-type': 'application/octet-stream' },
      cookies: Object.fromEntries(member.jar),
      payload: Readable.from([Buffer.from(JSON.stringify(documentOf(150_000)))]),
    })
  expect((await importing()).statusCode).toBe(200)
  expect((await importing()).statusCode).toBe(413)
})
