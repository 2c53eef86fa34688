import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { listActivity, type Activity } from '#contract/activity.ts'
import { importIntoWorkshop, type ExportDocument, type ImportReport, type SolutionDocument } from '#contract/exports.ts'
import { createSolution, listSolutions, type SolutionListItem } from '#contract/solutions.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { largeDocument } from '../../testing/app/large-document.ts'
import type { TestApp } from '../../testing/app/test-app.ts'

const into = async (app: TestApp, id: string, body: unknown) =>
  (await app.host()).call(importIntoWorkshop, { params: { id }, query: {}, body })

/** What PostgreSQL has counted of a table: rows inserted, and rows read by going through all of it. */
async function countRows(app: TestApp) {
  const { rows } = await sql<{ inserted: number; scanned: number }>`
    select n_tup_ins::float8 as inserted, seq_tup_read::float8 as scanned
    from pg_stat_user_tables where relname = 'option_analysis'`.execute(app.db.read)
  return rows[0]!
}

eachEngine('a large import stays quick where the tables were known to be small', async (app) => {
  if (app.engine === 'sqlite') return
  const { id } = await app.workshop('large import into small tables')
  await into(app, id, largeDocument(1))
  // as PostgreSQL does by itself some minutes after a start
  await sql`analyze`.execute(app.db.write)
  const before = await countRows(app)
  expect((await into(app, id, largeDocument(500))).statusCode).toBe(200)
  const counted = await vi.waitUntil(
    async () => {
      const after = await countRows(app)
      return after.inserted - before.inserted >= 4000 && after
    },
    { timeout: 60_000 },
  )
  // each of the 4,000 requirements looks for its rating; by an index, not by reading up to 4,000 of them
  expect(counted.scanned - before.scanned).toBeLessThan(100_000)
})

eachEngine('5,000 solutions with 100,000 rows go in, while others read and write', async (app) => {
  const { id } = await app.workshop('large import')
  const other = await app.memberOf('beside a large import')
  const done = new AbortController()
  const importing = into(app, id, largeDocument(5000)).finally(() => done.abort())
  let reads = 0
  const writing = other.get(createSolution, {
    body: { solution_name: 'Meanwhile', primary_fhn: 9, session_id: other.sessionId, user_email: 'ana@example.org' },
  })
  while (!done.signal.aborted) {
    await other.get<SolutionListItem[]>(listSolutions, { query: { session_id: other.sessionId } })
    await new Promise((resolve) => setImmediate(resolve))
    reads += 1
  }
  // readers never wait: there would be a handful if the import had the process to itself
  expect(reads).toBeGreaterThan(50)
  await writing
  const { solutions } = (await importing).json<ImportReport>()
  expect(solutions).toHaveLength(5000)
  const rows = solutions.reduce(
    (sum, { metrics, options, ratings, requirements }) => sum + 1 + metrics + options + ratings + requirements,
    0,
  )
  expect(rows).toBeGreaterThanOrEqual(100_000)
  const last = solutions.at(-1)!
  const ana = await app.memberOf('large import')
  const { deeds } = await ana.get<Activity>(listActivity, { params: { id: last.id! } })
  expect(deeds).toMatchObject([{ kind: 'solution_imported' }])
  const list = await ana.get<SolutionListItem[]>(listSolutions, { query: { session_id: id } })
  expect(list.map((solution) => solution.id)).toEqual(solutions.map((solution) => solution.id))
})

eachEngine('a large file with a fault in its last solution makes nothing', async (app) => {
  const { id } = await app.workshop('large import, broken')
  const before = await dumpDatabase(app.db)
  const faults: [(document: ExportDocument) => void, string][] = [
    [
      ({ solutions }) => (solutions.at(-1)!.solution_name = ''),
      'solutions.999.solution_name must have 1 to 100 characters.',
    ],
    [
      ({ solutions }) => (solutions.at(-1)!.primary_fhn.name = 'Sleep'),
      'solutions.999.primary_fhn: The catalogue of this workshop has no need "Sleep".',
    ],
    [({ solutions }) => solutions.push([] as unknown as SolutionDocument), 'solutions.1000 must be object.'],
  ]
  for (const [spoil, sentence] of faults) {
    const document = largeDocument(1000)
    spoil(document)
    const refused = await into(app, id, document)
    expect(refused.json()).toMatchObject({ error: sentence })
    expect(await dumpDatabase(app.db)).toEqual(before)
  }
})
