import { expect } from 'vitest'
import { changeWorkshop } from '#contract/admin.ts'
import type { Deleted } from '#contract/fields.ts'
import { deleteFunctionalOption } from '#contract/functional-options.ts'
import { DAY_MS, TRASH_DAYS, TRASH_PAGE } from '#contract/limits.ts'
import { deleteSolution } from '#contract/solutions.ts'
import { deleteSystemRequirement } from '#contract/system-requirements.ts'
import { deleteForGood, listTrash, type Trash } from '#contract/trash.ts'
import { undo } from '#contract/undo.ts'
import { cleanUp } from '../../process/clean-up.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import type { CallOptions } from '../../testing/app/call-options.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

async function trashOf(app: TestApp, { sessionId }: Workbench, query: NonNullable<CallOptions['query']> = {}) {
  const answer = await (await app.host()).call(listTrash, { params: { id: sessionId }, query })
  expect(answer.statusCode).toBe(200)
  return answer.json<Trash>()
}

eachEngine('the host sees what was deleted, newest first: what, where, when, by whom, and how much', async (app) => {
  const ana = await app.memberOf('trash', 'ana@example.org')
  const { solution, option, requirement } = await ana.fullSolution('Cargo bikes')
  const before = Date.now()
  await ana.get(deleteSystemRequirement, { params: { id: requirement.id } })
  const { undo: token } = await ana.get<Deleted>(deleteFunctionalOption, { params: { id: option.id } })
  await (await app.host()).call(deleteSolution, { params: { id: solution.id } })

  const { entries, more } = await trashOf(app, ana)
  expect(more).toBe(false)
  expect(entries).toMatchObject([
    { kind: 'solution', email: null, by_host: true, took: { name: 'Cargo bikes', metrics: 1, options: 0 } },
    {
      kind: 'option',
      undo: token,
      solution_id: solution.id,
      email: 'ana@example.org',
      by_host: false,
      took: { name: 'An option', solution_name: 'Cargo bikes', ratings: 1, requirements: 0 },
    },
    { kind: 'requirement', took: { name: 'The system shall work.' } },
  ])
  const { deleted_at, kept_until } = entries[0]!
  expect(Date.parse(deleted_at)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(kept_until) - Date.parse(deleted_at)).toBe(TRASH_DAYS * DAY_MS)

  const stranger = await app.memberOf('trash of others')
  expect((await trashOf(app, stranger)).entries).toEqual([])
  expect((await ana.call(listTrash, { params: { id: ana.sessionId } })).statusCode).toBe(401)
})

eachEngine('the host brings back what was deleted days ago', async (app) => {
  const ana = await app.memberOf('days ago')
  const { solution } = await ana.fullSolution()
  await ana.get(deleteSolution, { params: { id: solution.id } })
  await cleanUp(app.db, Date.now() + (TRASH_DAYS - 1) * DAY_MS)
  const [entry] = (await trashOf(app, ana)).entries
  const restored = await (await app.host()).call(undo, { params: { token: entry!.undo } })
  expect(restored.json()).toMatchObject({ kind: 'solution', solution_id: solution.id })
  expect((await ana.stories(solution.id)).metrics).toHaveLength(1)
  expect((await trashOf(app, ana)).entries).toEqual([])
})

eachEngine('in a closed workshop the trash can be read, and nothing is brought back', async (app) => {
  const ana = await app.memberOf('closed trash')
  const { undo: token } = await ana.get<Required<Deleted>>(deleteSolution, {
    params: { id: (await ana.fullSolution()).solution.id },
  })
  const host = await app.host()
  await host.call(changeWorkshop, { params: { id: ana.sessionId }, body: { status: 'closed' } })
  expect((await trashOf(app, ana)).entries).toHaveLength(1)
  expect((await host.call(undo, { params: { token } })).json()).toMatchObject({ code: 'SESSION_CLOSED' })
})

eachEngine('deleted for good is gone at once, for everybody, and nothing else is', async (app) => {
  const ana = await app.memberOf('for good')
  const [first, second] = [await ana.createSolution(), await ana.createSolution()]
  const take = (id: number) => ana.get<Required<Deleted>>(deleteSolution, { params: { id } })
  const { undo: token } = await take(first.id)
  const { undo: other } = await take(second.id)
  const host = await app.host()
  expect((await host.call(deleteForGood, { params: { token } })).statusCode).toBe(204)
  expect((await trashOf(app, ana)).entries.map((entry) => entry.undo)).toEqual([other])

  const before = await dumpDatabase(app.db)
  expect((await ana.call(undo, { params: { token } })).statusCode).toBe(404)
  expect((await host.call(deleteForGood, { params: { token } })).statusCode).toBe(404)
  expect((await ana.call(deleteForGood, { params: { token: other } })).statusCode).toBe(401)
  expect(await dumpDatabase(app.db)).toEqual(before)
  expect((await ana.call(undo, { params: { token: other } })).statusCode).toBe(200)
})

eachEngine('a full trash is read in pages', async (app) => {
  const ana = await app.memberOf('full trash')
  for (let count = 0; count <= TRASH_PAGE; count += 1) {
    await ana.get(deleteSolution, { params: { id: (await ana.createSolution()).id } })
  }
  const first = await trashOf(app, ana)
  expect(first.entries).toHaveLength(TRASH_PAGE)
  expect(first.more).toBe(true)
  const rest = await trashOf(app, ana, { before: first.entries.at(-1)!.id })
  expect(rest.more).toBe(false)
  expect(rest.entries).toHaveLength(1)
  expect(rest.entries[0]!.id).toBeLessThan(first.entries.at(-1)!.id)
})

eachEngine('what was deleted before summaries were kept is listed by its kind', async (app) => {
  const ana = await app.memberOf('older trash')
  await ana.get(deleteSolution, { params: { id: (await ana.createSolution()).id } })
  const [entry] = (await trashOf(app, ana)).entries
  await app.db.write.updateTable('trash').set({ summary: '{}' }).where('id', '=', entry!.id).execute()
  const [older] = (await trashOf(app, ana)).entries
  expect(older).toMatchObject({ kind: 'solution' })
  expect(older).not.toHaveProperty('took')
  expect((await ana.call(undo, { params: { token: older!.undo } })).statusCode).toBe(200)
})
