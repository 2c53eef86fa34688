import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { openDatabase } from '../server/db/open-database.ts'
import { freshReadMs, join, median, ratings, reads } from './load.ts'
import { runBareLoop, startBareServer, startProduct } from './processes.ts'
import type { Row } from './report.ts'
import { seedWorkshop, type SeededWorkshop } from './seed.ts'

const ROUNDS = 3
const SECONDS = 1
const OTHER_WORKSHOPS = 99

interface Figures {
  list: number
  table: number
  save: number
  freshTable: number
}

/** The first three rows of the targets: reads and writes beside bare programs, and beside themselves in a full house. */
export async function measureApi(engine: 'SQLite' | 'PostgreSQL', databaseUrl: string | undefined): Promise<Row[]> {
  const folder = mkdtempSync(path(tmpdir(), 'ninefold-bench-'))
  const place = { dataDir: folder, databaseUrl }
  try {
    const seeded = await inDatabase(place, (db) => seedWorkshop(db, 'Measured'))
    const alone = await measureProduct(place, seeded, folder)
    await inDatabase(place, async (db) => {
      for (let number = 1; number <= OTHER_WORKSHOPS; number++) await seedWorkshop(db, `Other ${number}`)
    })
    const crowded = await measureProduct(place, seeded, folder)
    return rowsOf(engine, alone, crowded)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function inDatabase<T>(
  place: { dataDir: string; databaseUrl: string | undefined },
  work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(place)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Product and bare programs take turns, so that a slow minute of the machine is slow for both. */
async function measureProduct(
  place: { dataDir: string; databaseUrl: string | undefined },
  { code, solutionId, optionId }: SeededWorkshop,
  folder: string,
): Promise<{ product: Figures; bare: Figures }> {
  const product = await startProduct({
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  })
  try {
    const cookie = await join(product.url, code)
    const list = `/api/solutions?session_id=${code}`
    const table = `/api/user_stories_table/${solutionId}`
    // not counted: a server that has just started still compiles what it runs
    for (const warmUp of [list, table]) await reads({ url: product.url + warmUp, cookie, seconds: SECONDS })
    await ratings({ url: product.url, cookie, seconds: SECONDS }, optionId)
    const rounds: { product: Figures; bare: Figures }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        product: {
          list: await reads({ url: product.url + list, cookie, seconds: SECONDS }),
          table: await reads({ url: product.url + table, cookie, seconds: SECONDS }),
          save: await ratings({ url: product.url, cookie, seconds: SECONDS }, optionId),
          freshTable: await freshReadMs(product.url, cookie, table, optionId, 100),
        },
        bare: {
          list: await bareReads(product.url + list, cookie, folder),
          table: await bareReads(product.url + table, cookie, folder),
          save: await runBareLoop(path(folder, `bare-${round}.db`), SECONDS * 1000),
          freshTable: 0,
        },
      })
    }
    return { product: medians(rounds.map((round) => round.product)), bare: medians(rounds.map((round) => round.bare)) }
  } finally {
    await product.stop()
  }
}

async function bareReads(address: string, cookie: string, folder: string): Promise<number> {
  const file = path(folder, 'answer.json')
  writeFileSync(file, Buffer.from(await (await fetch(address, { headers: { cookie } })).arrayBuffer()))
  const bare = await startBareServer(file)
  try {
    return await reads({ url: bare.url, seconds: SECONDS })
  } finally {
    await bare.stop()
  }
}

function medians(rounds: Figures[]): Figures {
  const of = (figure: keyof Figures) => median(rounds.map((round) => round[figure]))
  return { list: of('list'), table: of('table'), save: of('save'), freshTable: of('freshTable') }
}

type Measured = Awaited<ReturnType<typeof measureProduct>>

function rowsOf(engine: 'SQLite' | 'PostgreSQL', alone: Measured, crowded: Measured): Row[] {
  const rate = (value: number) => `${Math.round(value)}/s`
  const beside = (what: string, figure: 'list' | 'table' | 'save', target: number): Row => ({
    what: `${what} (${engine})`,
    measured: rate(alone.product[figure]),
    yardstick: rate(alone.bare[figure]),
    ratio: alone.product[figure] / alone.bare[figure],
    // the targets are the embedded database's; the bare loop has no PostgreSQL to wait for
    target: engine === 'SQLite' ? { atLeast: target } : undefined,
  })
  const grown = (what: string, ratio: number, measured: string, yardstick: string): Row => ({
    what: `${what}, 100 workshops to 1 (${engine})`,
    measured,
    yardstick,
    ratio,
    target: { atMost: 1.3 },
  })
  const slowdown = (figure: 'list' | 'table' | 'save') => {
    // each beside its own bare run, which takes out what the machine did meanwhile
    const before = alone.product[figure] / alone.bare[figure]
    const after = crowded.product[figure] / crowded.bare[figure]
    return grown(NAMES[figure], before / after, rate(crowded.product[figure]), rate(alone.product[figure]))
  }
  return [
    beside(NAMES.list, 'list', 0.4),
    beside(NAMES.table, 'table', 0.4),
    beside(NAMES.save, 'save', 0.5),
    slowdown('list'),
    slowdown('table'),
    slowdown('save'),
    grown(
      'Rows after a change',
      crowded.product.freshTable / alone.product.freshTable,
      `${crowded.product.freshTable.toFixed(2)} ms`,
      `${alone.product.freshTable.toFixed(2)} ms`,
    ),
  ]
}

const NAMES = {
  list: 'Read 200 solutions',
  table: 'Read 20 rows, 60 options',
  save: 'Save 9 ratings, on disk',
}
