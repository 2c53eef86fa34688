import { compareCatalogues, type CatalogueChange } from '#contract/catalogue-changes.ts'
import { translationOf } from '#contract/catalogue-languages.ts'
import { listNames, listTitles } from '#contract/catalogue-lists.ts'
import { checkCatalogue } from '#contract/catalogue-rules.ts'
import type { CatalogueFormat, CatalogueReport } from '#contract/catalogues.ts'
import { misfitsMessages } from '#contract/messages/imports.ts'
import { insertCatalogue } from '../../catalogue/catalogue.sql.ts'
import type { CatalogueDocument } from '../../catalogue/catalogue.ts'
import type { Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { findDocument, findNewest } from './catalogue-versions.sql.ts'
import { readCsvFile } from './csv-file.ts'
import { Unreadable, type Draft, type FileProblem } from './draft.ts'
import { giveFreshIds } from './fresh-ids.ts'
import { readJsonFile } from './json-file.ts'

interface Publication {
  name: string
  format: CatalogueFormat
  text: string
  dry_run: boolean
  previous?: string | null
  started_from?: number
}

/** Reads, checks and compares a file; publishes it as a new version unless something is wrong or nothing changed. */
export async function publish(
  tx: Tx,
  { name: givenName, format, text, dry_run, previous, started_from }: Publication,
): Promise<CatalogueReport> {
  const newest = await findNewest(tx, givenName)
  // another spelling of the same name is no other catalogue
  const name = newest?.name ?? givenName
  const before = newest && (JSON.parse(newest.document) as CatalogueDocument)
  const version = newest ? nextVersion(newest.version) : '1.0.0'
  const report = { name, version, compared_with: newest?.version ?? null, changes: [], published: null }

  const draft = read(format, text)
  if (draft instanceof Unreadable) return { ...report, problems: draft.problems }
  const problems = problemsOf(draft)
  if (problems.length > 0) return { ...report, problems }

  if (before && started_from !== undefined) {
    const origin = JSON.parse(await findDocument(tx, started_from)) as CatalogueDocument
    draft.lists = giveFreshIds(draft.lists, origin, before)
  }
  const document = documentOf(draft, name, version)
  const changes = compareCatalogues(before, document).map(told)
  if (dry_run || changes.length === 0) return { ...report, problems, changes }
  // they have seen what changes against a version that is not the newest any more
  if (previous !== undefined && previous !== report.compared_with) throw new AppError('CATALOGUE_CHANGED')
  const published = await insertCatalogue(tx, { name, version, document: JSON.stringify(document) })
  if (published === undefined) throw new AppError('CATALOGUE_CHANGED')
  return { ...report, problems, changes, published }
}

/** By line, as they are mended; what concerns a list as a whole comes last. */
function problemsOf(draft: Draft): FileProblem[] {
  const found = checkCatalogue(draft.lists).map(({ list, index, field, found: stands, expected }) => {
    const line = index === null ? null : (draft.lines.get(list)?.[index] ?? null)
    const place = [line === null && list, field].filter(Boolean).join('.')
    return { line, problem: misfitsMessages.misfit(stands, expected, place || undefined) }
  })
  return [...draft.problems, ...found].toSorted((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity) || 0)
}

export function told(change: CatalogueChange): CatalogueReport['changes'][number] {
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
  const entries = Object.fromEntries(listNames.map((list) => [list, lists[list].map(withoutEmptyTranslations)]))
  const checked = entries as unknown as Omit<CatalogueDocument, 'name' | 'version' | 'stakeholder_categories'>
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

/** A text in another language that says nothing is as good as none. */
const withoutEmptyTranslations = (entry: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(entry).filter(([field, value]) => !translationOf(field) || String(value).trim() !== ''),
  )

/** 1.4.2 is followed by 1.5.0. */
export function nextVersion(version: string): string {
  const [major = 1, minor = 0] = version.split('.').map(Number)
  return `${major}.${minor + 1}.0`
}
