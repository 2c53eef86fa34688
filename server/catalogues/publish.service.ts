import type { CatalogueFormat, CatalogueReport } from '#contract/catalogues.ts'
import type { CatalogueDocument } from '../catalogue/catalogue.ts'
import type { Tx } from '../db/schema.ts'
import { findNewest, insertVersion } from './catalogues.sql.ts'
import { checkDraft } from './check-draft.ts'
import { compareLists } from './compare-lists.ts'
import { readCsvFile } from './csv-file.ts'
import { Unreadable, type Draft } from './draft.ts'
import { readJsonFile } from './json-file.ts'

interface Publication {
  name: string
  format: CatalogueFormat
  text: string
  dry_run: boolean
}

/** Reads, checks and compares a file; publishes it as a new version unless something is wrong or nothing changed. */
export async function publish(tx: Tx, { name, format, text, dry_run }: Publication): Promise<CatalogueReport> {
  const newest = await findNewest(tx, name)
  const before = newest && (JSON.parse(newest.document) as CatalogueDocument)
  const version = newest ? nextVersion(newest.version) : '1.0.0'
  const report = { name, version, compared_with: newest?.version ?? null, changes: [], published: null }

  const draft = read(format, text)
  if (draft instanceof Unreadable) return { ...report, problems: [{ line: draft.line, problem: draft.message }] }
  const problems = checkDraft(draft)
  if (problems.length > 0) return { ...report, problems }

  const document = documentOf(draft, name, version)
  const changes = compareLists(before, document)
  const isPublished = !dry_run && changes.length > 0
  const published = isPublished ? await insertVersion(tx, { name, version, document: JSON.stringify(document) }) : null
  return { ...report, problems, changes, published }
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
