import { unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { expect } from 'vitest'
import { changeWorkshop } from '#contract/admin.ts'
import { decideOption } from '#contract/chain.ts'
import { exportSolution, exportWorkshop } from '#contract/exports.ts'
import { updateSystemRequirement } from '#contract/system-requirements.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { parseXml } from '../../testing/app/parse-xml.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const WORDS = 'A "quoted", comma\nand line | <b> & \u0001 ü C:\\x https://example.org/a_b*c'

async function workedSolution(app: TestApp, title: string) {
  const ana = await app.memberOf(title, 'ana@example.org')
  const made = await ana.fullSolution('=Bikes, "shared"')
  await ana.rate(made.option.id, 9, 4, false)
  const more = await ana.addRequirement(made.rating.id, WORDS)
  const body = { decision: 'adapted', decision_reason: '-1 for cost' }
  await ana.get(decideOption, { params: { id: made.option.id }, body })
  return { ana, ...made, more }
}

const exported = (member: Workbench, id: number, format: string, step?: string) =>
  member.call(exportSolution, { params: { id }, query: { format, ...(step && { step }) } })

eachEngine('every format is a file of its own kind, named after title and date, and kept by no cache', async (app) => {
  const { ana, solution } = await workedSolution(app, 'formats')
  const today = new Date().toISOString().slice(0, 10)
  const types = {
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    csv: 'text/csv; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    json: 'application/json; charset=utf-8',
    reqif: 'application/xml; charset=utf-8',
    zip: 'application/zip',
    jira: 'text/csv; charset=utf-8',
    'azure-devops': 'text/csv; charset=utf-8',
    gitlab: 'text/csv; charset=utf-8',
  }
  const endings: Record<string, string> = {
    csv: 'system-requirements DAY.csv',
    jira: 'jira DAY.csv',
    'azure-devops': 'azure-devops DAY.csv',
    gitlab: 'gitlab DAY.csv',
  }
  for (const [format, type] of Object.entries(types)) {
    const answer = await exported(ana, solution.id, format)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-store' })
    const name = `=Bikes, shared ${(endings[format] ?? `DAY.${format}`).replace('DAY', today)}`
    expect(answer.headers['content-disposition']).toContain(`filename="${name}"`)
  }
  expect((await exported(ana, solution.id, 'pdf')).statusCode).toBe(400)
})

eachEngine('CSV quotes what needs it, and no cell can be run as a formula', async (app) => {
  const { ana, solution, option, storyId, requirement, more } = await workedSolution(app, 'csv')
  const csv = async (step?: string) => (await exported(ana, solution.id, 'csv', step)).body
  const solutions = await csv('solutions')
  expect(solutions.startsWith('\uFEFFSolution ID,Solution,')).toBe(true)
  expect(solutions).toContain(`\r\n${solution.id},"'=Bikes, ""shared""",Freedom,Mobility and access,ana@example.org,`)
  expect(await csv('functional-options')).toContain(
    `\r\n${solution.id},"'=Bikes, ""shared""",O${option.id},S${storyId},M27,Car kilometres avoided per member per month,An option,To be built with changes,'-1 for cost,,x`,
  )
  const requirements = await csv()
  expect(requirements).toContain(`",R${requirement.id},The system shall work.,Freedom,Virtuous,`)
  expect(requirements).toContain(`R${more.id},"${WORDS.replaceAll('"', '""').replace('\u0001', '\uFFFD')}",Freedom`)
})

eachEngine('an archive holds every format as it is sent alone, and says what each is for', async (app) => {
  const { ana, solution } = await workedSolution(app, 'archive')
  const today = new Date().toISOString().slice(0, 10)
  const files = unzipSync((await exported(ana, solution.id, 'zip')).rawPayload)
  const textIn = (path: string) => Buffer.from(files[path] ?? []).toString()
  const tables = [
    'solutions',
    'metrics',
    'stakeholders',
    'user-stories',
    'functional-options',
    'h9-analysis',
    'system-requirements',
  ]
  const named = ['xlsx', 'html', 'md', 'json', 'reqif'].map((ending) => `=Bikes, shared ${today}.${ending}`)
  const lists = ['jira', 'azure-devops', 'gitlab']
  expect(Object.keys(files)).toEqual([
    'README.txt',
    ...named,
    ...tables.map((table) => `CSV/${table}.csv`),
    ...lists.map((list) => `Issues/${list}.csv`),
  ])
  for (const path of Object.keys(files).slice(1)) expect(textIn('README.txt'), path).toContain(path)
  for (const table of tables)
    expect(textIn(`CSV/${table}.csv`), table).toBe((await exported(ana, solution.id, 'csv', table)).body)
  for (const list of lists)
    expect(textIn(`Issues/${list}.csv`), list).toBe((await exported(ana, solution.id, list)).body)
  expect(textIn(`=Bikes, shared ${today}.md`)).toBe((await exported(ana, solution.id, 'md')).body)
  const page = textIn(`=Bikes, shared ${today}.html`)
  expect(page).toContain('<h1 dir="auto">=Bikes, "shared"</h1>')
  expect(page).toContain('and line | &lt;b&gt; &amp;')
  expect(page).not.toMatch(/<script|src=|href=/)
  expect(page).not.toContain('ana@example.org')
  expect(page).toContain('<td dir="auto" data-head="Decision">To be built with changes</td>')
  // what is wider than the page can be moved without a mouse
  const wide = [...page.matchAll(/<div class="wide"[^>]*>/g)].map(([tag]) => tag)
  expect(wide).not.toEqual([])
  for (const tag of wide) expect(tag).toMatch(/tabindex="0" role="region" aria-label="[^"]*=Bikes/)
  expect(page).toMatch(/<h1[\s\S]*<h2/)
  expect(page).not.toContain('<h3')
})

eachEngine('files speak the language of the workshop, whatever those read who ask for them', async (app) => {
  const { ana, solution } = await workedSolution(app, 'in other languages')
  const host = await app.host()
  const params = { id: ana.sessionId }
  const headers = { 'accept-language': 'es', cookie: 'ninefold_language=fr' }
  const inside = async (language: string) => {
    expect((await host.call(changeWorkshop, { params, body: { language } })).statusCode).toBe(200)
    const files = unzipSync((await host.call(exportWorkshop, { params, query: { format: 'zip' }, headers })).rawPayload)
    return (ending: string) => {
      const [, bytes] = Object.entries(files).find(([path]) => path.endsWith(ending)) ?? []
      return Buffer.from(bytes ?? [])
    }
  }
  const german = await inside('de')
  expect((await exported(ana, solution.id, 'csv')).body).toMatch(/^\uFEFFLösungs-ID,Lösung,Anforderungs-ID,/)
  expect(german('.md').toString()).toContain('- Hauptbedürfnis: Freiheit\n- Zwecke: Mobilität und Zugang\n')
  expect(german('.html').toString()).toContain('<html lang="de"><head>')
  expect(german('jira.csv').toString()).toContain('*Entscheidung*\nMit Änderungen umsetzen')
  expect(parseXml(german('.reqif').toString()).querySelector('ENUM-VALUE')?.getAttribute('LONG-NAME')).toBe('Kennzahl')
  expect(german('README.txt').toString()).toContain('Wofür welche Datei ist')
  const { sheets } = await readXlsx(german('.xlsx'))
  expect(sheets.map(({ name }) => name)).toContain('Systemanforderungen')
  expect(sheets[0]?.rows.flat()).toContain('Standardkatalog 1.0.0')

  const arabic = await inside('ar')
  expect(arabic('.html').toString()).toContain('<html lang="ar" dir="rtl"><head>')
  const parts = Object.entries(unzipSync(arabic('.xlsx'))).filter(([path]) => path.includes('/worksheets/sheet'))
  const shown = parts.map(([, part]) => Buffer.from(part).toString().includes('rightToLeft="1"'))
  expect(shown.filter(Boolean)).toHaveLength(parts.length - 1)
})

eachEngine('CSV has semicolons where they are asked for', async (app) => {
  const { ana, solution } = await workedSolution(app, 'semicolons')
  const query = { format: 'csv', step: 'solutions', separator: 'semicolon' }
  const { body } = await ana.call(exportSolution, { params: { id: solution.id }, query })
  expect(body).toContain(`\r\n${solution.id};"'=Bikes, ""shared""";Freedom;`)
})

eachEngine('a spreadsheet has one sheet a step, with typed cells', async (app) => {
  const { ana, solution, requirement, more, storyId } = await workedSolution(app, 'xlsx')
  const { sheets } = await readXlsx((await exported(ana, solution.id, 'xlsx')).rawPayload)
  /** What stands under a heading, from the first row on. */
  const below = (name: string, header: string) => {
    const [heads = [], ...rows] = sheets.find((sheet) => sheet.name === name)?.rows ?? []
    return rows.map((row) => row[heads.indexOf(header)])
  }
  expect(below('Solutions', 'Solution ID')).toEqual([solution.id])
  expect(below('Solutions', 'Solution')).toEqual(['=Bikes, "shared"'])
  expect(below('Solutions', 'Created')).toEqual([new Date(solution.created_at)])
  expect(below('User Stories', 'Story ID')).toEqual([`S${storyId}`])
  expect(below('H9 Analysis', 'Solution')).toEqual(['=Bikes, "shared"', '=Bikes, "shared"'])
  expect(below('H9 Analysis', 'Reading')).toEqual(['Fragile benefit', 'Fragile benefit'])
  expect(below('System Requirements', 'Requirement ID')).toEqual([`R${requirement.id}`, `R${more.id}`])
  expect(below('System Requirements', 'System Requirement')[1]).toBe(WORDS.replace('\u0001', '\uFFFD'))
})

eachEngine('Markdown is a document in which people’s words stay words', async (app) => {
  const { ana, solution, option, more } = await workedSolution(app, 'markdown')
  const { body } = await exported(ana, solution.id, 'md')
  expect(body).toMatch(/^# =Bikes, "shared"\n/)
  expect(body).toContain('- Primary FHN: Freedom\n- Purposes: Mobility and access\n')
  expect(body).toContain(`### O${option.id} An option\n\n| FHN | Virtuous | Vicious | Reading |`)
  expect(body).toMatch(/\| Freedom \| \S.* \| \S.* \| Fragile benefit \|/)
  expect(body).toContain(`| R${more.id} | A "quoted", comma<br>and line \\| \\<b\\> \\& `)
  expect(body).toContain(' https://example.org/a_b*c |')
  const tables = body.split('\n').filter((line) => line.startsWith('|'))
  for (const line of tables) expect(line.endsWith('|')).toBe(true)
})

eachEngine('ReqIF is read by another parser: objects, relations and hierarchy hang together', async (app) => {
  const { ana, solution, option, storyId, rating, requirement, more } = await workedSolution(app, 'reqif')
  const xml = parseXml((await exported(ana, solution.id, 'reqif')).body)
  const all = (selector: string) => [...xml.querySelectorAll(selector)]
  const id = (element: Element | null) => element?.getAttribute('IDENTIFIER') ?? ''
  const named = (reference: Element | null) =>
    elements.get(reference?.textContent ?? '')?.getAttribute('LONG-NAME') ?? undefined
  expect(xml.documentElement.namespaceURI).toBe('http://www.omg.org/spec/ReqIF/20110401/reqif.xsd')
  expect(all('REQ-IF-CONTENT > *').map(({ localName }) => localName)).toEqual([
    'DATATYPES',
    'SPEC-TYPES',
    'SPEC-OBJECTS',
    'SPEC-RELATIONS',
    'SPECIFICATIONS',
  ])

  const elements = new Map(all('[IDENTIFIER]').map((element) => [id(element), element]))
  expect(elements.size, 'identifiers are unique').toBe(all('[IDENTIFIER]').length)
  for (const reference of all('*').filter(({ localName }) => localName.endsWith('-REF'))) {
    const target = elements.get(reference.textContent ?? '')
    expect(`${target?.localName}-REF`, 'references lead to an element of their kind').toBe(reference.localName)
  }

  const objects = new Map(all('SPEC-OBJECT').map((element) => [element.getAttribute('LONG-NAME'), element]))
  const metricId = `M27-${solution.id}`
  const names = [...objects.keys()]
  expect(names.filter((name) => !name?.startsWith('A'))).toEqual([
    metricId,
    `S${storyId}`,
    `O${option.id}`,
    `R${requirement.id}`,
    `R${more.id}`,
  ])
  expect(
    names.filter((name) => name?.startsWith('A')),
    'also the rating that no requirement answers',
  ).toHaveLength(2)
  const valuesOf = (name: string) =>
    Object.fromEntries(
      [...objects.get(name)!.querySelectorAll('VALUES > *')]
        .filter(({ localName }) => localName.startsWith('ATTRIBUTE-VALUE'))
        .map((value) => {
          const chosen = value.querySelector('ENUM-VALUE-REF')
          const words = value.querySelector('THE-VALUE')?.firstElementChild
          return [
            named(value.querySelector('DEFINITION')),
            chosen ? named(chosen) : words ? words.textContent : value.getAttribute('THE-VALUE'),
          ]
        }),
    )
  const ratingId = `A${rating.id}`
  const rated = {
    Need: 'Freedom',
    Direction: 'Virtuous',
    Measure: 'Synergic',
    Reading: 'Fragile benefit',
    Option: `O${option.id}`,
    Story: `S${storyId}`,
    Metric: metricId,
  }
  expect(valuesOf(`R${more.id}`)).toEqual({
    'ReqIF.ForeignID': `R${more.id}`,
    'ReqIF.Name': 'A "quoted", comma',
    'ReqIF.Text': WORDS.replace('\u0001', '\uFFFD'),
    Kind: 'System requirement',
    ...rated,
    Decision: 'To be built with changes',
    'Re-check': 'No',
  })
  expect(valuesOf(ratingId)).toEqual({
    'ReqIF.ForeignID': ratingId,
    'ReqIF.Name': 'Freedom, virtuous: Synergic',
    'ReqIF.Text': 'Freedom, virtuous: Synergic',
    Kind: 'Rating',
    ...rated,
  })
  expect(valuesOf(metricId)).toEqual({
    'ReqIF.ForeignID': metricId,
    'ReqIF.Name': expect.stringMatching(/\w/) as string,
    'ReqIF.Text': expect.stringMatching(/\w/) as string,
    Kind: 'Metric',
    Purposes: 'Mobility and access',
  })
  // lines are lines to who reads the elements and to who drops them, and what follows a backslash is no escape
  const written = objects.get(`R${more.id}`)?.querySelectorAll('THE-VALUE')[1]?.innerHTML
  expect(written).toMatch(/comma<xhtml:br[^>]*\/>\nand/)
  expect(written).toMatch(/C:<xhtml:span[^>]*>\\<\/xhtml:span>x/)
  // an importer that meets an empty value stops
  expect(all('[THE-VALUE=""]')).toEqual([])

  expect(
    all('SPEC-RELATION').map((relation) => [
      named(relation.querySelector('SOURCE')),
      named(relation.querySelector('TYPE')),
      named(relation.querySelector('TARGET')),
    ]),
  ).toEqual([
    [`S${storyId}`, 'serves', metricId],
    [`O${option.id}`, 'derives from', `S${storyId}`],
    [ratingId, 'rates', `O${option.id}`],
    ...[requirement, more].flatMap(({ id: each }) => [
      [`R${each}`, 'derives from', `O${option.id}`],
      [`R${each}`, 'answers', ratingId],
    ]),
    [expect.stringMatching(/^A\d+$/), 'rates', `O${option.id}`],
  ])
  const above = (name: string) =>
    named(
      all('SPEC-HIERARCHY')
        .find((node) => named(node.querySelector(':scope > OBJECT')) === name)
        ?.parentElement?.parentElement?.querySelector(':scope > OBJECT') ?? null,
    )
  expect([`R${more.id}`, ratingId, `O${option.id}`, `S${storyId}`, metricId].map(above)).toEqual([
    ratingId,
    `O${option.id}`,
    `S${storyId}`,
    metricId,
    undefined,
  ])
})

eachEngine('a ReqIF file is the same as long as nothing has changed, and tells when what was', async (app) => {
  const { ana, solution, more, requirement } = await workedSolution(app, 'reqif twice')
  const file = async () => (await exported(ana, solution.id, 'reqif')).body
  const withoutItsTime = (body: string) => body.replace(/<CREATION-TIME>.*?<\/CREATION-TIME>/, '')
  const changedAt = (body: string, name: string) =>
    new RegExp(`<SPEC-OBJECT IDENTIFIER="[^"]*-${name}" LAST-CHANGE="([^"]+)"`).exec(body)?.[1]
  const first = await file()
  const later = new Date(Date.now() + 60 * 60_000).toISOString()
  expect(withoutItsTime(await file())).toBe(withoutItsTime(first))

  await ana.get(updateSystemRequirement, { params: { id: more.id }, body: { specification: 'Said otherwise.' } })
  // as if it had been an hour later
  const deed = app.db.write.updateTable('activity').set({ at: later }).where('kind', '=', 'requirement_changed')
  await deed.where('subject_id', '=', more.id).execute()
  const second = await file()
  expect(changedAt(second, `R${more.id}`)).toBe(later)
  expect(changedAt(second, `R${requirement.id}`)).toBe(changedAt(first, `R${requirement.id}`))
  expect(changedAt(first, `R${requirement.id}`)! >= solution.created_at).toBe(true)
})

eachEngine('what two solutions have in common has an id of its own in each', async (app) => {
  const { ana } = await workedSolution(app, 'reqif of two')
  await ana.fullSolution('Second')
  const { body } = await (
    await app.host()
  ).call(exportWorkshop, {
    params: { id: ana.sessionId },
    query: { format: 'reqif' },
  })
  const xml = parseXml(body)
  const ids = [...xml.querySelectorAll('SPEC-OBJECT')].map((element) => element.getAttribute('LONG-NAME'))
  expect(ids.filter((id) => id?.startsWith('M27-'))).toHaveLength(2)
  expect(new Set(ids).size).toBe(ids.length)
})

eachEngine('the host gets a whole workshop in one file, also when it is closed or empty', async (app) => {
  const { ana, solution } = await workedSolution(app, 'whole workshop')
  const second = await ana.fullSolution('Second')
  const host = await app.host()
  const whole = async (format: string, id = ana.sessionId) =>
    (await host.call(exportWorkshop, { params: { id }, query: { format } })).body
  expect(JSON.parse(await whole('json'))).toMatchObject({
    format: 'ninefold-workshop',
    title: 'whole workshop',
    solutions: [{ id: solution.id }, { id: second.solution.id }],
  })
  expect((await whole('csv')).trim().split('\r\n').at(-1)).toMatch(new RegExp(`^${second.solution.id},Second,R`))
  expect(await whole('md')).toMatch(/^# whole workshop\n[\s\S]+\n## Second\n/)
  await host.call(changeWorkshop, { params: { id: ana.sessionId }, body: { status: 'closed' } })
  expect((await whole('reqif')).match(/<SPECIFICATION /g)).toHaveLength(2)

  const { id } = await app.workshop('empty workshop')
  expect(JSON.parse(await whole('json', id))).toMatchObject({ solutions: [] })
  expect((await whole('csv', id)).trim().split('\r\n')).toHaveLength(1)
})
