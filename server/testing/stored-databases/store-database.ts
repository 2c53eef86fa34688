import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { dumpDatabase } from '../app/dump-database.ts'
import { fillDatabase } from '../app/fill-database.ts'
import { startPostgres } from '../postgres/postgres-server.ts'
import { buildTestApp, type Engine, type TestApp } from '../app/test-app.ts'

/** Writes a filled database of the present version on both engines; see stored-databases/README.md. */
const folder = 'server/testing/stored-databases'
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

await store('sqlite', null, async ({ db }) => {
  const file = `${folder}/${version}.sqlite`
  rmSync(file, { force: true })
  await db.copyTo?.(file)
})
const server = await startPostgres()
try {
  await store('postgres', server.url, async ({ db }) => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db.read)
    const url = new URL(server.url)
    url.pathname = `/${rows[0]?.name}`
    writeFileSync(`${folder}/${version}.sql`, dump(url.href))
  })
} finally {
  await server.remove()
}

async function store(engine: Engine, postgresUrl: string | null, write: (app: TestApp) => Promise<void>) {
  const app = await buildTestApp(engine, postgresUrl)
  try {
    await fillDatabase(app)
    const empty = Object.entries(await dumpDatabase(app.db)).filter(([, rows]) => rows.length === 0)
    if (empty.length > 0) throw new Error(`Nothing fills ${empty.map(([name]) => name).join(', ')}.`)
    await write(app)
  } finally {
    await app.close()
  }
}

/** Without what only `psql`, or only a server of this very version, would understand. */
function dump(url: string): string {
  const options = ['--inserts', '--no-owner', '--no-privileges', '--dbname', url]
  const text = execFileSync('pg_dump', options, { encoding: 'utf8' })
  const foreign = /^(\\|--|SET |SELECT pg_catalog\.set_config)/
  const lines = text.split('\n').filter((line) => !foreign.test(line))
  return `${lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
