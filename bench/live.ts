import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findPostgresBinaries } from '../scripts/find-postgres.mjs'
import { openDatabase } from '../server/db/open-database.ts'
import { embedded, onPostgres as inPostgres, type Place } from './databases.ts'
import type { Figures, Load, Measured } from './live-load.ts'
import { processorSeconds, residentMegabytes, startBareLive, startProduct, type Running } from './processes.ts'
import { limit, reported, tell, writeResults, type Row } from './report.ts'
import { inTurns, median, ratios, spreadOf } from './rounds.ts'
import { seedRoom } from './seed.ts'

/**
 * A workshop that many follow live: 20 solutions, a writer each with a write every five seconds, the screens of that
 * solution re-reading, everybody's presence every ten seconds. Beside it a bare program under the same load, in turns.
 */
const PEOPLE = 1000
const PEOPLE_ON_TWO = 3000
const ROUNDS = 2
const SECONDS = 15
const EVENT_TARGET = 1.5
const ROWS_TARGET = 2.5

interface Run extends Measured {
  megabytes: number
  /** Microseconds of processor time for each event that reached somebody, with all that the load asks beside it. */
  perEvent: number
}

const since = performance.now()
const rows = await onEmbedded()
if (process.env.TEST_DATABASE_URL || findPostgresBinaries()) rows.push(...(await onPostgres()))
else console.log('No PostgreSQL at hand: its rows are left out.')
tell(rows, since)
console.log(`Written to ${writeResults(rows, 'live')}`)

async function onEmbedded(): Promise<Row[]> {
  console.log(`${PEOPLE} people on one embedded instance, and on a bare program ...`)
  const runs = { product: [] as Run[], bare: [] as Run[] }
  await embedded(ROUNDS, async (places) => {
    const measured = async (name: keyof typeof runs, run: () => Promise<Run>) => runs[name].push(await run())
    const rest = [...places]
    await inTurns(
      {
        product: () => measured('product', () => measureProduct(rest.shift(), 1, PEOPLE)),
        bare: () => measured('bare', measureBare),
      },
      ROUNDS,
    )
  })
  const each = (name: keyof typeof runs, of: (run: Run) => number) => runs[name].map(of)
  const events = each('bare', (run) => run.events.p99)
  const own = (of: (run: Run) => number) => median(each('product', of))
  return [
    beside(
      'Change to event, p99',
      each('product', (run) => run.events.p99),
      events,
      EVENT_TARGET,
    ),
    beside(
      'Change to fresh rows on its screens, p99, beside a bare event',
      each('product', (run) => run.answers.p99),
      events,
      ROWS_TARGET,
    ),
    beside(
      'The same beside fresh rows of the bare program',
      each('product', (run) => run.answers.p99),
      each('bare', (run) => run.answers.p99),
    ),
    beside(
      'Change to event, p50',
      each('product', (run) => run.events.p50),
      each('bare', (run) => run.events.p50),
    ),
    beside(
      'Processor time an event',
      each('product', (run) => run.perEvent),
      each('bare', (run) => run.perEvent),
      undefined,
      'µs',
    ),
    reported('Change to its own answer, p99', inMs(own((run) => run.writes.p99))),
    reported('Change to fresh list with all re-reading, p99', inMs(own((run) => run.answersToAll.p99))),
    none('Streams dropped', Math.max(...each('product', (run) => run.dropped))),
    limit('Memory of the server at its largest', Math.max(...each('product', (run) => run.megabytes)), 250, 'MB'),
    reported('Delay of the measuring program itself, p99', inMs(own((run) => run.ownDelayMs))),
  ]
}

async function onPostgres(): Promise<Row[]> {
  console.log(`${PEOPLE_ON_TWO} people on two instances with PostgreSQL ...`)
  const run = await inPostgres(1, ([place]) => measureProduct(place, 2, PEOPLE_ON_TWO))
  const where = `${PEOPLE_ON_TWO} people on two instances`
  return [
    reported(`Change to event, p50, ${where}`, inMs(run.events.p50)),
    reported(`Change to event, p99, ${where}`, inMs(run.events.p99)),
    reported(`Change to fresh rows on the other instance, p99, ${where}`, inMs(run.answersElsewhere.p99)),
    reported(`Change to fresh list with all re-reading, p99, ${where}`, inMs(run.answersToAll.p99)),
    reported(`Processor time an event, ${where}`, `${run.perEvent.toFixed(1)} µs`),
    none(`Streams dropped, ${where}`, run.dropped),
    reported(`Memory of the larger instance, ${where}`, `${Math.round(run.megabytes)} MB`),
  ]
}

async function measureProduct(place: Place | undefined, instances: number, people: number): Promise<Run> {
  if (!place) throw new Error('there is no database')
  const room = await seed(place)
  const settings = { DATA_DIR: place.dataDir, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) }
  const products = [await startProduct(settings)]
  while (products.length < instances) products.push(await startProduct(settings))
  return measure(products, { ...room, browsers: people, seconds: SECONDS })
}

/** Ids as in the product's room; its table is about as large as one there. */
async function measureBare(): Promise<Run> {
  const bare = await startBareLive('x'.repeat(12_000))
  const solutionIds = Array.from({ length: 20 }, (_, index) => index + 1)
  return measure([bare], { code: 'BARE', solutionIds, browsers: PEOPLE, seconds: SECONDS })
}

async function measure(servers: Running[], load: Omit<Load, 'urls'>): Promise<Run> {
  let megabytes = 0
  const watching = setInterval(() => {
    megabytes = Math.max(megabytes, ...servers.map(({ pid }) => residentMegabytes(pid)))
  }, 200)
  try {
    const measured = await runLoad({ urls: servers.map(({ url }) => url), ...load })
    for (const name of ['writes', 'events', 'answers', 'answersElsewhere', 'answersToAll'] as const)
      tellFigures(name, measured[name])
    const seconds = servers.reduce((sum, { pid }) => sum + processorSeconds(pid), 0)
    return { ...measured, megabytes, perEvent: (seconds * 1e6) / measured.events.count }
  } finally {
    clearInterval(watching)
    for (const server of servers) await server.stop()
  }
}

async function seed(place: Place) {
  const db = await openDatabase(place)
  try {
    return await seedRoom(db, 'Live')
  } finally {
    await db.close()
  }
}

/** In a process of its own: a thousand browsers must not slow down the clock they are measured by. */
async function runLoad(load: Load): Promise<Measured> {
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/bench/live-load.js', JSON.stringify(load)])
  return JSON.parse(stdout) as Measured
}

function tellFigures(name: string, { count, p50, p99, max }: Figures) {
  const figures = [p50, p99, max].map((value) => value.toFixed(1)).join(', ')
  console.log(`  ${name}: ${count} times; p50, p99, max: ${figures} ms`)
}

function beside(what: string, product: number[], bare: number[], most?: number, unit = 'ms'): Row {
  const spread = spreadOf(ratios(product, bare))
  const said = (values: number[]) => `${median(values).toFixed(1)} ${unit}`
  const target = most === undefined ? undefined : { atMost: most }
  return { what, measured: said(product), yardstick: said(bare), ratio: spread.middle, spread, target }
}

function inMs(value: number) {
  return `${value.toFixed(1)} ms`
}

function none(what: string, count: number): Row {
  return { what, measured: String(count), yardstick: '0', ratio: count, target: { atMost: 0 } }
}
