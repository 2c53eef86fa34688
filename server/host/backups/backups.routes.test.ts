import { writeFileSync } from 'node:fs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { backUp, readBackups } from '#contract/backups.ts'
import { openDatabase } from '../../db/open-database.ts'
import { databaseFile } from '../../db/open-sqlite.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'

eachEngine('a backup is a whole database; PostgreSQL refers to its own tools', async (app) => {
  await (await app.memberOf('backed up')).fullSolution()
  const answer = await (await app.host()).call(backUp)
  if (app.engine === 'postgres') {
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'NOT_EMBEDDED' })
    return
  }
  expect(answer.statusCode).toBe(200)
  const dataDir = mkdtempSync(join(tmpdir(), 'ninefold-test-'))
  writeFileSync(databaseFile(dataDir), answer.rawPayload)
  const copy = await openDatabase({ dataDir, databaseUrl: undefined })
  try {
    expect(await dumpDatabase(copy)).toEqual(await dumpDatabase(app.db))
  } finally {
    await copy.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

eachEngine('a server that makes no backups by itself says so, to its host alone', async (app) => {
  const answer = await (await app.host()).call(readBackups)
  expect(answer.json()).toEqual({ automatic: false, last_success: null, has_failed: false })
  expect((await app.somebody().call(readBackups)).statusCode).toBe(401)
})
