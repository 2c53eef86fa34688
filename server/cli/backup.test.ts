import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { createSolution } from '#contract/solutions.ts'
import { joinPrinted, newSolution, printedSession } from '../testing/processes/process-caller.ts'
import { PATIENCE, refusal, runTool, startServer, temporaryFolder } from '../testing/processes/process-server.ts'

function namesIn(file: string): string[] {
  const database = new Database(file)
  const rows = database.prepare('select solution_name from solutions').all([]) as { solution_name: string }[]
  database.close()
  return rows.map(({ solution_name }) => solution_name)
}

test('a running server is backed up amid writes, a stopped one too', PATIENCE, async () => {
  const DATA_DIR = temporaryFolder()
  const folder = temporaryFolder()
  const server = await startServer({ DATA_DIR })
  const member = await joinPrinted(server)
  const session = printedSession(server)
  await member.call(createSolution, { body: newSolution(session, 'Before the backup') })

  const copying = new AbortController()
  const keepWriting = async (writer: number) => {
    for (let count = 0; !copying.signal.aborted; count += 1) {
      const body = newSolution(session, `${writer}-${count}`)
      expect(await member.call(createSolution, { body })).toMatchObject({ status: 201 })
    }
  }
  const writers = [1, 2, 3].map(keepWriting)
  const file = join(folder, 'running.db')
  expect(await runTool('backup', [file], { DATA_DIR })).toEqual({
    code: 0,
    out: `The backup is in ${file}.\n`,
    err: '',
  })
  copying.abort()
  await Promise.all(writers)
  expect(namesIn(file)).toContain('Before the backup')

  // also after a crash: what is still in the log is part of the copy
  await member.call(createSolution, { body: newSolution(session, 'Just before the crash') })
  await server.stop('SIGKILL')
  const second = join(folder, 'stopped.db')
  expect(await runTool('backup', [second], { DATA_DIR })).toMatchObject({ code: 0, err: '' })
  expect(namesIn(second)).toContain('Just before the crash')
  expect(readdirSync(folder)).toEqual(['running.db', 'stopped.db'])
})

test('a backup that cannot be made says why and leaves nothing behind', PATIENCE, async () => {
  const folder = temporaryFolder()
  const DATA_DIR = join(folder, 'data')
  const file = join(folder, 'backup.db')
  const backUp = (args: string[], settings = {}) => runTool('backup', args, { DATA_DIR, ...settings })

  expect(await backUp([file])).toMatchObject(
    refusal(`There is no database in the data folder ${DATA_DIR} (DATA_DIR) yet.`),
  )
  expect(existsSync(DATA_DIR)).toBe(false)
  expect(await backUp([])).toMatchObject(refusal('Please name one file: npm run backup -- FILE'))
  expect(await backUp([file], { DATABASE_URL: 'postgres://localhost/x' })).toMatchObject(
    refusal('The data is in PostgreSQL (DATABASE_URL): back it up with pg_dump.'),
  )

  await startServer({ DATA_DIR })
  const nowhere = join(folder, 'no-such-folder', 'backup.db')
  expect(await backUp([nowhere])).toMatchObject(refusal(`${nowhere} cannot be written.`))
  writeFileSync(file, 'somebody needs this')
  expect(await backUp([file])).toMatchObject(refusal(`${file} exists already: please name a new file.`))
  expect(readFileSync(file, 'utf8')).toBe('somebody needs this')
  expect(readdirSync(folder).toSorted()).toEqual(['backup.db', 'data'])
})

test("a stale address does not bring a strange server's data into the backup", PATIENCE, async () => {
  const DATA_DIR = temporaryFolder()
  const server = await startServer({ DATA_DIR })
  const elsewhere = await startServer({ DATA_DIR: temporaryFolder() })
  // as if the one before had crashed and its port were another server's now
  writeFileSync(join(DATA_DIR, 'running.json'), JSON.stringify({ url: elsewhere.url }))
  const file = join(temporaryFolder(), 'backup.db')
  expect(await runTool('backup', [file], { DATA_DIR })).toMatchObject(
    refusal(`The server at ${elsewhere.url} made no backup (401).`),
  )
  expect(existsSync(file)).toBe(false)
  await server.stop()
})
