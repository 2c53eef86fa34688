import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findPostgresBinaries } from '../scripts/find-postgres.mjs'
import { openDatabase } from '../server/db/open-database.ts'
import { embedded, onPostgres as inPostgres, type Place } from './databases.ts'
import type { Figures, Load, Measured } from './live-load.ts'
import { residentMegabytes, startProduct } from './processes.ts'
import { limit, reported, tell, writeResults, type Row } from './report.ts'
import { seedRoom } from './seed.ts'

/**
 * One workshop with 1,000 people who follow it live: 20 solutions, a writer each with a write every five seconds, the
 * screens of that solution re-reading, everybody's presence every ten seconds.
 */
const BROWSERS = 1000
const SECONDS = 60

const since = performance.now()
const rows = await onEmbedded()
if (process.env.TEST_DATABASE_URL || findPostgresBinaries()) rows.push(...(await onPostgres()))
else console.log('No PostgreSQL at hand: its rows are left out.')
tell(rows, since)
console.log(`Written to ${writeResults(rows, 'live')}`)

async function onEmbedded(): Promise<Row[]> {
  console.log(`${BROWSERS} people on one embedded instance ...`)
  const { measured, megabytes } = await embedded(1, ([place]) => measure(place, 1))
  return [
    limit('Change to event, p99', measured.events.p99, 50, 'ms'),
    reported('Change to event, p50', inMs(measured.events.p50)),
    reported('Change to its own answer, p99', inMs(measured.writes.p99)),
    limit('Change to fresh rows on its screens, p99', measured.answers.p99, 250, 'ms'),
    limit('Change to fresh list with all re-reading, p99', measured.answersToAll.p99, 250, 'ms'),
    none('Streams dropped', measured.dropped),
    limit('Memory of the server at its largest', megabytes, 250, 'MB'),
    reported('Delay of the measuring program itself, p99', inMs(measured.ownDelayMs)),
  ]
}

async function onPostgres(): Promise<Row[]> {
  console.log(`${BROWSERS} people on two instances with PostgreSQL ...`)
  const { measured, megabytes } = await inPostgres(1, ([place]) => measure(place, 2))
  return [
    limit('Change to fresh rows on the other instance, p99', measured.answersElsewhere.p99, 300, 'ms'),
    reported('Change to event, both instances, p50', inMs(measured.events.p50)),
    reported('Change to event, both instances, p99', inMs(measured.events.p99)),
    reported('Change to fresh list with all re-reading, p99', inMs(measured.answersToAll.p99)),
    none('Streams dropped, both instances', measured.dropped),
    limit('Memory of the larger instance', megabytes, 250, 'MB'),
  ]
}

async function measure(
  place: Place | undefined,
  instances: number,
): Promise<{ measured: Measured; megabytes: number }> {
  if (!place) throw new Error('there is no database')
  const room = await seed(place)
  const settings = { DATA_DIR: place.dataDir, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) }
  const products = [await startProduct(settings)]
  while (products.length < instances) products.push(await startProduct(settings))
  let megabytes = 0
  const watching = setInterval(() => {
    megabytes = Math.max(megabytes, ...products.map(({ pid }) => residentMegabytes(pid)))
  }, 200)
  try {
    const measured = await runLoad({
      urls: products.map(({ url }) => url),
      ...room,
      browsers: BROWSERS,
      seconds: SECONDS,
    })
    for (const name of ['writes', 'events', 'answers', 'answersElsewhere', 'answersToAll'] as const)
      tellFigures(name, measured[name])
    return { measured, megabytes }
  } finally {
    clearInterval(watching)
    for (const product of products) await product.stop()
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

function inMs(value: number) {
  return `${value.toFixed(1)} ms`
}

function none(what: string, count: number): Row {
  return { what, measured: String(count), yardstick: '0', ratio: count, target: { atMost: 0 } }
}
