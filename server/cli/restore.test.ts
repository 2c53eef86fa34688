import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { readMe } from '#contract/session.ts'
import { createSolution, listSolutions } from '#contract/solutions.ts'
import { joinPrinted, newSolution, printedSession, solutionNames } from '../testing/processes/process-caller.ts'
import { PATIENCE, refusal, runTool, startServer, temporaryFolder } from '../testing/processes/process-server.ts'

/** A backup with one solution of its own, and the folder it came from, which holds another one since. */
async function backedUp() {
  const folder = temporaryFolder()
  const DATA_DIR = join(folder, 'data')
  const file = join(folder, 'backup.db')
  const server = await startServer({ DATA_DIR })
  const member = await joinPrinted(server)
  const session_id = printedSession(server)
  await member.call(createSolution, { body: newSolution(session_id, 'Before') })
  await runTool('backup', [file], { DATA_DIR })
  await member.call(createSolution, { body: newSolution(session_id, 'After') })
  return { folder, DATA_DIR, file, server, member, session_id }
}

function change(file: string, statement: string) {
  const database = new Database(file)
  database.exec(statement)
  database.close()
}

test('a backup brings back what was, on an empty folder and in the place of another', PATIENCE, async () => {
  const { folder, DATA_DIR, file, server, member, session_id } = await backedUp()
  const etagOf = async () => (await member.call(listSolutions, { query: { session_id } })).headers.get('etag')
  const former = await etagOf()

  const elsewhere = join(folder, 'new', 'data')
  expect(await runTool('restore', [file], { DATA_DIR: elsewhere })).toEqual({
    code: 0,
    out: `Restored ${file}. The host password is that of the backup, and everybody joins anew.\n`,
    err: '',
  })
  const moved = await startServer({ DATA_DIR: elsewhere })
  expect(await solutionNames(await joinPrinted(moved), session_id)).toContain('Before')

  await server.stop('SIGKILL')
  const restored = await runTool('restore', [file, '--replace'], { DATA_DIR })
  expect(restored).toMatchObject({ code: 0, err: '' })
  const again = await startServer({ DATA_DIR })
  const joined = await joinPrinted(again)
  const names = await solutionNames(joined, session_id)
  expect(names).toContain('Before')
  expect(names).not.toContain('After')

  // ids will be given anew, so nothing that was handed out since the backup may count
  member.url = again.url
  expect(await member.call(readMe)).toMatchObject({ status: 401 })
  member.jar.set('ninefold_session', joined.jar.get('ninefold_session') ?? '')
  expect(await etagOf()).not.toBe(former)

  const kept = /kept as (.+)\.\n$/.exec(restored.out)?.[1] ?? ''
  const rows = new Database(kept).prepare("select 1 from solutions where solution_name = 'After'").all([])
  expect(rows).toHaveLength(1)
  expect(readdirSync(DATA_DIR).filter((name) => name.includes('unfinished'))).toEqual([])
})

test('nothing is overwritten unasked, under a running server, or by a file that is not whole', PATIENCE, async () => {
  const { folder, DATA_DIR, file, server, member, session_id } = await backedUp()
  const restore = (args: string[], settings = {}) => runTool('restore', args, { DATA_DIR, ...settings })

  expect(await restore([file, '--replace'])).toMatchObject(
    refusal(`Ninefold is using the data folder ${DATA_DIR} (DATA_DIR): stop it first.`),
  )
  expect(await solutionNames(member, session_id)).toContain('After')
  await server.stop()

  const database = join(DATA_DIR, 'ninefold.db')
  const before = readFileSync(database)
  expect(await restore([file])).toMatchObject(
    refusal(`The data folder ${DATA_DIR} (DATA_DIR) holds a database already: add --replace to put it aside.`),
  )
  const letter = join(folder, 'letter.txt')
  writeFileSync(letter, 'Dear aunt, '.repeat(1000))
  const half = join(folder, 'half.db')
  writeFileSync(half, readFileSync(file))
  truncateSync(half, 4096 * 20)
  const foreign = join(folder, 'foreign.db')
  change(foreign, 'create table recipes (name text)')
  for (const unfit of [letter, half, foreign]) {
    expect(await restore([unfit, '--replace'])).toMatchObject(
      refusal(`${unfit} is damaged or not a backup of Ninefold: nothing was changed.`),
    )
  }
  const missing = join(folder, 'missing.db')
  expect(await restore([missing])).toMatchObject(refusal(`There is no file ${missing}.`))
  expect(existsSync(missing)).toBe(false)
  expect(await restore([file, '--repalce'])).toMatchObject(
    refusal('Please use it like this: npm run restore -- FILE [--replace]'),
  )
  expect(await restore([file], { DATABASE_URL: 'postgres://localhost/x' })).toMatchObject(
    refusal('The data is in PostgreSQL (DATABASE_URL): restore it with pg_restore.'),
  )
  expect(readFileSync(database).equals(before)).toBe(true)
})

test('a backup of a newer version is refused', PATIENCE, async () => {
  const { DATA_DIR, file, server } = await backedUp()
  await server.stop()
  change(file, "insert into kysely_migration values ('9999-from-the-future', '2099-01-01')")
  expect(await runTool('restore', [file, '--replace'], { DATA_DIR })).toMatchObject(
    refusal('The database was last used by a newer version of Ninefold; this version cannot read it.'),
  )
})
