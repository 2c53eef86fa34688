import { describe, expect, test } from 'vitest'
import { countStatements, killBefore, startKinds } from '../testing/processes/kill-starts.ts'
import { lacksPostgres } from '../testing/processes/process-postgres.ts'

/** Processes at once; each start is mostly waiting for the disk. */
const AT_ONCE = 2

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  test.skipIf(engine === 'postgres' && lacksPostgres).each(startKinds)(
    '%s: the start after one killed before any of its statements works and misses nothing',
    async (kind) => {
      const count = await countStatements(engine, kind)
      expect(count).toBeGreaterThan(40)
      const statements = Array.from({ length: count }, (_, index) => index + 1)
      const work = async () => {
        for (let next = statements.shift(); next !== undefined; next = statements.shift())
          await killBefore(engine, kind, next)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    },
  )
})
