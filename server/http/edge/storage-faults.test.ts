import { expect, vi } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import { createSolution } from '#contract/solutions.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'

const FULL = ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT', '53100']
const AWAY = ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_IOERR', 'SQLITE_IOERR_FSYNC', 'SQLITE_READONLY_DBMOVED']
const SYSTEM = ['SQLITE_CANTOPEN', 'EROFS', 'EMFILE', 'ENFILE', 'EIO']

const UNKNOWN = 'A_CODE_OF_NOBODY'

const faultOf = (code: string) => Object.assign(new Error('a fault of the driver'), { code })

eachEngine('answers 503 with Retry-After while the database cannot write, and goes on afterwards', async (app) => {
  const member = await app.memberOf('storage faults', 'ana@example.org')
  const body = { solution_name: 'Kept', primary_fhn: 1, session_id: member.sessionId, user_email: 'ana@example.org' }
  const outcomes: Record<string, unknown> = {}
  for (const code of [...FULL, ...AWAY, ...SYSTEM, UNKNOWN]) {
    vi.spyOn(app.db, 'transaction').mockRejectedValueOnce(faultOf(code))
    const answer = await member.call(createSolution, { body })
    outcomes[code] = [answer.statusCode, answer.json<ErrorBody>().code, answer.headers['retry-after'] !== undefined]
    expect(answer.json<ErrorBody>().error).not.toContain('driver')
  }
  vi.restoreAllMocks()
  const expected = [
    ...FULL.map((code) => [code, [503, 'DISK_FULL', true]]),
    ...[...AWAY, ...SYSTEM].map((code) => [code, [503, 'DATABASE_UNAVAILABLE', true]]),
    // a code that nobody knows is not guessed at
    [UNKNOWN, [500, 'UNFORESEEN', false]],
  ]
  expect(outcomes).toEqual(Object.fromEntries(expected))
  expect((await member.call(createSolution, { body })).statusCode).toBe(201)
})
