import { expect } from 'vitest'
import { listActivity, type Activity } from '#contract/activity.ts'
import { importIntoWorkshop, type ImportReport } from '#contract/exports.ts'
import { createSolution, listSolutions, type SolutionListItem } from '#contract/solutions.ts'
import { eachEngine } from './each-engine.ts'
import { largeDocument } from './large-document.ts'
import type { TestApp } from './test-app.ts'

export const importInto = async (app: TestApp, id: string, body: unknown) =>
  (await app.host()).call(importIntoWorkshop, { params: { id }, query: {}, body })

/** A large import into one workshop while people work in another. */
export function importBesideOthers(count: number) {
  eachEngine(`${count} solutions with ${count * 20} rows go in, while others read and write`, async (app) => {
    const { id } = await app.workshop('large import')
    const other = await app.memberOf('beside a large import')
    const done = new AbortController()
    const importing = importInto(app, id, largeDocument(count)).finally(() => done.abort())
    let reads = 0
    const writing = other.get(createSolution, {
      body: { solution_name: 'Meanwhile', primary_fhn: 9, session_id: other.sessionId, user_email: 'ana@example.org' },
    })
    while (!done.signal.aborted) {
      await other.get<SolutionListItem[]>(listSolutions, { query: { session_id: other.sessionId } })
      await new Promise((resolve) => setImmediate(resolve))
      reads += 1
    }
    // readers never wait: there would be a handful if the import had the process to itself
    expect(reads).toBeGreaterThan(count / 100)
    await writing
    const { solutions } = (await importing).json<ImportReport>()
    expect(solutions).toHaveLength(count)
    const rows = solutions.reduce(
      (sum, { metrics, options, ratings, requirements }) => sum + 1 + metrics + options + ratings + requirements,
      0,
    )
    expect(rows).toBeGreaterThanOrEqual(count * 20)
    const last = solutions.at(-1)!
    const ana = await app.memberOf('large import')
    const { deeds } = await ana.get<Activity>(listActivity, { params: { id: last.id! } })
    expect(deeds).toMatchObject([{ kind: 'solution_imported' }])
    const list = await ana.get<SolutionListItem[]>(listSolutions, { query: { session_id: id } })
    expect(list.map((solution) => solution.id)).toEqual(solutions.map((solution) => solution.id))
  })
}
