import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { deleteWorkshop } from '#contract/admin.ts'
import { clearName, forgetParticipant } from '#contract/participants.ts'
import { giveOwnName } from '#contract/session.ts'
import { createSolution, deleteSolution } from '#contract/solutions.ts'
import { deleteForGood } from '#contract/trash.ts'
import { buildTestApp, type TestApp } from '../testing/app/test-app.ts'

async function appOnFiles() {
  const app = await buildTestApp('sqlite', null)
  onTestFinished(() => app.close())
  return app
}

/** Which files of the database hold this text: the database itself, its log, and whatever else lies beside it. */
async function filesWith({ db }: TestApp, text: string): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(
    db.read,
  )
  const folder = dirname(rows[0]!.file)
  return readdirSync(folder)
    .filter((name) => name.startsWith(basename(rows[0]!.file)))
    .filter((name) => readFileSync(join(folder, name)).includes(text))
}

test('what a host removes is in no file of the database when the call answers', async () => {
  const app = await appOnFiles()
  const host = await app.host()
  const ana = await app.memberOf('Erased workshop', 'erase.ana@example.org')
  const ben = await ana.others.join('erase.ben@example.org')
  const id = ana.sessionId
  await ben.get(giveOwnName, { body: { name: 'Erased Ben' } })
  const body = { solution_name: 'Any', primary_fhn: 1, session_id: id, user_email: 'erase.guest@example.org' }
  const { id: solutionId } = await ana.get<{ id: number }>(createSolution, { body })
  const { undo: token } = await ana.get<{ undo: string }>(deleteSolution, { params: { id: solutionId } })
  const params = { id }
  const removals: [string, () => ReturnType<typeof host.call>][] = [
    ['Erased Ben', () => host.call(clearName, { params, body: { email: 'erase.ben@example.org' } })],
    ['erase.guest', () => host.call(deleteForGood, { params: { token } })],
    ['erase.ana', () => host.call(forgetParticipant, { params, body: { email: 'erase.ana@example.org' } })],
    ['Erased workshop', () => host.call(deleteWorkshop, { params })],
  ]
  for (const [text, remove] of removals) {
    expect(await filesWith(app, text), text).not.toEqual([])
    expect((await remove()).statusCode, text).toBeLessThan(300)
    expect(await filesWith(app, text), text).toEqual([])
  }
  expect(await filesWith(app, 'erase.ben')).toEqual([])
})

test('a reader that is still at an earlier moment delays the removal from the log, and not the answer', async () => {
  const app = await appOnFiles()
  const host = await app.host()
  const ana = await app.memberOf('Read meanwhile', 'erase.read@example.org')
  let stopReading = () => {}
  const stopped = new Promise<void>((resolve) => (stopReading = resolve))
  let beginsReading = () => {}
  const begun = new Promise<void>((resolve) => (beginsReading = resolve))
  const reading = app.db.atOneMoment(async (tx) => {
    await tx.selectFrom('participants').select('id').execute()
    beginsReading()
    await stopped
  })
  await begun
  const body = { email: 'erase.read@example.org' }
  const answer = await host.call(forgetParticipant, { params: { id: ana.sessionId }, body })
  expect(answer.statusCode).toBe(200)
  expect(await filesWith(app, 'erase.read')).not.toEqual([])
  // others write and read meanwhile
  await ana.createSolution()
  stopReading()
  await reading
  await expect.poll(() => filesWith(app, 'erase.read'), { timeout: 20_000 }).toEqual([])
})
