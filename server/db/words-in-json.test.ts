import { sql } from 'kysely'
import { hash } from 'node:crypto'
import { expect } from 'vitest'
import { listActivity } from '#contract/activity.ts'
import { deleteFunctionalOption } from '#contract/functional-options.ts'
import { deleteSolution } from '#contract/solutions.ts'
import { listTrash } from '#contract/trash.ts'
import { undo } from '#contract/undo.ts'
import { eachEngine } from '../testing/app/each-engine.ts'
import { readCode } from '../workshop/session-code.ts'
import { up } from './migrations/0019-words-in-json.ts'

eachEngine('a trash and history in which words of the program were replaced are restored', async (app) => {
  const ana = await app.memberOf('damaged', 'ana@example.org')
  const { solution, option } = await ana.fullSolution()
  const { undo: token } = await ana.get<{ undo: string }>(deleteFunctionalOption, { params: { id: option.id } })
  const other = await ana.fullSolution('Kept by participant 1')
  await ana.get(deleteSolution, { params: { id: other.solution.id } })
  const db = app.db.write
  const code = readCode(ana.sessionId)
  const { id } = await db.selectFrom('sessions').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  const stored = async () => ({
    trash: await db.selectFrom('trash').select(['rows', 'summary']).orderBy('id').execute(),
    history: await db.selectFrom('activity').select('detail').orderBy('id').execute(),
  })
  const before = await stored()

  const words = ['solutions', 'user_stories', 'took', 'cells', 'solution_name', 'option', 'kind', 'undo']
  for (const [index, word] of words.entries()) {
    const number = index + 1
    const removed_hash = hash('sha256', `${id} ${word}`, 'base64url')
    await db.insertInto('person_numbers').values({ session_id: id, number, removed_hash }).execute()
    const [from, to] = [`"${word}"`, `"participant ${number}"`]
    await sql`update trash set rows = replace(rows, ${from}, ${to}), summary = replace(summary, ${from}, ${to})`.execute(
      db,
    )
    await sql`update activity set detail = replace(detail, ${from}, ${to})`.execute(db)
  }
  expect(await stored()).not.toEqual(before)

  await up(db)
  expect(await stored()).toEqual(before)
  expect((await ana.call(undo, { params: { token } })).statusCode).toBe(200)
  expect((await ana.call(listActivity, { params: { id: solution.id } })).statusCode).toBe(200)
  expect((await (await app.host()).call(listTrash, { params: { id: ana.sessionId } })).statusCode).toBe(200)
})
