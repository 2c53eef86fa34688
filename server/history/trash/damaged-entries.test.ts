import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { listActivity } from '#contract/activity.ts'
import { listDeletedSolutions, readDeletion } from '#contract/deletions.ts'
import { errors } from '#contract/errors.ts'
import { deleteFunctionalOption } from '#contract/functional-options.ts'
import { removeMetric } from '#contract/metrics.ts'
import { forgetParticipant } from '#contract/participants.ts'
import { deleteSolution } from '#contract/solutions.ts'
import { deleteForGood, listTrash, type Trash } from '#contract/trash.ts'
import { undo } from '#contract/undo.ts'
import { up } from '../../db/migrations/0019-words-in-json.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import { readCode } from '../../workshop/session-code.ts'

/** A workshop in which version 0.2.0 has removed this "e-mail" after three deletions. */
async function damagedBy(app: TestApp, email: string, title: string) {
  const ana = await app.memberOf(title, 'ana@example.org')
  const { solution, option, storyId } = await ana.fullSolution()
  await ana.get(deleteFunctionalOption, { params: { id: option.id } })
  await ana.addOption(storyId, 'Another option')
  await ana.get(removeMetric, { params: { solution_id: solution.id, metric_id: 27 } })
  await ana.get(deleteSolution, { params: { id: (await ana.fullSolution()).solution.id } })
  const sessions = app.db.read.selectFrom('sessions').select('id').where('code', '=', readCode(ana.sessionId))
  const { id } = await sessions.executeTakeFirstOrThrow()
  const [from, to] = [`"${email}"`, '"participant 9"']
  await sql`update trash set rows = replace(rows, ${from}, ${to}), summary = replace(summary, ${from}, ${to})
    where session_id = ${id}`.execute(app.db.write)
  await sql`update activity set detail = replace(detail, ${from}, ${to}) where session_id = ${id}`.execute(app.db.write)
  return { ana, id, solution_id: solution.id, functional_option_id: option.id }
}

// the first two break the JSON itself, the others rename a field
for (const email of [':', ',', 'user_stories', 'solutions', 'user_story']) {
  eachEngine(
    `entries that the removal of "${email}" has damaged are listed, and restoring them says so`,
    async (app) => {
      const { ana, solution_id, functional_option_id } = await damagedBy(app, email, `damaged by ${email}`)
      const host = await app.host()
      const inTrash = [listTrash, { params: { id: ana.sessionId }, query: {} }] as const
      for (const answer of [
        await host.call(...inTrash),
        await ana.call(listActivity, { params: { id: solution_id } }),
        await ana.call(readDeletion, { query: { solution_id, functional_option_id } }),
        await ana.call(listDeletedSolutions),
      ])
        expect(answer.statusCode).toBe(200)

      const { entries } = (await host.call(...inTrash)).json<Trash>()
      expect(entries.map(({ kind }) => kind)).toEqual(['solution', 'metric', 'option'])
      const [solution] = entries
      const restored = await host.call(undo, { params: { token: solution!.undo } })
      expect([restored.statusCode, restored.json<object>()]).toEqual([
        409,
        { code: 'ENTRY_DAMAGED', error: errors.ENTRY_DAMAGED[1] },
      ])
      const forget = { params: { id: ana.sessionId }, body: { email: 'ana@example.org' } }
      expect((await host.call(forgetParticipant, forget)).statusCode).toBe(200)
      for (const { undo: token } of entries)
        expect((await host.call(deleteForGood, { params: { token } })).statusCode).toBe(204)
    },
  )
}

eachEngine('a removed e-mail is gone from an entry whose JSON is broken', async (app) => {
  const { ana, id } = await damagedBy(app, ',', 'broken and removed')
  const rows = () => app.db.read.selectFrom('trash').select('rows').where('session_id', '=', id).execute()
  expect(JSON.stringify(await rows())).toContain('ana@example.org')
  const params = { id: ana.sessionId }
  await (await app.host()).call(forgetParticipant, { params, body: { email: 'ana@example.org' } })
  expect(JSON.stringify(await rows())).not.toContain('ana@example.org')
})

eachEngine('an upgrade leaves broken entries as they are', async (app) => {
  const { id } = await damagedBy(app, ':', 'broken and upgraded')
  const removed_hash = hash('sha256', `${id} took`, 'base64url')
  await app.db.write.insertInto('person_numbers').values({ session_id: id, number: 8, removed_hash }).execute()
  const stored = () => app.db.read.selectFrom('trash').select('rows').where('session_id', '=', id).execute()
  const before = await stored()
  await up(app.db.write)
  expect(await stored()).toEqual(before)
})
