import { once } from 'node:events'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { deleteSolution } from '#contract/solutions.ts'
import { readChain, type Chain } from '#contract/chain.ts'
import { listMetrics, removeMetric } from '#contract/metrics.ts'
import { importIntoWorkshop, type ExportDocument } from '#contract/exports.ts'
import { addOwnMetric } from '#contract/own-words.ts'
import { changeRoom } from '#contract/room.ts'
import { CatalogueStore } from '../../catalogue/catalogue-store.ts'
import { WorkLimits } from '../../http/quotas/work-limits.ts'
import { workQuotas } from '../../http/quotas/quotas.ts'
import { eachEngine, eachEngineWith } from '../../testing/app/each-engine.ts'
import { parseXml } from '../../testing/app/parse-xml.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import { readCode } from '../../workshop/session-code.ts'
import { findSessionByAnyCode } from '../../workshop/sessions.sql.ts'
import { workshopSource } from './source/export-source.ts'

const SOLUTIONS = 60
/** Long enough that no buffer on the way holds the file, and not to be compressed away. */
const words = (seed: number) =>
  Array.from({ length: 900 }, (_, index) => (seed * 7919 + index * 1299) % 99_991).join(' ')

/** A workshop whose files are too large to be sent in one go. */
async function largeWorkshop(app: TestApp, title: string) {
  const ana = await app.memberOf(title)
  const solutions = Array.from({ length: SOLUTIONS }, (_, index) => ({
    solution_name: `Solution ${index}`,
    user_email: 'ana@example.org',
    primary_fhn: { name: 'Freedom' },
    purposes: [{ name: 'Mobility and access' }],
    stakeholders: [],
    user_stories: [{ metric: { id: 27, name: '' }, user_story: words(index), functional_options: [] }],
  }))
  const metric = (await ana.get<{ id: number; metric_text: string }[]>(listMetrics)).find(({ id }) => id === 27)!
  for (const { user_stories } of solutions) user_stories[0]!.metric.name = metric.metric_text
  const body: ExportDocument = { format: 'ninefold-workshop', version: 1, solutions }
  const imported = await (await app.host()).call(importIntoWorkshop, { params: { id: ana.sessionId }, query: {}, body })
  const ids = imported.json<{ solutions: { id: number }[] }>().solutions.map(({ id }) => id)
  return { ana, ids }
}

/** The answer as it comes; nothing more is sent than was asked for. */
async function open(app: TestApp, workshop: string, format: string) {
  const { jar } = await app.host()
  const url = `/api/admin/sessions/${workshop}/export?format=${format}`
  const answer = await app.fastify.inject({ url, cookies: Object.fromEntries(jar), payloadAsStream: true })
  expect(answer.statusCode).toBe(200)
  return { stream: answer.stream(), leave: () => answer.raw.res.destroy() }
}

async function rest(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

eachEngine('what changes while a workshop is sent is not in the file, and nothing in it leads nowhere', async (app) => {
  const { ana, ids } = await largeWorkshop(app, 'changes meanwhile')
  const { stream } = await open(app, ana.sessionId, 'reqif')
  await once(stream, 'readable')
  const beginning = stream.read() as Buffer
  for (const id of ids.slice(1)) await ana.get(deleteSolution, { params: { id } })
  const xml = parseXml(Buffer.concat([beginning, await rest(stream)]).toString())
  expect(xml.querySelectorAll('SPECIFICATION')).toHaveLength(SOLUTIONS)
  expect(xml.querySelectorAll('SPEC-RELATION')).toHaveLength(SOLUTIONS)
})

eachEngine('a word that comes while a file is asked for has its name in it', async (app) => {
  const ana = await app.memberOf('own word meanwhile')
  const { solution } = await ana.fullSolution()
  const asked = (await findSessionByAnyCode(app.db.read, readCode(ana.sessionId)))!
  await (await app.host()).call(changeRoom, { params: { id: ana.sessionId }, body: { own_words: true } })
  const body = { solution_id: solution.id, metric_text: 'Dry nights', purpose_ids: [3] }
  await ana.get(addOwnMetric, { body })
  const catalogues = await CatalogueStore.open(app.db.read, app.db.write)
  const needs = { times: false, address: undefined, epoch: '' }
  const file = await workshopSource(app.db, catalogues, asked, needs, () => true)
  const names: string[] = []
  for await (const { stories } of file.solutions()) names.push(...stories.map(({ metric_text }) => metric_text))
  expect(names).toContain('Dry nights')
  await file.close()
})

/** More downloads at once than a host may have, and than PostgreSQL's pool has connections. */
const DOWNLOADS = 12
const manyAtOnce = { capacity: DOWNLOADS, queueLength: 0, queueTimeoutMs: 0 }
const host = { person: manyAtOnce, workshop: manyAtOnce, instance: manyAtOnce }
const withManyDownloads = eachEngineWith({
  limits: new WorkLimits({ ...workQuotas, exports: { ...workQuotas.exports, host } }),
})

withManyDownloads(
  'while a download waits for its reader, no connection and no transaction waits with it',
  async (app) => {
    const { ana } = await largeWorkshop(app, 'slow reader')
    const opened = await Promise.all(Array.from({ length: DOWNLOADS }, () => open(app, ana.sessionId, 'json')))
    const streams = opened.map(({ stream }) => stream)
    await Promise.all(streams.map((stream) => once(stream, 'readable')))
    if (app.engine === 'postgres') {
      const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
      and state like 'idle in transaction%'`.execute(app.db.read)
      expect(rows).toEqual([])
    } else {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`.execute(app.db.write)
      expect(rows).toMatchObject([{ busy: 0 }])
    }
    for (const stream of streams) expect(JSON.parse((await rest(stream)).toString()).solutions).toHaveLength(SOLUTIONS)
  },
)

/** Those of this process, where the system lists them: Linux. */
const OPEN_FILES = '/proc/self/fd'
const openSpools = () =>
  readdirSync(OPEN_FILES)
    .map(openFile)
    .filter((file) => file.includes('ninefold-export-'))

function openFile(number: string): string {
  try {
    return readlinkSync(join(OPEN_FILES, number))
  } catch {
    // the one that was open for the listing
    return ''
  }
}

eachEngine('downloads that are broken off leave nothing behind', async (app) => {
  const { ana } = await largeWorkshop(app, 'broken off')
  const abandon = async (format: string) => {
    const { stream, leave } = await open(app, ana.sessionId, format)
    await once(stream, 'readable')
    leave()
  }
  for (const format of ['json', 'reqif', 'xlsx', 'csv', 'md']) {
    await abandon(format)
    await abandon(format)
  }
  if (existsSync(OPEN_FILES)) await expect.poll(openSpools, { timeout: 60_000 }).toEqual([])
  expect(await rest((await open(app, ana.sessionId, 'csv')).stream)).toBeTruthy()
})

eachEngine('a story is answered with all that hangs on it or not at all, whenever somebody removes it', async (app) => {
  const ana = await app.memberOf('chain in one moment')
  for (let round = 0; round < 25; round++) {
    const { solution } = await ana.fullSolution(`Round ${round}`)
    const reading = ana.get<Chain>(readChain, { params: { id: solution.id } })
    const removing = ana.get(removeMetric, { params: { solution_id: solution.id, metric_id: 27 } })
    const [{ stories, options, ratings, requirements }] = await Promise.all([reading, removing])
    const counts = [options.length, ratings.length, requirements.length]
    expect(counts).toEqual(stories.length === 1 ? [1, 1, 1] : [0, 0, 0])
  }
})
