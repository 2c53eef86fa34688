import type { KyselyPlugin } from 'kysely'
import { expect } from 'vitest'
import { HOUR_MS, IDEMPOTENCY_HOURS, TRASH_DAYS } from '#contract/limits.ts'
import { eachEngine } from '../testing/app/each-engine.ts'
import { cleanUp } from './clean-up.ts'

const before = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

eachEngine('expired rows are deleted in batches, and no others', async (app) => {
  await app.workshop('clean-up')
  const { id: session_id } = await app.db.read.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
  const times = Array.from({ length: 250 }, (_, n) => (n % 5 === 0 ? 1 : -1))
  const trash = times.map((offset, n) => ({
    session_id,
    token: `token ${n}`,
    kind: 'option' as const,
    solution_id: 1,
    rows: '{}',
    summary: '{}',
    deleted_at: before(TRASH_DAYS * 24 - offset),
  }))
  const answers = times.map((offset, n) => ({
    scope: `session ${session_id}`,
    key: `key ${n}`,
    fingerprint: '',
    status: 200,
    answer: '',
    session_id,
    created_at: before(IDEMPOTENCY_HOURS - offset),
  }))
  await app.db.write.insertInto('trash').values(trash).execute()
  await app.db.write.insertInto('idempotency_keys').values(answers).execute()

  const deleted: number[] = []
  const noteDeleted: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      deleted.push(Number(result.numAffectedRows ?? 0))
      return result
    },
  }
  await cleanUp({ ...app.db, write: app.db.write.withPlugin(noteDeleted) })
  expect(deleted.reduce((sum, count) => sum + count, 0)).toBe(400)
  expect(Math.max(...deleted)).toBeLessThanOrEqual(100)
  const countOf = async (table: 'trash' | 'idempotency_keys') =>
    (await app.db.read.selectFrom(table).select('session_id').where('session_id', '=', session_id).execute()).length
  expect([await countOf('trash'), await countOf('idempotency_keys')]).toEqual([50, 50])
})
