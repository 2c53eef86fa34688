import fc from 'fast-check'
import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { deleteFunctionalOption } from '#contract/functional-options.ts'
import { removeMetric } from '#contract/metrics.ts'
import { deleteSolution, setSolutionPurposes } from '#contract/solutions.ts'
import { removeStakeholder } from '#contract/stakeholders.ts'
import { deleteSystemRequirement } from '#contract/system-requirements.ts'
import { undo } from '#contract/undo.ts'
import type { Tx } from '../../db/schema.ts'
import { emptyTree, insertCopy, readTree, type SolutionTree } from '../../solution-parts/solution-tree.sql.ts'
import type { CallOptions } from '../../testing/app/call-options.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'

const text = fc.string({ maxLength: 20, unit: 'grapheme' }).map((any) => any.replaceAll('\0', ''))
const someOf = (...values: number[]) => fc.subarray(values)
const rating = fc.record({ fhn_id: fc.integer({ min: 1, max: 9 }), virtuous: someOf(1), requirements: fc.array(text) })
const option = fc.record({
  functional_option: text,
  ratings: fc.uniqueArray(rating, { selector: ({ fhn_id, virtuous }) => `${fhn_id} ${virtuous.join()}`, maxLength: 4 }),
  silentRounds: someOf(1, 2),
})
const solution = fc.record({
  solution_name: text,
  purposes: someOf(1, 2, 3),
  stakeholders: someOf(1, 2, 3, 4),
  stories: fc.uniqueArray(
    fc.record({
      metric_id: fc.integer({ min: 1, max: 9 }),
      user_story: text,
      options: fc.array(option, { maxLength: 3 }),
    }),
    {
      selector: ({ metric_id }) => metric_id,
      maxLength: 4,
    },
  ),
})
type Wanted = typeof solution extends fc.Arbitrary<infer Value> ? Value : never

/** Rows in every table of a solution. */
async function insertSolution(tx: Tx, session_id: number, participant_id: number, wanted: Wanted): Promise<number> {
  const tree = emptyTree()
  let lastId = 0
  const nextId = () => (lastId += 1)
  const solution_id = nextId()
  const { solution_name } = wanted
  const created_at = '2026-11-01T00:00:00.000Z'
  tree.solutions.push({
    id: solution_id,
    session_id,
    solution_name,
    primary_fhn: 1,
    user_email: 'ana@example.org',
    created_at,
  })
  tree.solution_purposes.push(...wanted.purposes.map((purpose_id) => ({ solution_id, purpose_id })))
  tree.solution_stakeholders.push(...wanted.stakeholders.map((stakeholder_id) => ({ solution_id, stakeholder_id })))
  for (const { metric_id, user_story, options } of wanted.stories) {
    const user_story_id = nextId()
    tree.user_stories.push({ id: user_story_id, solution_id, metric_id, user_story })
    for (const { functional_option, ratings, silentRounds } of options) {
      const functional_option_id = nextId()
      tree.functional_options.push({ id: functional_option_id, user_story_id, functional_option })
      for (const { fhn_id, virtuous, requirements } of ratings) {
        const option_analysis_id = nextId()
        tree.option_analysis.push({
          id: option_analysis_id,
          functional_option_id,
          fhn_id,
          virtuous: virtuous.length,
          measure: 2,
        })
        for (const specification of requirements) tree.system_requirements.push({ option_analysis_id, specification })
      }
      for (const round of silentRounds) {
        const key = { functional_option_id, virtuous: 1, round }
        tree.silent_rounds.push({ ...key, share: 70 })
        tree.silent_ratings.push({ ...key, fhn_id: 3, participant_id, measure: 4, browser: 'a browser' })
        tree.silent_reveals.push({ ...key, revealed_at: created_at })
      }
    }
  }
  return (await insertCopy(tx, tree))[0] as number
}

/** Every deletion that can be made in it now. */
function deletionsIn(solution_id: number, tree: SolutionTree): [Endpoint, CallOptions][] {
  if (tree.solutions.length === 0) return []
  const reset = { solution_id, purpose_ids: [3], metrics_action: 'reset' }
  const byId = (endpoint: Endpoint, rows: { id: number }[]) =>
    rows.map(({ id }): [Endpoint, CallOptions] => [endpoint, { params: { id } }])
  return [
    [deleteSolution, { params: { id: solution_id } }],
    [setSolutionPurposes, { body: reset }],
    ...tree.user_stories.map(({ metric_id }): [Endpoint, CallOptions] => [
      removeMetric,
      { params: { solution_id, metric_id } },
    ]),
    ...tree.solution_stakeholders.map(({ stakeholder_id }): [Endpoint, CallOptions] => [
      removeStakeholder,
      { params: { solution_id, stakeholder_id } },
    ]),
    ...byId(deleteFunctionalOption, tree.functional_options),
    ...byId(deleteSystemRequirement, tree.system_requirements),
  ]
}

/** All that people have made; the history of it does not go back. */
async function work(app: TestApp) {
  const { activity: _activity, sessions: _sessions, ...rest } = await dumpDatabase(app.db)
  return rest
}

eachEngine('deletions and their undoing in reverse order leave every row as it was', async (app) => {
  const ana = await app.memberOf('properties', 'ana@example.org')
  const session = await app.db.read
    .selectFrom('sessions')
    .selectAll()
    .where('title', '=', 'properties')
    .executeTakeFirstOrThrow()
  const person = await app.db.read
    .selectFrom('participants')
    .selectAll()
    .where('session_id', '=', session.id)
    .executeTakeFirstOrThrow()
  const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(solution, choices, async (wanted, chosen) => {
      const id = await app.db.transaction((tx) => insertSolution(tx, session.id, person.id, wanted))
      const before = await work(app)
      const tokens: string[] = []
      for (const choice of chosen) {
        const deletions = deletionsIn(id, await readTree(app.db.read, { solutions: ['id', [id]] }))
        const deletion = deletions[choice % deletions.length]
        if (!deletion) break
        tokens.push((await ana.get<{ undo: string }>(...deletion)).undo)
      }
      expect(await work(app)).not.toEqual(before)
      for (const token of tokens.toReversed()) await ana.get(undo, { params: { token } })
      expect(await work(app)).toEqual(before)
    }),
    { numRuns: 25 },
  )
})
