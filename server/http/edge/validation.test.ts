import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { addFunctionalOption, updateFunctionalOption } from '#contract/functional-options.ts'
import { exportSolution, importSolutions } from '#contract/exports.ts'
import type { CallName } from '#contract/index.ts'
import { changeRoom } from '#contract/room.ts'
import { createSolution, setSolutionPurposes, updateSolution } from '#contract/solutions.ts'
import { addSystemRequirement, updateSystemRequirement } from '#contract/system-requirements.ts'
import { saveUserStories } from '#contract/user-stories.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { validCalls } from '../../testing/app/valid-calls.ts'

/** The specification's own words, written out. */
const sentences: [Endpoint, field: string, sentence: string][] = [
  [createSolution, 'solution_name', 'Solution name is required'],
  [updateSolution, 'solution_name', 'Solution name is required'],
  [createSolution, 'primary_fhn', 'Primary Fundamental Human Need is required.'],
  [updateSolution, 'primary_fhn', 'Primary Fundamental Human Need is required.'],
  [createSolution, 'user_email', 'User email not found. Please log in again.'],
  [setSolutionPurposes, 'purpose_ids', 'Primary Purpose is required.'],
  [addFunctionalOption, 'functional_option', 'Functional option text cannot be empty'],
  [updateFunctionalOption, 'functional_option', 'Functional option text cannot be empty'],
  [addSystemRequirement, 'specification', 'System requirement text cannot be empty'],
  [updateSystemRequirement, 'specification', 'System requirement text cannot be empty'],
  [saveUserStories, 'updates', 'No valid metrics to save.'],
]

eachEngine('a field left empty is answered in the words of the specification', async (app) => {
  const member = await app.memberOf('empty fields')
  const calls = await validCalls(member)
  const before = await dumpDatabase(app.db)
  for (const [endpoint, field, sentence] of sentences) {
    const { params, body } = calls[`${endpoint.method} ${endpoint.path}` as CallName]
    const blank = field === 'purpose_ids' ? [] : ' \n'
    for (const empty of [undefined, null, ...(field === 'updates' ? [] : [blank])]) {
      const answer = await member.call(endpoint, { params, body: { ...(body as object), [field]: empty } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json(), `${field} = ${JSON.stringify(empty)}`).toEqual({ code: 'BAD_INPUT', error: sentence })
    }
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('a field that is wrong in another way is named', async (app) => {
  const member = await app.memberOf('wrong fields')
  const { params, body } = (await validCalls(member))['PUT /api/solutions/{id}']
  const errorFor = async (fields: object) =>
    (await member.call(updateSolution, { params, body: { ...(body as object), ...fields } })).json<{ error: string }>()
      .error
  expect(await errorFor({ solution_name: 'x'.repeat(101) })).toBe('solution_name must have 1 to 100 characters.')
  expect(await errorFor({ primary_fhn: 'one' })).toBe('primary_fhn must be a whole number.')
  expect(await errorFor({ primary_fhn: 1.5 })).toBe('primary_fhn must be a whole number.')
})

eachEngine('what a field must be is said in plain words', async (app) => {
  const member = await app.memberOf('plain words')
  const host = await app.host()
  const calls = await validCalls(member)
  const errorOf = async (endpoint: Endpoint, given: object) =>
    (await host.call(endpoint, { ...calls[`${endpoint.method} ${endpoint.path}` as CallName], ...given })).json<{
      error: string
    }>().error
  expect(await errorOf(changeRoom, { body: { step: 8 } })).toBe('step must be at most 7.')
  expect(await errorOf(changeRoom, { body: { frozen: 'yes' } })).toBe('frozen must be true or false.')
  expect(await errorOf(changeRoom, { body: { message: 'x'.repeat(201) } })).toBe(
    'message must have at most 200 characters.',
  )
  expect(await errorOf(createSolution, { body: { solution_name: 'A', primary_fhn: 1, user_email: 'a@b.c' } })).toBe(
    'The body needs session_id.',
  )
  expect(await errorOf(exportSolution, { query: { format: 'doc' } })).toBe(
    'format must be one of xlsx, csv, md, json, reqif, zip, jira, azure-devops, gitlab.',
  )
})

const noMoments = [
  '9999-19-39T29:59:59Z',
  '2026-02-30T06:00:00Z',
  '2025-02-29T06:00:00Z',
  '2026-11-31T06:00:00Z',
  '2026-00-10T06:00:00Z',
  '2026-11-00T06:00:00Z',
  '2026-11-15T24:00:00Z',
  '2026-11-15T06:60:00Z',
  '2026-11-15T06:00:60Z',
  '0000-01-01T00:00:00Z',
  '1899-12-31T00:00:00Z',
  '2026-11-15',
  '2026-11-15T06:00:00+01:00',
  'yesterday',
  '',
]

eachEngine('only moments that the calendar has come in', async (app) => {
  const member = await app.memberOf('calendar')
  const { body } = (await validCalls(member))['POST /api/solutions/import']
  const document = body as { solutions: object[] }
  const dated = (created_at: string) =>
    member.call(importSolutions, {
      query: { dry_run: true },
      body: { ...document, solutions: [{ ...document.solutions[0], created_at }] },
    })
  for (const moment of noMoments) {
    const answer = await dated(moment)
    expect(answer.statusCode, moment).toBe(400)
    expect(answer.json<{ error: string }>().error).toMatch(
      /^solutions\.0\.created_at: found .*, expected a date and time/,
    )
    const exported = await member.call(importSolutions, { query: {}, body: { ...document, exported_at: moment } })
    expect(exported.statusCode, moment).toBe(400)
  }
  for (const moment of ['2024-02-29T23:59:59Z', '1970-01-01T00:00:00.123456789Z', '9999-12-31T23:59:59.999Z'])
    expect((await dated(moment)).statusCode, moment).toBe(200)
})
