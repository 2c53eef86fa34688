import { expect, test } from 'vitest'
import { killBefore } from '../testing/processes/kill-starts.ts'
import { lacksPostgres } from '../testing/processes/process-postgres.ts'
import { PATIENCE } from '../testing/processes/process-server.ts'

/** In the middle of the migrations; killed-start.deep.test.ts goes through all statements. */
const samples = [
  ['sqlite', 'first start', 50],
  ['sqlite', 'upgrade', 44],
  ['postgres', 'first start', 50],
  ['postgres', 'upgrade', 20],
] as const

for (const [engine, kind, statement] of samples) {
  test.skipIf(engine === 'postgres' && lacksPostgres)(
    `${engine}: a start after a killed ${kind} works and misses nothing`,
    PATIENCE,
    () => expect(killBefore(engine, kind, statement)).resolves.toBeUndefined(),
  )
}
