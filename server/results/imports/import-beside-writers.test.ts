import type { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { importSolutions, type ExportDocument } from '#contract/exports.ts'
import { forgetParticipant } from '#contract/participants.ts'
import { createSolution, listSolutions, type SolutionListItem } from '#contract/solutions.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { largeDocument } from '../../testing/app/large-document.ts'
import { buildTestApp } from '../../testing/app/test-app.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const url = inject('postgresUrl')
const lacksPostgres = url === null && process.env.CI !== 'true'

const PATIENTLY = { timeout: 60_000, interval: 10 }

const fileOf = (user_email: string): ExportDocument => {
  const [solution] = largeDocument(1).solutions
  return { ...largeDocument(0), solutions: [{ ...solution!, user_email }] }
}

const importOf = (member: Workbench, file: ExportDocument) => member.call(importSolutions, { query: {}, body: file })

const solutionBy = ({ sessionId }: Workbench, user_email: string) => ({
  body: { solution_name: 'Meanwhile', primary_fhn: 1, session_id: sessionId, user_email },
})

/** Whether somebody waits for a lock of this kind. */
async function hasWaiting(client: Client, kind: string) {
  const text = 'select count(*)::int as waiting from pg_locks where not granted and locktype = $1'
  const { rows } = await client.query<{ waiting: number }>(text, [kind])
  return rows[0]!.waiting > 0
}

/** An import that has made its solutions and comes no further until `goOn`, as if it were a large one. */
async function importInTheMiddle(email: string) {
  const app = await buildTestApp('postgres', url)
  onTestFinished(() => app.close())
  const ana = await app.memberOf('import in the middle', email)
  const elsewhere = app.db.connect!()
  await elsewhere.connect()
  onTestFinished(() => elsewhere.end())
  await elsewhere.query('begin')
  await elsewhere.query('lock table system_requirements in exclusive mode')
  const importing = importOf(ana, fileOf(email))
  await expect.poll(() => hasWaiting(elsewhere, 'relation'), PATIENTLY).toBe(true)
  const goOn = () => elsewhere.query('commit')
  return { app, ana, elsewhere, importing, goOn }
}

test.skipIf(lacksPostgres)('who writes in the same workshop does not wait for an import', async () => {
  const { ana, importing, goOn } = await importInTheMiddle('ana@example.org')
  for (let count = 0; count < 3; count++) {
    expect((await ana.call(createSolution, solutionBy(ana, 'ana@example.org'))).statusCode).toBe(201)
  }
  await goOn()
  expect((await importing).statusCode).toBe(200)
  const list = await ana.get<SolutionListItem[]>(listSolutions, { query: { session_id: ana.sessionId } })
  expect(list.map((solution) => solution.solution_name).toSorted()).toEqual([
    'Meanwhile',
    'Meanwhile',
    'Meanwhile',
    'Solution 0',
  ])
})

test.skipIf(lacksPostgres)('an e-mail that is removed during an import is not in what the import made', async () => {
  const email = 'removed.meanwhile@example.org'
  const { app, ana, elsewhere, importing, goOn } = await importInTheMiddle(email)
  const host = await app.host()
  let isDone = false
  const forgetting = host
    .call(forgetParticipant, { params: { id: ana.sessionId }, body: { email } })
    .finally(() => (isDone = true))
  await expect.poll(async () => isDone || (await hasWaiting(elsewhere, 'advisory')), PATIENTLY).toBe(true)
  await goOn()
  expect((await importing).statusCode).toBe(200)
  expect((await forgetting).statusCode).toBe(200)
  expect(JSON.stringify(await dumpDatabase(app.db))).not.toContain(email)
})

eachEngine('whose e-mail was removed does not bring it back with a file', async (app) => {
  const email = 'removed.before@example.org'
  const ana = await app.memberOf('file of a removed person', email)
  const ben = await app.memberOf('file of a removed person', 'ben@example.org')
  const body = { email }
  await (await app.host()).call(forgetParticipant, { params: { id: ana.sessionId }, body })
  const names = async (member: Workbench, file: ExportDocument) => {
    expect((await importOf(member, file)).statusCode).toBe(200)
    const list = await ana.get<SolutionListItem[]>(listSolutions, { query: { session_id: ana.sessionId } })
    return list.at(-1)!.user_email
  }
  expect(await names(ana, fileOf(email))).toBe('participant 1')
  expect(await names(ana, fileOf(` ${email.toUpperCase()} `))).toBe('participant 1')
  expect(await names(ana, fileOf('ben@example.org'))).toBe('ben@example.org')
  expect(await names(ben, fileOf('guest@example.org'))).toBe('guest@example.org')
  expect(await names(ana, fileOf('guest@example.org'))).toBe('guest@example.org')
  expect(JSON.stringify(await dumpDatabase(app.db)).toLowerCase()).not.toContain(email)
})
