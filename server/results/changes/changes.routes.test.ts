import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { openXlsx, saveXlsx } from 'hucre/xlsx'
import { expect } from 'vitest'
import { changeWorkshop } from '#contract/admin.ts'
import { listActivity, type Activity } from '#contract/activity.ts'
import { decideOption } from '#contract/chain.ts'
import { applyChanges, previewChanges, type ChangesPreview } from '#contract/changes.ts'
import { exportSolution, type ExportDocument } from '#contract/exports.ts'
import { CHANGES_MAX } from '#contract/limits.ts'
import { changesMessages, misfitsMessages } from '#contract/messages/imports.ts'
import { roomMessages } from '#contract/messages/shell.ts'
import { changeRoom } from '#contract/room.ts'
import { deleteSystemRequirement, updateSystemRequirement } from '#contract/system-requirements.ts'
import { csvLine, withoutApostrophe } from '../../formats/csv-line.ts'
import { readCsv } from '../../formats/read-csv.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngineWith } from '../../testing/app/each-engine.ts'
import { give, groupedWorkshop } from '../../testing/app/grouped-workshop.ts'
import type { Workbench } from '../../testing/app/workbench.ts'
import { fileWordsIn } from '../exports/words/file-words.ts'
import { settled } from '../made-from/fingerprint.ts'

const { misfit, markedRow, deleted, storedItem, onceSince, textOfOther, ownSolution } = misfitsMessages

/** So that files have links, which must come back with them and mean nothing. */
const eachEngine = eachEngineWith({ publicUrl: 'https://w.example' })

type Full = Awaited<ReturnType<Workbench['fullSolution']>>

async function fileOf(person: Workbench, id: number, query: Record<string, string>): Promise<Buffer> {
  const answer = await person.call(exportSolution, { params: { id }, query })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.rawPayload
}

const look = (person: Workbench, bytes: Buffer, id = person.sessionId) =>
  person.call(previewChanges, {
    params: { id },
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })

async function preview(person: Workbench, bytes: Buffer): Promise<ChangesPreview> {
  const answer = await look(person, bytes)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<ChangesPreview>()
}

/** What a person does who agrees with everything that was shown. */
const take = (person: Workbench, { changes }: ChangesPreview) =>
  person.call(applyChanges, {
    params: { id: person.sessionId },
    body: { changes: changes.map(({ field, id, after, before }) => ({ field, id, text: after, previous: before })) },
  })

/** As another program writes it after somebody has typed into cells of a sheet. */
async function editWorkbook(bytes: Buffer, edits: [sheet: string, header: string, text: string][]): Promise<Buffer> {
  const book = await openXlsx(bytes)
  for (const [sheet, header, text] of edits) {
    const { rows, cells } = book.sheets.find(({ name }) => name === sheet)!
    const column = rows[0]!.indexOf(header)
    rows[1]![column] = text
    const cell = cells?.get(`1,${column}`)
    if (cell) cells!.set(`1,${column}`, { style: cell.style, value: text } as never)
  }
  return Buffer.from(await saveXlsx(book))
}

/** Where a sheet lies in a workbook of ours, which numbers them in their order. */
function pathOfSheet(parts: Record<string, Uint8Array>, sheet: string) {
  const names = [...strFromU8(parts['xl/workbook.xml']!).matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)
  return `xl/worksheets/sheet${names.indexOf(sheet) + 1}.xml`
}

function editTable(bytes: Buffer, header: string, text: string, separator: ',' | ';' | '\t' = ','): Buffer {
  const rows = [...readCsv(bytes.toString('utf8'))].map(({ cells }) => cells)
  rows[1]![rows[0]!.indexOf(header)] = text
  // as a spreadsheet saves it: what begins with an apostrophe keeps it
  const line = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)
  return Buffer.from(`\uFEFF${rows.map(line).join('\r\n')}\r\n`)
}

function editDocument(bytes: Buffer, edit: (document: ExportDocument) => void): Buffer {
  const document = JSON.parse(bytes.toString('utf8')) as ExportDocument
  edit(document)
  return Buffer.from(JSON.stringify(document))
}

const specificationOf = (document: ExportDocument) =>
  document.solutions[0]!.user_stories[0]!.functional_options[0]!.ratings[0]!.requirements[0]!

const csv = (step: string, separator = 'comma') => ({ format: 'csv', step, separator })

/** What programs stumble over, at the beginning of a text, in it and at its end. */
const hostileText = fc
  .tuple(
    fc.constantFrom('', ' ', '=', "'", "'=", '\n@', '_x0041_', '"', ';', '\u0001', '\uFEFF', '<&>', 'ninefold=1'),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('', ' ', '\r\n', '"', ',;', ']]>', '\t'),
  )
  .map((parts) => `x${parts.join('')}`.replace(/^x(?=.*\S)/s, ''))
  .filter((given) => given.trim() !== '' && !given.includes('\0') && given.isWellFormed())

eachEngine('what nobody edited changes nothing, in every format, whatever the texts are', async (app) => {
  const ana = await app.memberOf('round trip')
  const { solution, option, requirement }: Full = await ana.fullSolution('Cargo bikes')
  await fc.assert(
    fc.asyncProperty(hostileText, async (given) => {
      await ana.writeStory(solution.id, 27, given)
      await ana.get(updateSystemRequirement, { params: { id: requirement.id }, body: { specification: given } })
      const body = { decision: 'adapted', decision_reason: given }
      await ana.get(decideOption, { params: { id: option.id }, body })
      for (const query of [
        { format: 'xlsx' },
        { format: 'json' },
        csv('system-requirements'),
        csv('functional-options', 'semicolon'),
        csv('user-stories'),
      ]) {
        const { changes, refused, unchanged } = await preview(ana, await fileOf(ana, solution.id, query))
        expect({ changes, refused }, JSON.stringify(query)).toEqual({ changes: [], refused: [] })
        expect(unchanged).toBeGreaterThan(0)
      }
    }),
    { numRuns: 4 },
  )
})

eachEngine(
  'a file in the language of its workshop comes back like any other, also when that is another by now',
  async (app) => {
    const ana = await app.memberOf('other languages')
    const host = await app.host()
    const speak = (language: string) => host.call(changeWorkshop, { params: { id: ana.sessionId }, body: { language } })
    const { solution, option, requirement } = await ana.fullSolution('Cargo bikes')
    await ana.get(decideOption, { params: { id: option.id }, body: { decision: 'adapted', decision_reason: 'x' } })
    for (const language of ['de', 'ar'] as const) {
      await speak(language)
      const { tables, decisions } = await fileWordsIn(language)
      const { title, column } = tables
      const files = {
        workbook: await fileOf(ana, solution.id, { format: 'xlsx' }),
        options: await fileOf(ana, solution.id, csv('functional-options', 'semicolon')),
        stories: await fileOf(ana, solution.id, csv('user-stories')),
      }
      await speak('fr')
      for (const [name, file] of Object.entries(files)) {
        const { changes, refused, unchanged } = await preview(ana, file)
        expect({ changes, refused }, `${language} ${name}`).toEqual({ changes: [], refused: [] })
        expect(unchanged).toBeGreaterThan(0)
      }
      const edited = await editWorkbook(files.workbook, [
        [title['system-requirements'], column.specification, 'Elsewhere'],
        [title['functional-options'], column.decision, decisions.decision.accepted],
      ])
      expect((await preview(ana, edited)).changes).toMatchObject([
        { id: option.id, field: 'decision', before: 'adapted', after: 'accepted', conflict: false },
        { id: requirement.id, after: 'Elsewhere', conflict: false },
      ])
      // somebody whose screens are English writes what stands there
      const english = editTable(files.options, column.decision, 'not to be built', ';')
      expect((await preview(ana, english)).changes).toMatchObject([{ field: 'decision', after: 'rejected' }])
      // a table of ours in which nothing can be edited, and one that has lost its last column
      const read = await fileOf(ana, solution.id, csv('metrics'))
      expect((await look(ana, read)).json()).toMatchObject({
        error: expect.stringContaining(changesMessages.notEditable),
      })
      const [heads = ''] = files.stories.toString().split(',ninefold')
      expect((await look(ana, Buffer.from(heads))).json()).toMatchObject({
        error: expect.stringContaining(changesMessages.noOrigin),
      })
    }
  },
)

eachEngine('what is typed elsewhere is shown as it was typed, in every format', async (app) => {
  const ana = await app.memberOf('typed elsewhere')
  const { solution, requirement } = await ana.fullSolution('Cargo bikes')
  const [workbook, table, json] = await Promise.all(
    [{ format: 'xlsx' }, csv('system-requirements'), { format: 'json' }].map((query) =>
      fileOf(ana, solution.id, query),
    ),
  )
  const expectSeen = async (file: Buffer, text: string) =>
    expect((await preview(ana, file)).changes).toMatchObject([
      { id: requirement.id, after: settled(text), conflict: false },
    ])
  await fc.assert(
    fc.asyncProperty(hostileText, async (given) => {
      const typed = `Typed ${given}`
      await expectSeen(editTable(table!, 'System Requirement', given), withoutApostrophe(given))
      await expectSeen(
        editDocument(json!, (one) => (specificationOf(one).specification = given)),
        given,
      )
      // the library that types into the workbook spells nothing out
      if (/_x[0-9a-f]{4}_|\p{Cc}/iu.test(given)) return
      await expectSeen(await editWorkbook(workbook!, [['System Requirements', 'System Requirement', typed]]), typed)
    }),
    { numRuns: 6 },
  )
})

eachEngine('texts edited in a workbook come back as edits with history and re-check marks', async (app) => {
  const ana = await app.memberOf('workbook')
  const { solution, storyId, option, requirement } = await ana.fullSolution('Cargo bikes')
  const edited = await editWorkbook(await fileOf(ana, solution.id, { format: 'xlsx' }), [
    ['User Stories', 'User Story', 'As a nurse,\nI want a bike.'],
    ['Functional Options', 'Functional Option', '=1+1 bikes'],
    ['Functional Options', 'Decision', 'to be built'],
    ['Functional Options', 'Reason', 'Cheap'],
    ['System Requirements', 'System Requirement', 'The system shall <work> & "quote". '],
  ])
  const before = await dumpDatabase(app.db)
  const seen = await preview(ana, edited)
  expect(await dumpDatabase(app.db)).toEqual(before)
  const { id: solution_id, solution_name } = solution
  const of = { solution_id, solution_name, conflict: false }
  expect(seen).toMatchObject({ refused: [], unchanged: 0 })
  expect(seen.changes).toEqual([
    { ...of, field: 'user_story', id: storyId, before: expect.any(String), after: 'As a nurse,\nI want a bike.' },
    { ...of, field: 'functional_option', id: option.id, before: 'An option', after: '=1+1 bikes' },
    { ...of, field: 'decision', id: option.id, before: '', after: 'accepted' },
    { ...of, field: 'decision_reason', id: option.id, before: '', after: 'Cheap' },
    {
      ...of,
      field: 'specification',
      id: requirement.id,
      before: requirement.specification,
      after: 'The system shall <work> & "quote".',
    },
  ])
  expect((await take(ana, seen)).json()).toEqual({ changed: 5 })
  const { deeds } = await ana.get<Activity>(listActivity, { params: { id: solution.id } })
  expect(deeds.slice(0, 4).map(({ kind }) => kind)).toEqual([
    'requirement_changed',
    'option_decided',
    'option_changed',
    'story_saved',
  ])
  const document = JSON.parse(String(await fileOf(ana, solution.id, { format: 'json' }))) as ExportDocument
  expect(document.solutions[0]!.user_stories[0]!.functional_options[0]).toMatchObject({
    functional_option: '=1+1 bikes',
    decision: 'accepted',
    decision_reason: 'Cheap',
    recheck: true,
  })
  // the same file once more: all of it is here already
  expect(await preview(ana, edited)).toMatchObject({ changes: [], refused: [], unchanged: 5 })
})

eachEngine('a cell that shows another text than the file holds is told and left out', async (app) => {
  const ana = await app.memberOf('odd cells')
  const { solution, requirement } = await ana.fullSolution()
  const parts = unzipSync(await fileOf(ana, solution.id, { format: 'xlsx' }))
  const path = pathOfSheet(parts, 'System Requirements')
  const styles = strFromU8(parts['xl/styles.xml']!)
  const day = styles.slice(styles.indexOf('<cellXfs'), styles.indexOf('</cellXfs>')).split('<xf ').length - 1
  const text = requirement.specification
  const withCell = (cell: string) => {
    const sheet = strFromU8(parts[path]!)
    const from = sheet.lastIndexOf('<c ', sheet.indexOf(text))
    const to = sheet.indexOf('</c>', from) + '</c>'.length
    const place = /r="[A-Z]+\d+"/.exec(sheet.slice(from))![0]
    return Buffer.from(
      zipSync({
        ...parts,
        'xl/styles.xml': strToU8(styles.replace('</cellXfs>', '<xf numFmtId="14"/></cellXfs>')),
        [path]: strToU8(`${sheet.slice(0, from)}<c ${place} ${cell}${sheet.slice(to)}`),
      }),
    )
  }
  for (const [cell, reason] of [
    ['t="e"><v>#REF!</v></c>', 'Found an error (“#REF!”), expected a text.'],
    [`s="${day}"><v>46000</v></c>`, 'Found the number 46000, formatted as a date or with a unit, expected a text.'],
  ] as const)
    expect(await preview(ana, withCell(cell))).toMatchObject({
      changes: [],
      refused: [{ place: 'System Requirements, line 2', name: `R${requirement.id}`, reason }],
    })
  // a number that is seen as it is
  expect((await preview(ana, withCell('><v>7</v></c>'))).changes).toMatchObject([{ after: '7' }])
})

eachEngine('an edited table and an edited document come back, and columns may have moved', async (app) => {
  const ana = await app.memberOf('table and document')
  const { solution, requirement } = await ana.fullSolution('Cargo bikes')
  for (const separator of ['comma', 'semicolon']) {
    const given = await fileOf(ana, solution.id, csv('system-requirements', separator))
    const edited = editTable(given, 'System Requirement', `'=quiet ${separator}`, separator === 'comma' ? ';' : ',')
    const { changes } = await preview(ana, edited)
    expect(changes).toMatchObject([{ field: 'specification', id: requirement.id, after: `=quiet ${separator}` }])
  }
  const table = await fileOf(ana, solution.id, csv('system-requirements'))
  const withTabs = String(editTable(table, 'System Requirement', 'Ünicode', '\t'))
  expect((await preview(ana, Buffer.from(withTabs, 'utf16le'))).changes).toMatchObject([{ after: 'Ünicode' }])

  const [head, row] = [...readCsv(String(await fileOf(ana, solution.id, csv('functional-options'))))].map(({ cells }) =>
    cells.toReversed(),
  )
  row![head!.indexOf('Reason')] = 'Turned around'
  const turned = Buffer.from(csvLine(head!) + csvLine(row!))
  expect((await preview(ana, turned)).changes).toMatchObject([{ field: 'decision_reason', after: 'Turned around' }])

  const json = await fileOf(ana, solution.id, { format: 'json' })
  const document = editDocument(json, (one) => (specificationOf(one).specification = 'From JSON'))
  const seen = await preview(ana, document)
  expect(seen.changes).toMatchObject([{ field: 'specification', after: 'From JSON', conflict: false }])
  expect((await take(ana, seen)).statusCode).toBe(200)
})

eachEngine(
  'where both sides changed a text it is a conflict; what changes after the look is not overwritten',
  async (app) => {
    const ana = await app.memberOf('conflict')
    const { solution, requirement } = await ana.fullSolution()
    const json = await fileOf(ana, solution.id, { format: 'json' })
    const edited = editDocument(json, (one) => (specificationOf(one).specification = 'Theirs'))
    const write = (specification: string) =>
      ana.get(updateSystemRequirement, { params: { id: requirement.id }, body: { specification } })
    await write('Ours')
    const seen = await preview(ana, edited)
    const exported = requirement.specification
    expect(seen.changes).toMatchObject([{ before: 'Ours', after: 'Theirs', conflict: true, exported }])
    await write('Ours, once more')
    const before = await dumpDatabase(app.db)
    const late = await take(ana, seen)
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'TEXTS_CHANGED'])
    expect(await dumpDatabase(app.db)).toEqual(before)
    expect((await take(ana, await preview(ana, edited))).json()).toEqual({ changed: 1 })
  },
)

eachEngine('nothing is added and nothing is deleted by a file', async (app) => {
  const ana = await app.memberOf('rows')
  const { solution, rating, requirement } = await ana.fullSolution()
  const gone = await ana.addRequirement(rating.id, 'Soon gone')
  const [head, first, second] = String(await fileOf(ana, solution.id, csv('system-requirements'))).split('\r\n') as [
    string,
    string,
    string,
  ]
  expect(await preview(ana, Buffer.from(`${head}\r\n${first}\r\n`))).toMatchObject({ changes: [], unchanged: 1 })
  await ana.get(deleteSystemRequirement, { params: { id: gone.id } })
  const added = first.replace(`R${requirement.id}`, 'R999').replace(/x[0-9a-f]{16}$/, '')
  const rows = [head, first.replace(requirement.specification, ''), second.replace('Soon gone', 'Edited'), added]
  expect(await preview(ana, Buffer.from(rows.join('\r\n')))).toMatchObject({
    changes: [],
    refused: [
      { place: 'line 2', name: `R${requirement.id}`, reason: misfit('nothing', misfitsMessages.text) },
      { place: 'line 3', name: `R${gone.id}`, reason: misfit(deleted(`R${gone.id}`), storedItem) },
      { place: 'line 4', name: 'R999', reason: misfit('“R999”', markedRow) },
    ],
  })
  const foreign = Array.from({ length: CHANGES_MAX + 1 }, (_, at) => added.replace('R999', `R${1000 + at}`))
  const tooMany = await look(ana, Buffer.from([head, ...foreign].join('\r\n')))
  expect(tooMany.json<{ error: string }>().error).toContain(changesMessages.tooManyRefused)
  const twice = [head, first, first.replace(requirement.specification, 'Another')].join('\r\n')
  const answer = await look(ana, Buffer.from(twice))
  const { error } = answer.json<{ error: string }>()
  expect(error).toBe(
    `${changesMessages.twice} ${misfit(misfitsMessages.twice(`R${requirement.id}`), onceSince('line 2'), 'line 3')}`,
  )
})

eachEngine('a row that cannot come in is told once, whatever stands in it', async (app) => {
  const ana = await app.memberOf('once')
  const { solution, option } = await ana.fullSolution()
  const json = await fileOf(ana, solution.id, { format: 'json' })
  const gone = editDocument(json, ({ solutions: [one] }) => {
    const changed = one!.user_stories[0]!.functional_options[0]!
    Object.assign(changed, { id: 9999, functional_option: 'a', decision: 'adapted', decision_reason: 'b' })
    one!.made_from = Object.fromEntries(
      Object.entries(one!.made_from!).map(([key, mark]) => [key.replace(`O${option.id}.`, 'O9999.'), mark]),
    )
  })
  expect((await preview(ana, gone)).refused).toMatchObject([
    { name: 'O9999', reason: misfit(deleted('O9999'), storedItem) },
  ])
})

eachEngine('a look takes no more than can be applied at once', async (app) => {
  const ana = await app.memberOf('large look')
  const { solution, rating } = await ana.fullSolution()
  const long = 'ü'.repeat(9900)
  for (let count = 0; count < 230; count++) await ana.addRequirement(rating.id, `${count} ${long}`)
  const json = await fileOf(ana, solution.id, { format: 'json' })
  const edited = (count: number) =>
    editDocument(json, ({ solutions: [one] }) => {
      const { requirements } = one!.user_stories[0]!.functional_options[0]!.ratings[0]!
      for (const requirement of requirements.slice(1, 1 + count)) requirement.specification += '!'
    })
  const refused = await look(ana, edited(230))
  expect(refused.statusCode, refused.body.slice(0, 200)).toBe(400)
  expect(refused.json<{ error: string }>().error).toContain(changesMessages.tooMany)
  const most = await preview(ana, edited(200))
  expect((await take(ana, most)).json()).toEqual({ changed: 200 })
})

eachEngine('a table whose lines end with a carriage return comes back', async (app) => {
  const ana = await app.memberOf('carriage returns')
  const { solution, requirement } = await ana.fullSolution()
  const table = String(await fileOf(ana, solution.id, csv('system-requirements')))
  const edited = table.replace(requirement.specification, 'Edited').replaceAll('\r\n', '\r')
  expect(await preview(ana, Buffer.from(edited))).toMatchObject({ changes: [{ after: 'Edited' }], refused: [] })
})

eachEngine('the call that applies names the decisions as it wants them', async (app) => {
  const ana = await app.memberOf('decisions by name')
  const { option } = await ana.fullSolution()
  const changes = [{ field: 'decision', id: option.id, text: 'To be built', previous: '' }]
  const answer = await ana.call(applyChanges, { params: { id: ana.sessionId }, body: { changes } })
  expect(answer.json<{ error: string }>().error).toBe(
    'Found “To be built”, expected “accepted”, “adapted”, “rejected” or nothing.',
  )
})

eachEngine('a frozen workshop, another group and whoever looks on are refused as for any write', async (app) => {
  const { id, ana, ben, otto, north, south } = await groupedWorkshop(app, 'changes of groups')
  const { solution } = await ana.fullSolution()
  await give(app, id, solution.id, north)
  const json = await fileOf(ana, solution.id, { format: 'json' })
  const edited = editDocument(json, (one) => (specificationOf(one).specification = 'Edited'))
  const seen = await preview(ana, edited)
  expect(await preview(ben, edited)).toMatchObject({
    changes: [],
    refused: [{ reason: misfit(textOfOther, ownSolution) }],
  })
  expect((await take(ben, seen)).json<{ code: string }>().code).toBe('OTHER_GROUP')
  expect((await look(otto, edited)).json<{ code: string }>().code).toBe('OBSERVING')
  await (await app.host()).call(changeRoom, { params: { id }, body: { frozen: true } })
  for (const answer of [await look(ana, edited), await take(ana, seen)]) {
    expect(answer.statusCode).toBe(423)
    expect(answer.json<{ error: string }>().error).toBe(roomMessages.frozen)
  }
  // the host is not bound by it
  const host = await app.host()
  const byHost = await host.call(previewChanges, {
    params: { id },
    body: edited,
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(byHost.json<ChangesPreview>().changes).toHaveLength(1)
  expect(south).not.toBe(north)
})

eachEngine('a file of another workshop, damaged, half or foreign is refused in a sentence', async (app) => {
  const ana = await app.memberOf('bad files')
  const { solution } = await ana.fullSolution()
  const stranger = await app.memberOf('another workshop')
  const theirs = (await stranger.fullSolution()).solution
  const workbook = await fileOf(ana, solution.id, { format: 'xlsx' })
  const table = await fileOf(ana, solution.id, csv('system-requirements'))
  const json = await fileOf(ana, solution.id, { format: 'json' })
  const parts = unzipSync(workbook)
  const withoutOrigin = Object.fromEntries(
    Object.entries(parts).map(([name, bytes]) => [
      name,
      name === 'xl/workbook.xml' ? strToU8(strFromU8(bytes).replace('name="ninefold"', 'name="other"')) : bytes,
    ]),
  )
  /** The workbook with another sheet of requirements. */
  const otherSheet = (change: (xml: string) => string) => {
    const name = pathOfSheet(parts, 'System Requirements')
    return Buffer.from(zipSync({ ...parts, [name]: strToU8(change(strFromU8(parts[name]!))) }))
  }
  type Case = [what: string, bytes: Buffer, sentence: string | RegExp]
  const cases: Case[] = [
    ...(await Promise.all(
      [{ format: 'xlsx' }, { format: 'json' }, csv('user-stories')].map(async (query): Promise<Case> => [
        'of another',
        await fileOf(stranger, theirs.id, query),
        changesMessages.otherWorkshop,
      ]),
    )),
    [
      'a workbook without an end',
      otherSheet((xml) => xml.replace('</sheetData>', `${'<a>'.repeat(1_000_000)}</sheetData>`)),
      /This workbook cannot be read\. Found more than 50 levels of nested elements/,
    ],
    [
      'a workbook with a row that goes on',
      otherSheet((xml) => xml.replace(/(?<=<row r="2"[^>]*>)/, '<c t="str"><v>12345678</v></c>'.repeat(20_000))),
      /System Requirements, line 2: found more than /,
    ],
    ['half a workbook', workbook.subarray(0, workbook.length / 2), changesMessages.damaged],
    ['a workbook without a past', Buffer.from(zipSync(withoutOrigin)), changesMessages.noOrigin],
    ['everything', await fileOf(ana, solution.id, { format: 'zip' }), changesMessages.archive],
    [
      'an OpenDocument',
      Buffer.from('PK mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
      changesMessages.notOurs,
    ],
    ['half a document', json.subarray(0, json.length / 2), /Line \d+, column \d+: found /],
    ['a document of before', editDocument(json, (one) => delete one.made_from), changesMessages.noOrigin],
    ['other JSON', Buffer.from('{"a": 1}'), /./],
    ['half a table', table.subarray(0, table.indexOf('shall')), /./],
    [
      'an open quote',
      Buffer.from(String(table).replace('The system', '"The system')),
      / Line 2: found a quotation mark/,
    ],
    ...(await Promise.all(
      [...['solutions', 'metrics', 'stakeholders', 'h9-analysis'].map((step) => csv(step)), { format: 'jira' }].map(
        async (query): Promise<Case> => [
          'uneditable',
          await fileOf(ana, solution.id, query),
          changesMessages.notEditable,
        ],
      ),
    )),
    [
      'a table without its last column',
      Buffer.from(String(table).replaceAll(/,[^,\r\n]*(?=\r\n)/g, '')),
      changesMessages.noOrigin,
    ],
    [
      'a table without its IDs',
      Buffer.from(String(table).replace('Requirement ID', 'Nr.')),
      /Line 1: found the columns .*“Nr\.”.*, expected the column “Requirement ID”/,
    ],
    [
      'a table with another heading',
      Buffer.from(String(table).replace(',System Requirement,', ',Requirement text,')),
      /Line 1: found the columns .*“Requirement text”.*, expected the column “System Requirement”/,
    ],
    [
      'a table with a heading twice',
      Buffer.from(String(table).replace(',FHN,', ',System Requirement ,')),
      /Line 1: found the column “System Requirement” a second time, expected each column once/,
    ],
    ['a list', Buffer.from('[]'), /Line 1: found “\[\]”, expected “{”/],
    ['null', Buffer.from('null'), /Line 1: found “null”, expected “{”/],
    ['a number', Buffer.from(' 12.5\n'), /Line 1: found “12\.5”, expected “{”/],
    ...[`\uFEFF${String(json)}`, String(json)].map((text): Case => [
      'a document in UTF-16',
      Buffer.from(text, 'utf16le'),
      /not valid JSON\. Line 1: found UTF-16, expected text in UTF-8/,
    ]),
    [
      'a document of many parts',
      Buffer.from(`{${Array.from({ length: 50 }, (_, at) => `"k${at}":1`).join()}}`),
      /found more than 40 members of the outermost object/,
    ],
    ...['a', '\n'].map((junk): Case => ['long and foreign', Buffer.alloc(1_000_000, junk), changesMessages.notOurs]),
    ...['a""', ','].map((junk): Case => [
      'ours, then junk',
      Buffer.concat([table, Buffer.alloc(1_000_000, junk)]),
      /Line 3: found more than 131,072 characters in one row/,
    ]),
    [
      'ours, then blank lines',
      Buffer.concat([table, Buffer.alloc(2_100_000, '\n')]),
      /found more than 2,000,000 cells/,
    ],
    ['other letters', Buffer.concat([table, Buffer.from([0xe4, 0x0d, 0x0a])]), changesMessages.badEncoding],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]), changesMessages.notOurs],
    ['nothing', Buffer.alloc(0), changesMessages.notOurs],
  ]
  const before = await dumpDatabase(app.db)
  for (const [what, bytes, sentence] of cases) {
    const answer = await look(ana, bytes)
    const { error } = answer.json<{ error: string }>()
    if (what === 'half a table') expect(answer.json<ChangesPreview>()).toMatchObject({ changes: [], refused: [{}] })
    else {
      expect([400, 413], `${what}: ${answer.body}`).toContain(answer.statusCode)
      if (typeof sentence === 'string') expect(error, what).toContain(sentence)
      else expect(error, what).toMatch(sentence)
      expect(error, what).toMatch(/found .+, expected .+\.$/i)
    }
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine(
  'a sheet that is called otherwise or was taken out is said; a heading that was changed in it is refused',
  async (app) => {
    const ana = await app.memberOf('sheets')
    const { solution } = await ana.fullSolution()
    const workbook = await openXlsx(await fileOf(ana, solution.id, { format: 'xlsx' }))
    const sheet = workbook.sheets.find(({ name }) => name === 'System Requirements')!
    sheet.name = 'Ours'
    expect(await preview(ana, Buffer.from(await saveXlsx(workbook)))).toMatchObject({
      changes: [],
      refused: [
        {
          place: 'System Requirements',
          name: '',
          reason: expect.stringMatching(/“Ours”.*, expected the sheet “System Requirements”/) as string,
        },
      ],
    })
    const column = sheet.rows[0]!.indexOf('System Requirement')
    Object.assign(sheet, { name: 'System Requirements' })
    sheet.rows[0]![column] = 'Text'
    sheet.cells?.delete(`0,${column}`)
    const answer = await look(ana, Buffer.from(await saveXlsx(workbook)))
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ error: string }>().error).toMatch(
      /System Requirements, line 1: found .*“Text”.*, expected the column “System Requirement”/,
    )
  },
)
