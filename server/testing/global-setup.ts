import 'vitest' // the augmentation below needs it in sight
import type { TestProject } from 'vitest/node'
import { findPostgresBinaries } from '../../scripts/find-postgres.mjs'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL server of this test run; null where none can be had. */
    postgresUrl: string | null
  }
}

export default async function setUp(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  if (given || !findPostgresBinaries()) {
    project.provide('postgresUrl', given ?? null)
    return
  }
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return () => server.remove()
}
