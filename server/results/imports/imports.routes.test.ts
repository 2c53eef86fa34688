import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { listActivity, type Activity } from '#contract/activity.ts'
import { changeWorkshop } from '#contract/admin.ts'
import { addOwnMetric } from '#contract/own-words.ts'
import { decideOption } from '#contract/chain.ts'
import {
  exportSolution,
  exportWorkshop,
  importIntoWorkshop,
  importSolutions,
  type ExportDocument,
  type ImportReport,
} from '#contract/exports.ts'
import { importsMessages, misfitsMessages } from '#contract/messages/imports.ts'
import { changeRoom } from '#contract/room.ts'
import { listSolutions } from '#contract/solutions.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

/** Two solutions with everything that an export can hold. */
async function fillWorkshop(app: TestApp, title: string) {
  const ana = await app.memberOf(title, 'ana@example.org')
  const { solution, option, rating, storyId } = await ana.fullSolution('Cargo bikes')
  await ana.addStakeholder(solution.id, 14)
  await ana.rate(option.id, 4, 5)
  await ana.rate(option.id, 9, 4, false)
  await ana.addRequirement(rating.id, '  Second,\n"quoted"  ')
  await ana.addOption(storyId, 'Never rated ')
  await ana.addMetric(solution.id, 1)
  const body = { decision: 'rejected', decision_reason: 'Too dear' }
  await ana.get(decideOption, { params: { id: option.id }, body })
  await ana.writeStory(solution.id, 27, 'Rewritten, so that the option is to be looked at again')
  await ana.rate(option.id, 9, 2)
  await ana.fullSolution('Second')
  return { ana, solution }
}

async function documentOf(app: TestApp, workshop: string) {
  const host = await app.host()
  const answer = await host.call(exportWorkshop, { params: { id: workshop }, query: { format: 'json' } })
  return answer.json<ExportDocument>()
}

/** All but the ids that an import makes anew, what is known by them, and when and from where it was exported. */
const comparable = ({ exported_at: _at, title: _title, made_from: _workshop, ...document }: ExportDocument) =>
  JSON.parse(JSON.stringify(document), function (this: object, key: string, value: unknown) {
    return key === 'made_from' || (key === 'id' && !('name' in this)) ? undefined : value
  }) as ExportDocument

const into = async (app: TestApp, id: string, document: unknown, dry_run = false) =>
  (await app.host()).call(importIntoWorkshop, { params: { id }, query: { dry_run }, body: document })

eachEngine('what is exported and imported into another workshop is exported the same again', async (app) => {
  const { ana } = await fillWorkshop(app, 'from here')
  const document = await documentOf(app, ana.sessionId)
  const { id } = await app.workshop('to there')
  const report = (await into(app, id, document)).json<ImportReport>()
  expect(report).toMatchObject({
    dry_run: false,
    matched_by_name: 0,
    problems: [],
    solutions: [
      { solution_name: 'Cargo bikes', metrics: 2, stakeholders: 2, options: 2, ratings: 3, requirements: 2 },
      { solution_name: 'Second', metrics: 1, options: 1, requirements: 1 },
    ],
  })
  const again = await documentOf(app, id)
  expect(comparable(again)).toEqual(comparable(document))
  expect(again.solutions.map((solution) => solution.id)).toEqual(report.solutions.map((solution) => solution.id))
  expect(JSON.stringify(document)).toContain('"recheck":true')
})

eachEngine('what was exported in one language is imported into a workshop in another', async (app) => {
  const { ana } = await fillWorkshop(app, 'in German')
  const host = await app.host()
  const params = { id: ana.sessionId }
  await host.call(changeWorkshop, { params, body: { language: 'de' } })
  await host.call(changeRoom, { params, body: { own_words: true } })
  const { id: solution } = await ana.createSolution({ name: 'With own words' })
  await ana.setPurposes(solution, [1])
  await ana.get(addOwnMetric, { body: { solution_id: solution, metric_text: 'Trockene Nächte', purpose_ids: [1] } })
  const german = await documentOf(app, ana.sessionId)
  const { id } = await app.workshop('in English')
  expect((await into(app, id, german)).json()).toMatchObject({ matched_by_name: 0, problems: [] })
  await host.call(changeWorkshop, { params: { id }, body: { language: 'de' } })
  expect(comparable(await documentOf(app, id))).toEqual(comparable(german))
})

eachEngine('a member imports into the own workshop, and the history says so', async (app) => {
  const { ana, solution } = await fillWorkshop(app, 'member exports')
  const file = await ana.get<ExportDocument>(exportSolution, { params: { id: solution.id }, query: { format: 'json' } })
  expect(file).toMatchObject({ format: 'ninefold-solution', version: 1, title: 'Cargo bikes' })
  const ben = await app.memberOf('member imports', 'ben@example.org')
  const report = await ben.get<ImportReport>(importSolutions, { query: {}, body: file })
  const id = report.solutions[0]!.id!
  const { deeds } = await ben.get<Activity>(listActivity, { params: { id } })
  expect(deeds).toMatchObject([{ kind: 'solution_imported', email: 'ben@example.org' }])
  const back = await ben.get<ExportDocument>(exportSolution, { params: { id }, query: { format: 'json' } })
  expect(comparable(back)).toEqual(comparable(file))
})

eachEngine('a dry run tells what would be made, and makes nothing', async (app) => {
  const { ana } = await fillWorkshop(app, 'dry run')
  const document = await documentOf(app, ana.sessionId)
  const before = await dumpDatabase(app.db)
  const report = (await into(app, ana.sessionId, document, true)).json<ImportReport>()
  expect(report).toMatchObject({ dry_run: true, problems: [], solutions: [{ id: null }, { id: null }] })
  await ana.get(importSolutions, { query: { dry_run: true }, body: document })
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('ids of another catalogue are matched by name; what has no match is told with its place', async (app) => {
  const { ana } = await fillWorkshop(app, 'other catalogue')
  const document = await documentOf(app, ana.sessionId)
  const [first, second] = document.solutions
  first!.purposes = [{ id: 99, name: ' mobility  and ACCESS' }]
  first!.user_stories[0]!.metric.id = 1
  const { id } = await app.workshop('other catalogue, target')
  const matched = (await into(app, id, document)).json<ImportReport>()
  expect(matched).toMatchObject({ matched_by_name: 2, problems: [] })
  expect((await documentOf(app, id)).solutions[0]).toMatchObject({
    purposes: [{ id: 3, name: 'Mobility and access' }],
    user_stories: [{ metric: { id: 27 } }, {}],
  })

  second!.primary_fhn = { id: 9, name: 'Sleep' }
  second!.user_stories[0]!.functional_options[0]!.ratings[0]!.measure = { name: 'Enormous' }
  second!.user_stories.push(structuredClone(second!.user_stories[0]!))
  const before = await dumpDatabase(app.db)
  const { problems } = (await into(app, id, document, true)).json<ImportReport>()
  expect(problems).toEqual([
    {
      path: 'solutions.1.user_stories.0.functional_options.0.ratings.0.measure',
      error: expect.stringMatching(/^Found “Enormous”, expected a measure of this workshop’s catalogue: .*None\.$/),
      places: 2,
    },
    {
      path: 'solutions.1.user_stories.1.metric',
      error: 'Found metric a second time, expected each metric once.',
      places: 1,
    },
    {
      path: 'solutions.1.primary_fhn',
      error: expect.stringMatching(/^Found “Sleep”, expected a need .*: Subsistence, /),
      places: 1,
    },
  ])
  const refused = await into(app, id, document)
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toEqual({
    code: 'NOT_IMPORTABLE',
    error: `${misfitsMessages.at(problems[0]!.path, problems[0]!.error)} Other problems: 2.`,
  })
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('the documented example is imported as it stands', async (app) => {
  const example = JSON.parse(
    await readFile(join(import.meta.dirname, '../../../docs/exports/example.json'), 'utf8'),
  ) as ExportDocument
  const { id } = await app.workshop('documented example')
  expect((await into(app, id, example)).json()).toMatchObject({ matched_by_name: 0, problems: [] })
  expect(comparable(await documentOf(app, id)).solutions).toEqual(comparable(example).solutions)
})

eachEngine('a file that an editor began with a byte order mark is taken all the same', async (app) => {
  const ana = await app.memberOf('byte order mark')
  const { solution } = await ana.fullSolution('Marked')
  const file = await ana.call(exportSolution, { params: { id: solution.id }, query: { format: 'json' } })
  const imported = await raw(app, ana, `\uFEFF${file.body}`)
  expect(imported.json()).toMatchObject({ problems: [], solutions: [{ solution_name: 'Marked' }] })
})

const raw = (app: TestApp, member: Workbench, payload: string) =>
  app.fastify.inject({
    method: 'POST',
    url: '/api/solutions/import',
    payload,
    headers: { 'content-type': 'application/json' },
    cookies: Object.fromEntries(member.jar),
  })

const notAnExport = (found: string, expected: string, place: string) =>
  `${importsMessages.notAnExport} ${misfitsMessages.misfit(found, expected, place)}`

eachEngine('a file that is broken or of another kind is refused with the place', async (app) => {
  const ana = await app.memberOf('broken files')
  const broken = await raw(app, ana, '{\n "format": "ninefold-solution",\n "version" 1\n}')
  expect(broken.statusCode).toBe(400)
  expect(broken.json()).toEqual({
    code: 'BAD_JSON',
    error: 'This file is not valid JSON. Line 3, column 12: found “1”, expected “:”.',
  })
  const { solution } = await ana.fullSolution()
  const file = await ana.get<ExportDocument>(exportSolution, { params: { id: solution.id }, query: { format: 'json' } })
  const told = async (body: unknown) => (await raw(app, ana, JSON.stringify(body))).json<{ error: string }>().error
  expect(await told({ ...file, version: 2 })).toBe(`${importsMessages.otherVersion} version: found 2, expected 1.`)
  const formats = 'one of “ninefold-solution”, “ninefold-workshop”'
  expect(await told({ ...file, format: 'other' })).toBe(notAnExport('“other”', formats, 'format'))
  expect(await told({ solutions: file.solutions })).toBe(notAnExport('nothing', formats, 'format'))
  expect(await told({ ...file, solutions: undefined })).toBe(notAnExport('nothing', 'a list of objects', 'solutions'))
  expect(await told({ ...file, solutions: {} })).toBe(notAnExport('an object', 'a list of objects', 'solutions'))
  const members = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at}`, 1]))
  expect(await told({ ...members, ...file })).toMatch(/^Line 1, column \d+: found more than 40 members/)
  expect((await raw(app, ana, JSON.stringify(file).replace(/"id":\d+/, '"id":1e400'))).json()).toMatchObject({
    error: expect.stringMatching(/: found a number that is too large, expected /),
  })
  expect((await raw(app, ana, 'PK\u0003\u0004')).json()).toMatchObject({
    error: notAnExport('“PK”', '“{”', 'line 1'),
  })
  const missing = { ...file, solutions: [{ ...file.solutions[0], purposes: undefined, primary_fhn: [1] }] }
  expect(await told(missing)).toBe('solutions.0.purposes: found nothing, expected purposes.')
  expect(await told({ ...file, solutions: [{ ...file.solutions[0], primary_fhn: [1] }] })).toBe(
    'solutions.0.primary_fhn: found a list of 1 entry, expected a JSON object.',
  )
  const text = (functional_option: string) => {
    const copy = structuredClone(file)
    copy.solutions[0]!.user_stories[0]!.functional_options[0]!.functional_option = functional_option
    return copy
  }
  for (const unkept of ['a\0b', 'a\uD800b'])
    expect(await told(text(unkept))).toMatch(/found “a.b”, expected text without NUL or half characters\.$/)
  expect(await told(text('x'.repeat(10_001)))).toMatch(/\(10,001 characters\), expected at most 10,000 characters\.$/)
  file.solutions[0]!.user_stories[0]!.functional_options[0]!.functional_option = '  '
  expect(await told(file)).toBe(
    'solutions.0.user_stories.0.functional_options.0.functional_option: found only spaces, expected something.',
  )
})

eachEngine('an import larger than any other body goes in; into a closed workshop nothing does', async (app) => {
  const { ana } = await fillWorkshop(app, 'large import')
  const document = await documentOf(app, ana.sessionId)
  const requirements = document.solutions[1]!.user_stories[0]!.functional_options[0]!.ratings[0]!.requirements
  for (let count = 0; count < 1500; count++) requirements.push({ specification: `${count} ${'x'.repeat(1000)}` })
  const { id } = await app.workshop('large import, target')
  expect((await into(app, id, document)).statusCode).toBe(200)
  const again = await documentOf(app, id)
  expect(again.solutions[1]!.user_stories[0]!.functional_options[0]!.ratings[0]!.requirements).toHaveLength(1501)
  const host = await app.host()
  await host.call(changeWorkshop, { params: { id }, body: { status: 'closed' } })
  const refused = await into(app, id, document)
  expect(refused.json()).toMatchObject({ code: 'SESSION_CLOSED' })
  const list = await host.call(listSolutions, { query: { session_id: id } })
  expect(list.json()).toHaveLength(2)
})
