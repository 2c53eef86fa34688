import { findChromium } from '../scripts/find-chromium.mjs'
import { hasPostgres } from '../scripts/find-postgres.mjs'
import { measureApi } from './api.ts'
import { compareLastTwo } from './compare.ts'
import { embedded, onPostgres, withPostgres, type Place } from './databases.ts'
import { measureFiles } from './files.ts'
import { measureLighthouse } from './lighthouse.ts'
import { tell, writeResults, type Row } from './report.ts'
import { measureStart } from './start.ts'
import { measureWeb } from './web.ts'

/** What is measured unless something is asked for by its name. Large files take minutes, and are asked for. */
const USUAL = ['start', 'web', 'api']
const asked = process.argv.slice(2)
const parts = asked.length > 0 ? asked : USUAL

if (parts.includes('compare')) console.log(compareLastTwo())
else await measure()

async function measure() {
  const since = performance.now()
  const rows: Row[] = []
  const step = async (name: string, measured: () => Promise<Row[]>) => {
    const begun = performance.now()
    process.stdout.write(`${name} ...`)
    rows.push(...(await measured()))
    console.log(` ${Math.round((performance.now() - begun) / 1000)} s`)
  }

  if (parts.includes('start')) await step('Starting', measureStart)
  if (parts.includes('web') && hasBrowser()) {
    await step('The first visit, and a long list', measureWeb)
    await step('Lighthouse', measureLighthouse)
  }
  if (parts.includes('api')) {
    const two = (engine: 'SQLite' | 'PostgreSQL') => (places: Place[]) =>
      measureApi(engine, ...(places as [Place, Place]))
    await step('Reading and writing, embedded', () => embedded(2, two('SQLite')))
    if (isPostgresHere()) await step('The same on PostgreSQL', () => onPostgres(2, two('PostgreSQL')))
  }
  if (parts.includes('files')) {
    await step('Large files, embedded', () => measureFiles('SQLite', undefined))
    if (isPostgresHere()) {
      await step('The same on PostgreSQL', () => withPostgres(1, ([url]) => measureFiles('PostgreSQL', url)))
    }
  }
  tell(rows, since)
  console.log(`Written to ${writeResults(rows, asked.length > 0 ? parts.join('-') : 'latest')}`)
}

function hasBrowser() {
  if (findChromium()) return true
  console.log('No Chromium at hand: the rows of the web are left out.')
  return false
}

function isPostgresHere() {
  if (hasPostgres()) return true
  console.log('No PostgreSQL at hand: its rows are left out.')
  return false
}
