import { findChromium } from '../scripts/find-chromium.mjs'
import { hasPostgres } from '../scripts/find-postgres.mjs'
import { createDatabase } from '../server/testing/postgres/create-database.ts'
import { startPostgres } from '../server/testing/postgres/postgres-server.ts'
import { measureApi } from './api.ts'
import { isReached, machine, tableOf, writeResults, type Row } from './report.ts'
import { measureFiles } from './files.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureStart } from './start.ts'
import { measureWeb } from './web.ts'

const since = performance.now()
const rows: Row[] = []

async function step(name: string, measure: () => Promise<Row[]>) {
  console.log(`${name} ...`)
  rows.push(...(await measure()))
}

/** `npm run bench -- files` measures large files alone. */
const filesAlone = process.argv[2] === 'files'

if (!filesAlone) await measureAllElse()
await step('Large files, embedded', () => measureFiles('SQLite', undefined))
if (hasPostgres()) await step('The same on PostgreSQL', () => onPostgres(measureFiles))

console.log(`\n${machine()}\n\n${tableOf(rows)}\n`)
const missed = rows.filter((row) => !isReached(row)).length
console.log(
  `${missed === 0 ? 'All targets reached' : `${missed} targets missed`}, ${Math.round((performance.now() - since) / 1000)} s`,
)
console.log(`Written to ${writeResults(rows, filesAlone ? 'files' : 'latest')}`)

async function measureAllElse() {
  await step('Starting', measureStart)
  if (findChromium()) {
    await step('The first visit, and a long list', measureWeb)
    await step('Lighthouse', measureLighthouse)
  } else console.log('No Chromium at hand: the rows of the web are left out.')
  await step('Reading and writing, embedded', () => measureApi('SQLite', undefined))
  if (hasPostgres()) await step('The same on PostgreSQL', () => onPostgres(measureApi))
  else console.log('No PostgreSQL at hand: its rows are left out.')
}

async function onPostgres(measure: typeof measureApi): Promise<Row[]> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? undefined : await startPostgres({ isDurable: true })
  const database = await createDatabase(given ?? server?.url ?? '')
  try {
    return await measure('PostgreSQL', database.url)
  } finally {
    await database.drop()
    await server?.remove()
  }
}
