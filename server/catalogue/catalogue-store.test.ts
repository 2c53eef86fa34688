import { expect, inject, onTestFinished, test } from 'vitest'
import { createSolution } from '#contract/solutions.ts'
import { lacksPostgres } from '../testing/processes/process-postgres.ts'
import { buildTestApp } from '../testing/app/test-app.ts'

test.skipIf(lacksPostgres)('the first writes of a fresh instance may all come at once', async () => {
  const app = await buildTestApp('postgres', inject('postgresUrl'))
  onTestFinished(() => app.close())
  const member = await app.memberOf('all at once')
  const body = {
    solution_name: 'First',
    primary_fhn: 1,
    session_id: member.sessionId,
    user_email: 'ana@example.org',
  }
  // more than the pool has connections, and each of them waits for the session
  const answers = await Promise.all(Array.from({ length: 30 }, () => member.call(createSolution, { body })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201))
})
