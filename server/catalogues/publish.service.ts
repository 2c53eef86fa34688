import { compareCatalogues, type CatalogueChange } from '#contract/catalogue-changes.ts'
import { listTitles } from '#contract/catalogue-lists.ts'
import { checkCatalogue } from '#contract/catalogue-rules.ts'
import type { CatalogueFormat, CatalogueReport } from '#contract/catalogues.ts'
import { insertCatalogue } from '../catalogue/catalogue.sql.ts'
import type { CatalogueDocument } from '../catalogue/catalogue.ts'
import type { Tx } from '../db/schema.ts'
import { AppError } from '../http/app-error.ts'
import { findNewest } from './catalogues.sql.ts'
import { readCsvFile } from './csv-file.ts'
import { Unreadable, type Draft } from './draft.ts'
import { readJsonFile } from './json-file.ts'

interface Publication {
  name: string
  format: CatalogueFormat
  text: string
  dry_run: boolean
  previous?: string | null
}

/** Reads, checks and compares a file; publishes it as a new version unless something is wrong or nothing changed. */
export async function publish(
  tx: Tx,
  { name, format, text, dry_run, previous }: Publication,
): Promise<CatalogueReport> {
  const newest = await findNewest(tx, name)
  const before = newest && (JSON.parse(newest.document) as CatalogueDocument)
  const version = newest ? nextVersion(newest.version) : '1.0.0'
  const report = { name, version, compared_with: newest?.version ?? null, changes: [], published: null }

  const draft = read(format, text)
  if (draft instanceof Unreadable) return { ...report, problems: [{ line: draft.line, problem: draft.message }] }
  const problems = checkCatalogue(draft.lists).map(({ list, index, problem }) => ({
    line: index === null ? null : (draft.lines.get(list)?.[index] ?? null),
    problem,
  }))
  if (problems.length > 0) return { ...report, problems }

  const document = documentOf(draft, name, version)
  const changes = compareCatalogues(before, document).map(told)
  if (dry_run || changes.length === 0) return { ...report, problems, changes }
  // they have seen what changes against a version that is not the newest any more
  if (previous !== undefined && previous !== report.compared_with) throw new AppError('CATALOGUE_CHANGED')
  const published = await insertCatalogue(tx, { name, version, document: JSON.stringify(document) })
  if (published === undefined) throw new AppError('CATALOGUE_CHANGED')
  return { ...report, problems, changes, published }
}

function told(change: CatalogueChange): CatalogueReport['changes'][number] {
  const list = listTitles[change.list]
  return change.kind === 'reordered'
    ? { list, kind: 'reordered', what: `the ${list}s` }
    : { list, kind: change.kind, what: change.name }
}

function read(format: CatalogueFormat, text: string): Draft | Unreadable {
  try {
    return format === 'csv' ? readCsvFile(text) : readJsonFile(text)
  } catch (error) {
    if (error instanceof Unreadable) return error
    throw error
  }
}

/** Only what a catalogue has; entries in the order of their ids for needs and measures, of the file for the rest. */
function documentOf({ lists }: Draft, name: string, version: string): CatalogueDocument {
  const checked = lists as unknown as Omit<CatalogueDocument, 'name' | 'version' | 'stakeholder_categories'>
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
  return {
    name,
    version,
    fhns: checked.fhns.toSorted(byId),
    measures: checked.measures.toSorted(byId),
    purposes: checked.purposes,
    stakeholder_categories: [...new Set(checked.stakeholders.map((person) => person.stakeholder_category))],
    stakeholders: checked.stakeholders,
    metrics: checked.metrics,
  }
}

/** 1.4.2 is followed by 1.5.0. */
function nextVersion(version: string): string {
  const [major = 1, minor = 0] = version.split('.').map(Number)
  return `${major}.${minor + 1}.0`
}
