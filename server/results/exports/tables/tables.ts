import type { ExportStep } from '#contract/exports.ts'
import { FHN_COUNT } from '#contract/limits.ts'
import type { Outline } from '#contract/outline.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { ExportSource } from '../source/export-source.ts'
import { linkTo } from '../source/links.ts'
import { Names } from '../source/names.ts'
import { fileWordsInEach, type FileWords } from '../words/file-words.ts'
import { columnsOf, type Column, type ColumnKey, type NamedColumn } from './columns.ts'
import { roomFor } from './room-for.ts'
import {
  metricsWithOwn,
  silentRating,
  solutionsOfGroups,
  stakeholdersWithOwn,
  stepTables,
  type Cell,
  type StepTable,
} from './step-tables.ts'

/** A table as it stands in a file. */
export interface Table {
  step: ExportStep
  title: string
  columns: NamedColumn[]
  rows: (solution: Outline) => Iterable<Cell[]>
}

type Described = Pick<ExportSource, 'hasGroups' | 'hasSilentRounds' | 'catalogue' | 'words'>

/** One after the other, in a file that holds them all. */
export function tablesOf(source: Described): Table[] {
  const tables = source.hasSilentRounds ? [...tablesOfSteps(source), silentRating] : tablesOfSteps(source)
  return tables.map((table) => said(table, source))
}

/** One by name, for a file without links of its own. What nobody has rated alone is an empty table then. */
export const tableOf = (source: Described & Pick<ExportSource, 'address'>, step: ExportStep) =>
  [...tablesOfSteps(source), silentRating]
    .filter((table) => table.step === step)
    .map((table) => said(withLinks(table, source.address), source))

/** Which table of ours has these heads, in whatever language, among others that were put beside them. */
export async function stepOfHeads(heads: readonly string[]): Promise<ExportStep | undefined> {
  const languages = await fileWordsInEach()
  const isOurs = ({ columns }: StepTable, { tables }: FileWords) =>
    columns.every(({ key }) => heads.includes(tables.column[key]))
  return [...stepTables, silentRating].find((table) => languages.some((words) => isOurs(table, words)))?.step
}

function tablesOfSteps({ hasGroups, catalogue }: Described): readonly StepTable[] {
  const grouped = hasGroups ? stepTables.with(0, solutionsOfGroups) : stepTables
  return catalogue.hasOwnWords ? grouped.with(1, metricsWithOwn).with(2, stakeholdersWithOwn) : grouped
}

/** The same with one more column at the end, which leads to each requirement in the running workshop where that is known. */
function withLinks(table: StepTable, address: ExportSource['address']): StepTable {
  const at = table.columns.findIndex(({ key }) => key === 'requirement_id')
  if (at === -1 || address === undefined) return table
  return {
    ...table,
    columns: [...table.columns, ...columnsOf('link')],
    *rows(solution, names) {
      for (const row of table.rows(solution, names)) yield [...row, linkTo(String(row[at]), address)]
    },
  }
}

function said({ step, columns, rows }: StepTable, { words, catalogue }: Described): Table {
  return {
    step,
    title: words.tables.title[step],
    columns: named(columns, words, catalogue),
    rows: (solution) => rows(solution, new Names(solution, words)),
  }
}

/** With their heads, and wide enough for the words that are known to stand there. */
export function named(columns: readonly Column[], words: FileWords, { fhns, measures }: Catalogue): NamedColumn[] {
  const needs = fhns.slice(0, FHN_COUNT).map(({ p_fhn }) => p_fhn)
  const holds: Partial<Record<ColumnKey, string[]>> = {
    primary_fhn: needs,
    fhn: needs,
    measure: measures.map(({ measure }) => measure),
    direction: [words.common.virtuous, words.common.vicious],
    decision: Object.values(words.decisions.decision),
    reading: Object.values(words.readings.reading).map(({ name }) => name),
    recheck: [words.recheck.recheck],
  }
  return columns.map((column) => {
    const header = words.tables.column[column.key]
    return { ...column, header, width: Math.max(column.width, roomFor([header, ...(holds[column.key] ?? [])])) }
  })
}
