import { expect } from 'vitest'
import { changeWorkshop, openWorkshop, type Workshop } from '#contract/admin.ts'
import {
  exportCatalogue,
  listCatalogues,
  publishCatalogue,
  readCatalogueContents,
  type CatalogueContents,
  type CatalogueReport,
  type CatalogueVersion,
} from '#contract/catalogues.ts'
import { errors, type ErrorBody } from '#contract/errors.ts'
import { listMetrics, type Metric } from '#contract/metrics.ts'
import { listMeasures, type Measure } from '#contract/reference-data.ts'
import { validateSession } from '#contract/session.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'

async function versions(app: TestApp) {
  return (await (await app.host()).call(listCatalogues)).json<CatalogueVersion[]>()
}

async function defaultVersion(app: TestApp) {
  return (await versions(app)).find(({ is_default }) => is_default)!
}

async function fileOf(app: TestApp, id: number, format: 'json' | 'csv') {
  const answer = await (await app.host()).call(exportCatalogue, { params: { id }, query: { format } })
  return answer.json<{ file_name: string; text: string }>()
}

async function send(app: TestApp, name: string, text: string, format: 'json' | 'csv', dry_run = false) {
  const answer = await (await app.host()).call(publishCatalogue, { body: { name, format, text, dry_run } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<CatalogueReport>()
}

async function memberWith(app: TestApp, catalogue_id: number) {
  const opened = await (await app.host()).call(openWorkshop, { body: { title: 'Chosen', catalogue_id } })
  const person = app.somebody()
  await person.call(validateSession, { query: { id: opened.json<Workshop>().id } })
  return person
}

eachEngine('two catalogues ship, one without effects; a workshop is opened with either and keeps it', async (app) => {
  const shipped = await versions(app)
  const being = shipped.find(({ name }) => name === 'Being, having, doing, interacting')!
  expect(being.is_default).toBe(false)
  const member = await memberWith(app, being.id)
  const measures = (await member.call(listMeasures)).json<Measure[]>()
  expect(measures.map(({ measure }) => measure)).toEqual(['Being', 'Having', 'Doing', 'Interacting', 'None'])
  expect(measures.every(({ effect }) => effect === undefined)).toBe(true)
  expect((await versions(app)).find(({ id }) => id === being.id)?.workshops).toBe(1)
  const nowhere = await (await app.host()).call(openWorkshop, { body: { title: 'Nowhere', catalogue_id: 999 } })
  expect(nowhere.statusCode).toBe(404)
})

eachEngine('both kinds of file hold the whole catalogue: published again, nothing has changed', async (app) => {
  const { id, name } = await defaultVersion(app)
  const before = await dumpDatabase(app.db)
  for (const format of ['json', 'csv'] as const) {
    const { file_name, text } = await fileOf(app, id, format)
    expect(file_name).toBe(`default-catalogue-1.0.0.${format}`)
    const report = await send(app, name, text, format)
    expect(report).toMatchObject({ problems: [], published: null, compared_with: '1.0.0' })
    expect(report.changes).toEqual([])
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('a dry run says what would change and changes nothing; publishing makes a new version', async (app) => {
  const { id } = await defaultVersion(app)
  const old = await memberWith(app, id)
  const { text } = await fileOf(app, id, 'csv')
  const edited = text
    .replace('Car kilometres avoided per member per month', 'Car kilometres avoided per household')
    .replace(/\r\nmetric,97,[^\n]*/, '')
    .concat('metric,98,"Trees planted, and alive a year later",,,,3 7,1,our own\r\n')
  const first = await send(app, 'Our catalogue', text, 'csv')
  expect(first).toMatchObject({ version: '1.0.0', compared_with: null, problems: [] })

  const before = await dumpDatabase(app.db)
  const dry = await send(app, 'Our catalogue', edited, 'csv', true)
  expect(dry).toMatchObject({ version: '1.1.0', compared_with: '1.0.0', problems: [], published: null })
  expect(dry.changes).toEqual([
    { list: 'metric', kind: 'changed', what: 'Car kilometres avoided per household' },
    { list: 'metric', kind: 'added', what: 'Trees planted, and alive a year later' },
    { list: 'metric', kind: 'removed', what: expect.any(String) },
  ])
  expect(await dumpDatabase(app.db)).toEqual(before)

  const { published } = await send(app, 'Our catalogue', edited, 'csv')
  const contents = (
    await (await app.host()).call(readCatalogueContents, { params: { id: published! } })
  ).json<CatalogueContents>()
  expect(contents.metrics.at(-1)).toEqual({
    id: 98,
    metric_text: 'Trees planted, and alive a year later',
    purposes: [3, 7],
    stakeholders: [1],
    source: 'our own',
  })
  const member = await memberWith(app, published!)
  expect((await member.call(listMetrics)).body).toContain('Trees planted')
  expect((await old.call(listMetrics)).body).not.toContain('Trees planted')
})

eachEngine('a column for a language says the same entries in it, in workshops of that language', async (app) => {
  const { id } = await defaultVersion(app)
  const { text } = await fileOf(app, id, 'csv')
  const row = (line: string, ...cells: string[]) => [line, ...cells].join(',')
  const edited = text
    .replace(/^list[^\r]*/, (head) => row(head, 'name@de', 'category@DE'))
    .concat(
      'metric,98,Trees planted,,,,3,90 91,,Gepflanzte Bäume\r\n',
      'stakeholder,90,Birds,,Animals,,,,,Vögel,Tiere\r\n',
      'stakeholder,91,Bees,,Animals,,,,\r\n',
    )
  const { published } = await send(app, 'Spoken', edited, 'csv')
  for (const format of ['csv', 'json'] as const) {
    const file = await fileOf(app, published!, format)
    expect(file.text).toContain('Gepflanzte Bäume')
    expect(await send(app, 'Spoken', file.text, format, true)).toMatchObject({ problems: [], changes: [] })
  }
  const contents = await (await app.host()).call(readCatalogueContents, { params: { id: published! } })
  expect(contents.json<CatalogueContents>().metrics.at(-1)).toMatchObject({ 'metric_text@de': 'Gepflanzte Bäume' })

  const host = await app.host()
  const opened = await host.call(openWorkshop, { body: { title: 'Chosen', catalogue_id: published! } })
  const params = { id: opened.json<Workshop>().id }
  const member = app.somebody()
  await member.call(validateSession, { query: params })
  const english = await member.call(listMetrics)
  expect(english.json<Metric[]>().at(-1)).toMatchObject({
    metric_text: 'Trees planted',
    stakeholders: ['Birds', 'Bees'],
  })
  await host.call(changeWorkshop, { params, body: { language: 'de' } })
  const german = await member.call(listMetrics)
  expect(german.json<Metric[]>().at(-1)).toEqual({
    id: 98,
    metric_text: 'Gepflanzte Bäume',
    purposes: ['Mobilität und Zugang'],
    stakeholders: ['Vögel', 'Bees'],
  })
  expect(german.headers.etag).not.toBe(english.headers.etag)
})

eachEngine(
  'a text in another language is refused where it is of no language, of no text, or a name twice',
  async (app) => {
    const { id } = await defaultVersion(app)
    const { text: csv } = await fileOf(app, id, 'csv')
    const { text: json } = await fileOf(app, id, 'json')
    const problems = async (text: string, format: 'json' | 'csv') => (await send(app, 'Odd', text, format)).problems
    const headed = (...heads: string[]) => csv.replace(/^list[^\r]*/, (head) => [head, ...heads].join(','))
    expect(await problems(headed('name@xx', 'effect@de'), 'csv')).toEqual([
      {
        line: 1,
        problem: expect.stringMatching(/^Found the column “name@xx”, expected one of “name@en”, “name@de”, /),
      },
      { line: 1, problem: expect.stringMatching(/^Found the column “effect@de”, expected one of “list”, /) },
    ])
    const end = csv.split('\n').length
    const twice = 'metric,98,Trees,,,,3,1,,Bäume\r\nmetric,99,Woods,,,,3,1,,bäume\r\nmetric,100,Bäume,,,,3,1,\r\n'
    expect(await problems(headed('name@de').concat(twice), 'csv')).toEqual([
      { line: end + 1, problem: expect.stringMatching(/^metric_text@de: found “bäume” a second time, /) },
      { line: end + 2, problem: expect.stringMatching(/^metric_text@de: found “Bäume” a second time, /) },
    ])
    const people = 'stakeholder,90,Birds,,Animals,,,,,Tiere\r\nstakeholder,91,Bees,,Animals,,,,,Getier\r\n'
    expect(await problems(headed('category@de').concat(people), 'csv')).toEqual([
      {
        line: end + 1,
        problem: 'stakeholder_category@de: found “Getier”, expected “Tiere”, as elsewhere for this category.',
      },
    ])
    const odd = json.replace('"p_fhn":', '"p_fhn@xx":"?","icon@de":"?","description@de":3,"p_fhn":')
    expect((await problems(odd, 'json')).map(({ problem }) => problem)).toEqual([
      'p_fhn@xx: found “xx”, expected one of “en”, “de”, “es”, “fr”, “ar”.',
      'icon@de: found “icon”, expected one of “p_fhn”, “description”.',
      'description@de: found 3, expected a text.',
    ])
  },
)

eachEngine('of hosts who publish the same catalogue at once one succeeds and the others are told', async (app) => {
  const { id } = await defaultVersion(app)
  const { text } = await fileOf(app, id, 'csv')
  const host = await app.host()
  const publishOwn = (n: number, previous: string | null) =>
    host.call(publishCatalogue, {
      body: {
        name: 'At once',
        format: 'csv',
        text: `${text}metric,98,Metric of host ${n},,,,3,1,\r\n`,
        dry_run: false,
        previous,
      },
    })
  const sentence = errors.CATALOGUE_CHANGED[1]
  for (const previous of [null, '1.0.0']) {
    const answers = await Promise.all([1, 2, 3, 4].map((n) => publishOwn(previous ? n + 4 : n, previous)))
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(refused.map((answer) => answer.json<ErrorBody>().error)).toEqual([sentence, sentence, sentence])
  }
  const published = (await versions(app)).filter(({ name }) => name === 'At once')
  expect(published.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0'])
})

eachEngine('what is new in a draft keeps apart from what another host has published meanwhile', async (app) => {
  const { id } = await defaultVersion(app)
  const host = await app.host()
  const { text } = await fileOf(app, id, 'csv')
  const base = await send(app, 'Shared', text, 'csv')
  await send(app, 'Shared', `${text}purpose,90,Of H\r\nmetric,98,Metric of H,,,,90,1,\r\n`, 'csv')
  const own = {
    name: ' shared',
    format: 'csv' as const,
    text: `${text}purpose,90,Of K\r\nmetric,98,Metric of K,,,,90 3,1,\r\n`,
    started_from: base.published!,
  }
  const answer = await host.call(publishCatalogue, { body: { ...own, dry_run: false } })
  const report = answer.json<CatalogueReport>()
  expect(report.changes).toEqual([
    { list: 'purpose', kind: 'added', what: 'Of K' },
    { list: 'purpose', kind: 'removed', what: 'Of H' },
    { list: 'metric', kind: 'added', what: 'Metric of K' },
    { list: 'metric', kind: 'removed', what: 'Metric of H' },
  ])
  const contents = (
    await host.call(readCatalogueContents, { params: { id: report.published! } })
  ).json<CatalogueContents>()
  expect(contents.metrics.at(-1)).toMatchObject({ id: 99, metric_text: 'Metric of K', purposes: [91, 3] })
  const nowhere = await host.call(publishCatalogue, { body: { ...own, started_from: 999, dry_run: true } })
  expect(nowhere.statusCode).toBe(404)
})

eachEngine('a name in another case or with spaces around it is the same catalogue', async (app) => {
  const { id } = await defaultVersion(app)
  const { text } = await fileOf(app, id, 'csv')
  await send(app, 'Über uns', text, 'csv')
  const again = await send(app, ' ÜBER UNS ', `${text}metric,98,Trees,,,,3,1,\r\n`, 'csv')
  expect(again).toMatchObject({ name: 'Über uns', version: '1.1.0', compared_with: '1.0.0' })
  expect((await versions(app)).filter(({ name }) => name === 'Über uns')).toHaveLength(2)
})

eachEngine('another order of metrics is a change; needs and measures stand by their ids', async (app) => {
  const { id } = await defaultVersion(app)
  const { text } = await fileOf(app, id, 'csv')
  await send(app, 'Ordered', text, 'csv')
  const lines = text.split('\r\n')
  const swap = (list: string) => {
    const first = lines.findIndex((line) => line.startsWith(`${list},1,`))
    return lines
      .with(first, lines[first + 1]!)
      .with(first + 1, lines[first]!)
      .join('\r\n')
  }
  const moved = await send(app, 'Ordered', swap('metric'), 'csv', true)
  expect(moved.changes).toEqual([{ list: 'metric', kind: 'reordered', what: 'the metrics' }])
  expect((await send(app, 'Ordered', swap('need'), 'csv', true)).changes).toEqual([])
})

eachEngine('every problem is told with its line, and nothing is published', async (app) => {
  const { id } = await defaultVersion(app)
  const { text: csv } = await fileOf(app, id, 'csv')
  const { text: json } = await fileOf(app, id, 'json')
  const before = await dumpDatabase(app.db)
  const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length
  const problems = async (text: string, format: 'json' | 'csv') => {
    const report = await send(app, 'Wrong', text, format)
    expect(report.published).toBeNull()
    return report.problems
  }

  expect(await problems('{\n "fhns": [\n}', 'json')).toEqual([
    { line: 3, problem: 'column 1: found “}”, expected a value or “]”.' },
  ])
  expect(await problems('', 'json')).toEqual([
    { line: 1, problem: 'column 1: found the end of the file, expected a value.' },
  ])
  expect(await problems('[]', 'json')).toEqual([
    { line: 1, problem: 'Found a list of 0 entries, expected one object with the lists of the catalogue.' },
  ])
  expect(await problems('{}', 'json')).toEqual(
    ['fhns', 'measures', 'purposes', 'stakeholders', 'metrics'].map((list) => ({
      line: null,
      problem: `${list}: found nothing, expected a list of objects.`,
    })),
  )
  expect(await problems('name,id\nx,1', 'csv')).toMatchObject([
    { line: 1, problem: expect.stringMatching('^Found the columns “name”, “id”, expected the columns “list”, ') },
  ])
  const many = `${csv}wish,2,Fame\r\nmetric,98,,,,,77,1,\r\nmetric,99,Trees, planted,,,,3,1,,\r\n`
  const end = csv.split('\n').length
  expect(await problems(many.replace(/^list[^\n]*source/, '$&,colour'), 'csv')).toEqual([
    { line: 1, problem: expect.stringMatching('^Found the column “colour”, expected one of “list”, ') },
    { line: end, problem: expect.stringMatching('^list: found “wish”, expected one of “need”, ') },
    { line: end + 1, problem: 'metric_text: found nothing, expected the name of the metric.' },
    { line: end + 1, problem: 'purposes: found 77, expected an id of the purposes in this file.' },
    { line: end + 2, problem: 'purposes: found nothing, expected at least one purpose id.' },
  ])
  expect(await problems(`${csv}metric,98,Trees,,,,3,1,ours,and more\r\n`, 'csv')).toEqual([
    { line: end, problem: expect.stringMatching('^Found 10 cells, expected at most 9, ') },
  ])

  const twice = csv.replace('\r\nmetric,2,', '\r\nmetric,1,')
  expect(await problems(twice, 'csv')).toEqual([
    { line: lineOf(csv, 'metric,2,'), problem: 'id: found 1 a second time, expected an id that no other metric has.' },
  ])
  const unknown = json.replace('"purposes":[1],', '"purposes":[77],')
  expect(await problems(unknown, 'json')).toEqual([
    {
      line: lineOf(json, '"purposes":[1],'),
      problem: 'purposes: found 77, expected an id of the purposes in this file.',
    },
  ])
  expect(await problems(csv.replace(/\r\nneed,9,[^\n]*/, ''), 'csv')).toMatchObject(
    [{ problem: /^fhns: found 8 needs with the ids 1, .*, expected 9 needs with the ids 1 to 9\./ }].map(
      ({ problem }) => ({ problem: expect.stringMatching(problem) }),
    ),
  )
  expect(await problems(csv.replace('measure,5,None', 'measure,5,Nothing'), 'csv')).toMatchObject([
    { problem: 'measures: found “Nothing”, expected measure 5 with the name “None”.' },
  ])
  expect(await problems(csv.replace(',helps,', ',delights,'), 'csv')).toMatchObject([
    {
      line: lineOf(csv, ',helps,'),
      problem: 'effect: found “delights”, expected one of “helps”, “seems”, “harms”, “none”.',
    },
  ])
  for (const wrong of ['harms', '']) {
    const changed = csv.replace(/(measure,5,None,[^\n]*),none,/, `$1,${wrong},`)
    expect(changed).not.toBe(csv)
    expect(await problems(changed, 'csv')).toEqual([
      {
        line: lineOf(csv, 'measure,5,'),
        problem: expect.stringMatching(/^effect: found .*, expected “none”, because/),
      },
    ])
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
})
