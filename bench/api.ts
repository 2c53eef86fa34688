import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { openDatabase } from '../server/db/open-database.ts'
import type { Place } from './databases.ts'
import { freshReadMs, join, reads, savedPerSecond, type Write, type Writer } from './load.ts'
import { runBareLoop, startBareServer, startProduct } from './processes.ts'
import { reported, type Row, type Spread } from './report.ts'
import { inTurns, median, ratios, spreadOf } from './rounds.ts'
import { seedWorkshop } from './seed.ts'

const SECONDS = 0.4
/** A server that has just started still compiles what it runs: the way of a write is the longest. */
const WARM_UP_SECONDS = { reads: 0.5, writes: 3 }
const WORKSHOPS = 100
/** How many of them are written in at once, to see whether they keep each other waiting. */
const AT_ONCE = 4
const GROWTH_TARGET = 1.3
type Engine = 'SQLite' | 'PostgreSQL'

/**
 * Reads and writes beside bare programs that do the same without a product around, and beside themselves in a database of a
 * hundred workshops. `alone` and `crowded` are databases of the same engine.
 */
export async function measureApi(engine: Engine, alone: Place, crowded: Place): Promise<Row[]> {
  const one = await open(alone, 1)
  const many = await open(crowded, WORKSHOPS)
  try {
    return [
      ...(await measureReads(engine, one, many)),
      ...(await measureWrites(engine, one, many)),
      await measureFresh(engine, one, many),
    ]
  } finally {
    await one.stop()
    await many.stop()
  }
}

type Opened = Awaited<ReturnType<typeof open>>

/** A product on a database with so many workshops, and somebody in the first few of them. */
async function open(place: Place, workshops: number) {
  const db = await openDatabase(place)
  const seeded = []
  for (let number = 1; number <= workshops; number++) seeded.push(await seedWorkshop(db, `Workshop ${number}`))
  await db.close()
  const product = await startProduct({
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  })
  const writers: Writer[] = []
  for (const workshop of seeded.slice(0, AT_ONCE))
    writers.push({ ...workshop, cookie: await join(product.url, workshop.code) })
  const [first] = seeded
  if (!first) throw new Error('there is no workshop')
  const addresses = {
    list: `/api/solutions?session_id=${first.code}`,
    table: `/api/user_stories_table/${first.solutionId}`,
  }
  return { url: product.url, stop: () => product.stop(), writers, addresses, place }
}

async function measureReads(engine: Engine, one: Opened, many: Opened): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, name, least] of [
    ['Read 200 solutions', 'list', 0.4],
    ['Read 20 rows, 60 options', 'table', 0.4],
  ] as const) {
    const read = ({ url, writers, addresses }: Opened, seconds = SECONDS) =>
      reads({ url: url + addresses[name], cookie: writers[0]?.cookie ?? '', seconds })
    for (const opened of [one, many]) await read(opened, WARM_UP_SECONDS.reads)
    const both = { alone: () => read(one), crowded: () => read(many) }
    if (engine === 'PostgreSQL') {
      // beside a bare server it would say how long another process takes, for which only one of the two waits
      const rates = await inTurns(both)
      rows.push(reported(`${what} (${engine})`, rate(rates.alone)), grown(what, engine, rates))
      continue
    }
    const bare = await answerFromMemory(one, one.addresses[name])
    try {
      const rates = await inTurns({ ...both, bare: () => reads({ url: bare.url, seconds: SECONDS }) })
      rows.push(beside(`${what} (${engine})`, rates.alone, rates.bare, { atLeast: least }), grown(what, engine, rates))
    } finally {
      await bare.stop()
    }
  }
  return rows
}

/** A server that sends the bytes of one answer of the product, and does nothing else. */
async function answerFromMemory({ url, writers }: Opened, address: string) {
  const folder = mkdtempSync(path(tmpdir(), 'ninefold-bench-'))
  const file = path(folder, 'answer.json')
  const answer = await fetch(url + address, { headers: { cookie: writers[0]?.cookie ?? '' } })
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
  const bare = await startBareServer(file)
  rmSync(folder, { recursive: true })
  return bare
}

async function measureWrites(engine: Engine, one: Opened, many: Opened): Promise<Row[]> {
  const { databaseUrl, dataDir } = one.place
  const bare = (rows: number) =>
    runBareLoop(databaseUrl ? { url: databaseUrl } : { file: path(dataDir, 'bare.db') }, SECONDS, rows)
  const save = ({ url, writers }: Opened, write: Write, at = 1, seconds = SECONDS) =>
    savedPerSecond(url, write, writers.slice(0, at), seconds)

  for (const opened of [one, many]) await save(opened, 'ratings', AT_ONCE, WARM_UP_SECONDS.writes)
  const ratings = await inTurns({
    alone: () => save(one, 'ratings'),
    bare: () => bare(9),
    crowded: () => save(many, 'ratings'),
    atOnce: () => save(many, 'ratings', AT_ONCE),
  })
  for (const write of ['story', 'option'] as const) await save(one, write)
  const small = await inTurns({
    story: () => save(one, 'story'),
    bare: () => bare(1),
    option: () => save(one, 'option'),
  })
  const what = 'Save 9 ratings, on disk'
  return [
    beside(`${what} (${engine})`, ratings.alone, ratings.bare, { atLeast: 0.5 }),
    beside(`Save a story, on disk (${engine})`, small.story, small.bare, undefined),
    beside(`Change an option, on disk (${engine})`, small.option, small.bare, undefined),
    grown(what, engine, ratings),
    beside(`Save in ${AT_ONCE} workshops at once to 1 (${engine})`, ratings.atOnce, ratings.crowded, { atLeast: 0.9 }),
  ]
}

/** Reads that follow a write, so that nothing can come out of the cache. */
async function measureFresh(engine: Engine, one: Opened, many: Opened): Promise<Row> {
  const fresh = ({ url, writers: [writer], addresses }: Opened) => {
    if (!writer) throw new Error('there is nobody to write')
    return freshReadMs(url, writer.cookie, addresses.table, writer.optionIds[0] ?? 0, 30)
  }
  const { alone, crowded } = await inTurns({ alone: () => fresh(one), crowded: () => fresh(many) })
  return growth(`Rows after a change, ${WORKSHOPS} workshops to 1 (${engine})`, ratios(crowded, alone), {
    measured: `${median(crowded).toFixed(2)} ms`,
    yardstick: `${median(alone).toFixed(2)} ms`,
  })
}

const rate = (perSecond: number[]) => `${Math.round(median(perSecond))}/s`

function beside(what: string, rates: number[], yardsticks: number[], target: Row['target']): Row {
  const spread: Spread = spreadOf(ratios(rates, yardsticks))
  return { what, measured: rate(rates), yardstick: rate(yardsticks), ratio: spread.middle, spread, target }
}

/** The product's own rates of the same rounds, so that no yardstick of another minute gets in. */
function grown(what: string, engine: Engine, { alone, crowded }: { alone: number[]; crowded: number[] }): Row {
  return growth(`${what}, ${WORKSHOPS} workshops to 1 (${engine})`, ratios(alone, crowded), {
    measured: rate(crowded),
    yardstick: rate(alone),
  })
}

function growth(what: string, times: number[], said: Pick<Row, 'measured' | 'yardstick'>): Row {
  const spread = spreadOf(times)
  return { what, ...said, ratio: spread.middle, spread, target: { atMost: GROWTH_TARGET } }
}
