import { expect } from 'vitest'
import { copyWorkshop, type Workshop } from '#contract/admin.ts'
import { readOptionAnalysisBoth } from '#contract/h9-analysis.ts'
import { validateSession } from '#contract/session.ts'
import { listSolutions, type SolutionListItem } from '#contract/solutions.ts'
import { listSystemRequirements, type SystemRequirement } from '#contract/system-requirements.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import { Workbench } from '../../testing/app/workbench.ts'

async function copy(app: TestApp, id: string, with_solutions: boolean) {
  const answer = await (
    await app.host()
  ).call(copyWorkshop, { params: { id }, body: { title: ' Copy ', with_solutions } })
  expect(answer.statusCode).toBe(201)
  const workshop = answer.json<Workshop>()
  const person = app.somebody()
  await person.call(validateSession, { query: { id: workshop.id } })
  return { workshop, member: new Workbench(person.call, person.jar, workshop.id) }
}

/** Everything of a workshop in words, without ids and numbers of rows. */
async function contentsOf(member: Workbench) {
  const solutions = await member.get<SolutionListItem[]>(listSolutions, { query: { session_id: member.sessionId } })
  return Promise.all(
    solutions.map(async ({ id, ...solution }) => {
      const { metrics } = await member.stories(id)
      const rows = metrics.map(async ({ user_story_id: _id, functional_options, ...row }) => ({
        ...row,
        options: await Promise.all(
          functional_options.map(async (option) => {
            const query = { functional_option_id: option.id }
            const { virtuous, vicious } = await member.get<Record<string, { fhn_id: number; measure: number }[]>>(
              readOptionAnalysisBoth,
              { query },
            )
            const requirements = await member.get<SystemRequirement[]>(listSystemRequirements, { query })
            return {
              text: option.functional_option,
              ratings: [virtuous, vicious].map((list) => list!.map(({ fhn_id, measure }) => ({ fhn_id, measure }))),
              requirements: requirements.map(({ specification }) => specification),
            }
          }),
        ),
      }))
      return { solution, rows: await Promise.all(rows) }
    }),
  )
}

async function workedOut(app: TestApp, title: string) {
  const member = await app.memberOf(title, 'ana@example.org')
  const first = await member.fullSolution('First')
  await member.fullSolution('Second')
  const other = await member.addMetric(first.solution.id, 1)
  await member.addOption(other, 'Only written')
  const [vicious] = await member.rate(first.option.id, 3, 4, false)
  await member.addRequirement(vicious!.id, 'Prevents the harm.')
  await member.addRequirement(vicious!.id, 'And again.')
  return { member, ...first }
}

eachEngine('a copy with solutions holds the same words under new ids, and is a workshop of its own', async (app) => {
  const { member, solution, option } = await workedOut(app, 'copied')
  const before = await contentsOf(member)
  expect(before).toHaveLength(2)
  const { workshop, member: reader } = await copy(app, member.sessionId, true)
  expect(workshop).toMatchObject({ title: 'Copy', status: 'open' })
  expect(workshop.id).not.toBe(member.sessionId)
  expect(await contentsOf(reader)).toEqual(before)

  const [copied] = await reader.get<SolutionListItem[]>(listSolutions, { query: { session_id: workshop.id } })
  const [row] = (await reader.stories(copied!.id)).metrics
  expect(copied!.id).not.toBe(solution.id)
  expect(row!.functional_options[0]!.id).not.toBe(option.id)
  await reader.addOption(row!.user_story_id, 'Only in the copy')
  expect(await contentsOf(member)).toEqual(before)
})

eachEngine('an empty copy takes nothing along, and people of the original stay where they are', async (app) => {
  const { member } = await workedOut(app, 'copied without its work')
  const before = await contentsOf(member)
  const { workshop, member: reader } = await copy(app, member.sessionId, false)
  expect(await contentsOf(reader)).toEqual([])
  expect((await member.call(listSolutions, { query: { session_id: workshop.id } })).statusCode).toBe(403)
  expect(await contentsOf(member)).toEqual(before)
})

eachEngine('a workshop of more rows than a statement carries is copied whole', async (app) => {
  const member = await app.memberOf('large')
  const { id } = await member.createSolution()
  const story = await member.addMetric(id, 27)
  const row = await app.db.read.selectFrom('user_stories').selectAll().where('id', '=', story).executeTakeFirstOrThrow()
  const texts = Array.from({ length: 1200 }, (_, index) => `Option ${index}`)
  for (const part of [texts.slice(0, 600), texts.slice(600)]) {
    const values = part.map((functional_option) => ({ user_story_id: row.id, functional_option }))
    await app.db.write.insertInto('functional_options').values(values).execute()
  }
  const { workshop, member: reader } = await copy(app, member.sessionId, true)
  const [copied] = await reader.get<SolutionListItem[]>(listSolutions, { query: { session_id: workshop.id } })
  const { metrics } = await reader.stories(copied!.id)
  expect(metrics[0]!.functional_options.map((option) => option.functional_option)).toEqual(texts)
})

eachEngine('a workshop that does not exist is not copied', async (app) => {
  const host = await app.host()
  const before = await dumpDatabase(app.db)
  const params = { id: '2222-2222' }
  const answer = await host.call(copyWorkshop, { params, body: { title: 'Copy', with_solutions: true } })
  expect(answer.statusCode).toBe(404)
  expect(await dumpDatabase(app.db)).toEqual(before)
})
