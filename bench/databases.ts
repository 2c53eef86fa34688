import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../server/testing/postgres/create-database.ts'
import { startPostgres } from '../server/testing/postgres/postgres-server.ts'

/** An empty database for a product. */
export interface Place {
  dataDir: string
  databaseUrl: string | undefined
}

export async function withFolders<T>(count: number, work: (folders: string[]) => Promise<T>): Promise<T> {
  const folders = Array.from({ length: count }, () => mkdtempSync(join(tmpdir(), 'ninefold-bench-')))
  try {
    return await work(folders)
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

/** Databases on a PostgreSQL that brings everything to disk, as it does for users. */
export async function withPostgres<T>(count: number, work: (urls: string[]) => Promise<T>): Promise<T> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? undefined : await startPostgres({ isDurable: true })
  const databases = []
  try {
    while (databases.length < count) databases.push(await createDatabase(given ?? server?.url ?? ''))
    return await work(databases.map(({ url }) => url))
  } finally {
    for (const database of databases) await database.drop()
    await server?.remove()
  }
}

export const embedded = <T>(count: number, work: (places: Place[]) => Promise<T>) =>
  withFolders(count, (folders) => work(folders.map((dataDir) => ({ dataDir, databaseUrl: undefined }))))

export const onPostgres = <T>(count: number, work: (places: Place[]) => Promise<T>) =>
  withPostgres(count, (urls) =>
    withFolders(count, (folders) => work(folders.map((dataDir, index) => ({ dataDir, databaseUrl: urls[index] })))),
  )
