import 'vitest' // the augmentation below needs it in sight
import type { TestProject } from 'vitest/node'
import { findPostgresBinaries } from '../../scripts/find-postgres.mjs'
import { makeTables } from './postgres/create-database.ts'
import { startPostgres } from './postgres/postgres-server.ts'
import { buildProcesses } from './processes/process-bundle.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL server of this test run; null where none can be had. */
    postgresUrl: string | null
    /** Where main.js and the commands are, for tests of whole processes. */
    serverBundle: string
  }
}

export default async function setUp(project: TestProject) {
  const bundle = await buildProcesses()
  project.provide('serverBundle', bundle.folder)

  const given = process.env.TEST_DATABASE_URL
  if (given || !findPostgresBinaries()) {
    project.provide('postgresUrl', given ?? null)
    return () => bundle.remove()
  }
  const server = await startPostgres()
  const remove = async () => {
    await server.remove()
    bundle.remove()
  }
  try {
    await makeTables(server.url)
  } catch (error) {
    await remove()
    throw error
  }
  project.provide('postgresUrl', server.url)
  return remove
}
