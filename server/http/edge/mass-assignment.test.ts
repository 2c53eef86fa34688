import { expect } from 'vitest'
import { changeWorkshop } from '#contract/admin.ts'
import { addFunctionalOption, updateFunctionalOption } from '#contract/functional-options.ts'
import { saveOptionAnalysis } from '#contract/h9-analysis.ts'
import { createSolution, updateSolution } from '#contract/solutions.ts'
import { addSystemRequirement } from '#contract/system-requirements.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'

const SMUGGLED = 424_242
/** Names of columns that no call declares. */
const smuggled = { id: SMUGGLED, revision: SMUGGLED, catalogue_id: SMUGGLED, created_at: '1999', code: 'SMUGGLED' }

eachEngine('fields that a call does not declare never reach a row', async (app) => {
  const member = await app.memberOf('smuggling')
  const { sessionId: session_id } = member
  const { solution, storyId, option, rating } = await member.fullSolution()
  const other = await member.fullSolution()
  const user_email = 'a@example.org'

  const answers = [
    await member.call(createSolution, {
      body: { ...smuggled, solution_name: 'x', primary_fhn: 1, session_id, user_email },
    }),
    await member.call(updateSolution, {
      params: { id: solution.id },
      body: { ...smuggled, session_id: SMUGGLED, user_email: 'stolen', solution_name: 'y', primary_fhn: 2 },
    }),
    await member.call(addFunctionalOption, {
      body: { ...smuggled, user_story_id: storyId, functional_option: 'x' },
    }),
    await member.call(updateFunctionalOption, {
      params: { id: option.id },
      body: { ...smuggled, user_story_id: other.storyId, functional_option: 'y' },
    }),
    await member.call(saveOptionAnalysis, {
      body: { updates: [{ ...smuggled, functional_option_id: option.id, fhn_id: 1, virtuous: true, measure: 1 }] },
    }),
    await member.call(addSystemRequirement, {
      body: { ...smuggled, option_analysis_id: rating.id, specification: 'x' },
    }),
    await (await app.host()).call(changeWorkshop, { params: { id: session_id }, body: { ...smuggled, title: 'x' } }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200, 201, 200, 200, 201, 200])
  for (const answer of answers) expect(answer.body).not.toMatch(/424242|1999|SMUG|stolen/)

  const row = await app.db.read
    .selectFrom('functional_options')
    .selectAll()
    .where('id', '=', option.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ id: option.id, user_story_id: storyId, functional_option: 'y', decision: null })
  expect(await app.db.read.selectFrom('solutions').selectAll().where('id', '=', solution.id).execute()).toMatchObject([
    { solution_name: 'y', user_email: 'ana@example.org', created_at: solution.created_at },
  ])
  const sessions = await app.db.read.selectFrom('sessions').selectAll().execute()
  for (const session of sessions) expect(JSON.stringify(session)).not.toMatch(/424242|SMUG/)
})
