import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { ExportDocument, SolutionDocument } from '#contract/exports.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { importBesideOthers, importInto } from '../../testing/app/import-beside-others.ts'
import { largeDocument } from '../../testing/app/large-document.ts'
import type { TestApp } from '../../testing/app/test-app.ts'

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
  await importInto(app, id, largeDocument(1))
  // as PostgreSQL does by itself some minutes after a start
  await sql`analyze`.execute(app.db.write)
  const before = await countRows(app)
  expect((await importInto(app, id, largeDocument(500))).statusCode).toBe(200)
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

// a fifth of what the deep tests bring in
importBesideOthers(1000)

eachEngine('a large file with a fault in its last solution makes nothing', async (app) => {
  const { id } = await app.workshop('large import, broken')
  const before = await dumpDatabase(app.db)
  const faults: [(document: ExportDocument) => void, unknown][] = [
    [
      ({ solutions }) => (solutions.at(-1)!.solution_name = ''),
      'solutions.299.solution_name: found nothing, expected 1 to 100 characters.',
    ],
    [
      ({ solutions }) => (solutions.at(-1)!.primary_fhn.name = 'Sleep'),
      expect.stringMatching(
        /^solutions\.299\.primary_fhn: found “Sleep”, expected a need of this workshop’s catalogue: /,
      ),
    ],
    [
      ({ solutions }) => solutions.push([] as unknown as SolutionDocument),
      'solutions.300: found a list of 0 entries, expected a JSON object.',
    ],
  ]
  for (const [spoil, sentence] of faults) {
    const document = largeDocument(300)
    spoil(document)
    const refused = await importInto(app, id, document)
    expect(refused.json()).toMatchObject({ error: sentence })
    expect(await dumpDatabase(app.db)).toEqual(before)
  }
})
