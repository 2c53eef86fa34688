import type { CatalogueDocument } from '../../catalogue/catalogue.ts'
import { csvLine, withoutApostrophe } from '../../formats/csv-line.ts'
import { LargeCsv, readCsv, UnclosedQuote } from '../../formats/read-csv.ts'
import {
  catalogueLanguages,
  fieldIn,
  languagesIn,
  translatedFields,
  translationOf,
} from '#contract/catalogue-languages.ts'
import { listNames, listTitles, nameFields, type ListName } from '#contract/catalogue-lists.ts'
import { misfitsMessages as words } from '#contract/messages/imports.ts'
import { emptyLists, Unreadable, type Draft, type FileProblem } from './draft.ts'

const { misfit } = words

const columns = [
  'list',
  'id',
  'name',
  'description',
  'category',
  'effect',
  'purposes',
  'stakeholders',
  'source',
] as const
type Cells = Record<(typeof columns)[number], string> & Record<string, string>

/** Those that may come again for other languages: `name@de`. */
const translatedColumns = ['name', 'description', 'category']
const columnIn = catalogueLanguages.flatMap((language) => translatedColumns.map((column) => fieldIn(column, language)))

/** In which column a field of an entry stands. */
const columnOf = (list: ListName, field: string) =>
  field === nameFields[list] ? 'name' : field === 'stakeholder_category' ? 'category' : field

/**
 * One row an entry: `list` says which list it belongs to, purposes and stakeholders are ids with spaces between, and
 * `name@de` is the name in German.
 */
export function readCsvFile(text: string): Draft {
  const [head, ...rows] = rowsOf(text)
  const names = head?.cells.map((cell) => cell.toLowerCase()) ?? []
  const missing = columns.slice(0, 3).filter((column) => !names.includes(column))
  if (missing.length > 0) {
    const problem = misfit(words.columns(head?.cells ?? []), words.columns(columns))
    throw new Unreadable({ line: 1, problem })
  }

  const lines = new Map(listNames.map((name): [string, number[]] => [name, []]))
  const draft: Draft = { lists: emptyLists(), lines, problems: surplusColumns(names, head?.line ?? 1) }
  for (const { line, cells } of rows) {
    const row = Object.fromEntries(
      [...columns, ...columnIn].map((column) => [column, cells[names.indexOf(column)] ?? '']),
    ) as Cells
    const list = listNames.find((name) => listTitles[name] === row.list.toLowerCase())
    if (cells.some((cell, index) => cell !== '' && !names[index])) {
      draft.problems.push({ line, problem: misfit(words.cells(cells.length), words.cellsOfHead(names.length)) })
    }
    if (list) {
      draft.lists[list].push(entryOf(list, row))
      draft.lines.get(list)?.push(line)
    } else {
      draft.problems.push({
        line,
        problem: misfit(words.found(row.list), words.oneOf(Object.values(listTitles)), 'list'),
      })
    }
  }
  return draft
}

function rowsOf(text: string) {
  try {
    return [...readCsv(text)].map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }))
  } catch (error) {
    if (error instanceof UnclosedQuote) {
      throw new Unreadable({ line: error.line, problem: misfit(words.openQuote, words.closingQuote) })
    }
    if (error instanceof LargeCsv) {
      const [{ most }, what] = [error, words.ofTable[error.what]]
      throw new Unreadable({ line: error.line, problem: misfit(words.moreThan(most, what), words.atMost(most, what)) })
    }
    throw error
  }
}

function surplusColumns(names: readonly string[], line: number): FileProblem[] {
  const known: readonly string[] = [...columns, ...columnIn]
  return names.flatMap((name, index) => {
    if (name !== '' && !known.includes(name)) {
      const field = translationOf(name)?.field ?? ''
      const inLanguages = columnIn.filter((column) => translationOf(column)?.field === field)
      const expected = inLanguages.length > 0 ? inLanguages : columns
      return [{ line, problem: misfit(words.columnNamed(name), words.oneOf(expected)) }]
    }
    return name !== '' && names.indexOf(name) < index
      ? [{ line, problem: misfit(words.twice(words.columnNamed(name)), words.once('column')) }]
      : []
  })
}

function entryOf(list: ListName, row: Cells): Record<string, unknown> {
  const entry: Record<string, unknown> = { id: numberOf(row.id), [nameFields[list]]: withoutApostrophe(row.name) }
  if (row.description && list !== 'stakeholders' && list !== 'metrics') entry.description = row.description
  if (list === 'measures' && row.effect) entry.effect = row.effect
  if (list === 'stakeholders') entry.stakeholder_category = row.category
  if (list === 'metrics') {
    entry.purposes = numbersOf(row.purposes)
    entry.stakeholders = numbersOf(row.stakeholders)
    if (row.source) entry.source = row.source
  }
  for (const language of catalogueLanguages)
    for (const field of translatedFields[list]) {
      const text = row[fieldIn(columnOf(list, field), language)]
      if (text) entry[fieldIn(field, language)] = withoutApostrophe(text)
    }
  return entry
}

const numberOf = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : text)
const numbersOf = (text: string) =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(numberOf)

export function writeCsvFile(document: CatalogueDocument): string {
  const languages = languagesIn(document)
  const rows = listNames.flatMap((list) =>
    document[list].map((entry) => {
      const fields = entry as unknown as Record<string, unknown>
      const text = (field: string) => (typeof fields[field] === 'string' ? fields[field] : '')
      const ids = (field: string) => (Array.isArray(fields[field]) ? fields[field].join(' ') : '')
      const fieldFor = (column: string) => translatedFields[list].find((field) => columnOf(list, field) === column)
      return [
        listTitles[list],
        String(entry.id),
        text(nameFields[list]),
        text('description'),
        text('stakeholder_category'),
        text('effect'),
        list === 'metrics' ? ids('purposes') : '',
        list === 'metrics' ? ids('stakeholders') : '',
        text('source'),
        ...languages.flatMap((language) =>
          translatedColumns.map((column) => text(fieldIn(fieldFor(column) ?? '', language))),
        ),
      ]
    }),
  )
  const heads = languages.flatMap((language) => translatedColumns.map((column) => fieldIn(column, language)))
  return [[...columns, ...heads], ...rows].map((cells) => csvLine(cells)).join('')
}
