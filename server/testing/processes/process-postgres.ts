import { inject, onTestFinished } from 'vitest'
import { createDatabase } from '../postgres/create-database.ts'

/** Tests on PostgreSQL are skipped and counted where there is none, and fail where CI asks for the whole. */
export const lacksPostgres = inject('postgresUrl') === null && process.env.CI !== 'true'

/** The address of an empty database that is gone after the test. */
export async function emptyDatabase(): Promise<string> {
  const server = inject('postgresUrl')
  if (server === null) throw new Error('no PostgreSQL at hand')
  const database = await createDatabase(server)
  onTestFinished(() => database.drop())
  return database.url
}
