import { compareCatalogues } from '#contract/catalogue-changes.ts'
import type { CatalogueReport } from '#contract/catalogues.ts'
import { insertCatalogue } from '../../catalogue/catalogue.sql.ts'
import { spoken, type Catalogue, type CatalogueDocument, type MetricEntry } from '../../catalogue/catalogue.ts'
import type { Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { findNewest } from './catalogue-versions.sql.ts'
import { nextVersion, told } from './publish.service.ts'

/**
 * Publishes what a workshop has added to its catalogue in the next version of that catalogue. The newest one may have
 * changed since the workshop was opened, so words are found there by name and get ids of their own.
 */
export async function publishOwn(tx: Tx, own: Catalogue, base: Catalogue): Promise<CatalogueReport> {
  const newest = await findNewest(tx, base.name)
  if (!newest) throw new AppError('NOT_FOUND')
  const before = JSON.parse(newest.document) as CatalogueDocument
  const version = nextVersion(newest.version)
  const document = { ...added(before, own, base), version }
  const changes = compareCatalogues(before, document).map(told)
  const report = { name: newest.name, version, compared_with: newest.version, problems: [], changes, published: null }
  if (changes.length === 0) return report
  const published = await insertCatalogue(tx, { name: newest.name, version, document: JSON.stringify(document) })
  if (published === undefined) throw new AppError('CATALOGUE_CHANGED')
  return { ...report, published }
}

/** The newest version with what the workshop has and it lacks. */
function added(newest: CatalogueDocument, own: Catalogue, base: Catalogue): CatalogueDocument {
  const stakeholders = [...newest.stakeholders]
  const metrics = newest.metrics.map((metric) => ({ ...metric, stakeholders: [...metric.stakeholders] }))
  for (const { own: isOwn, stakeholder, stakeholder_category } of own.stakeholders)
    if (isOwn && !idOf(stakeholders, 'stakeholder', stakeholder))
      stakeholders.push({ id: nextId(stakeholders), stakeholder, stakeholder_category })

  for (const { own: isOwn, id, metric_text, purposes, stakeholders: people } of own.metrics) {
    const known = idOf(metrics, 'metric_text', metric_text)
    const entry: MetricEntry | undefined = metrics.find((metric) => metric.id === known)
    if (entry) {
      // somebody of the workshop's own, or for whom it found a further metric
      const former = new Set(isOwn ? [] : base.potentialStakeholders(id).map(({ stakeholder }) => stakeholder))
      const found = idsOf(
        stakeholders,
        'stakeholder',
        people.filter((name) => !former.has(name)),
      )
      entry.stakeholders = [...new Set([...entry.stakeholders, ...found])]
    } else if (isOwn) {
      const served = idsOf(newest.purposes, 'purpose', purposes)
      metrics.push({
        id: nextId(metrics),
        metric_text,
        // where none of them is left it may serve any: a metric of no purpose could be found by nobody
        purposes: served.length > 0 ? served : newest.purposes.map((purpose) => purpose.id),
        stakeholders: idsOf(stakeholders, 'stakeholder', people),
      })
    }
  }
  const stakeholder_categories = [...new Set(stakeholders.map((person) => person.stakeholder_category))]
  return { ...newest, stakeholder_categories, stakeholders, metrics }
}

type Entry<Field extends string> = { id: number } & Record<Field, string>

const idOf = <Field extends string>(entries: readonly Entry<Field>[], field: Field, name: string) =>
  entries.find((entry) => spoken(entry[field]) === spoken(name))?.id

const idsOf = <Field extends string>(entries: readonly Entry<Field>[], field: Field, names: readonly string[]) =>
  names.flatMap((name) => idOf(entries, field, name) ?? [])

const nextId = (entries: readonly { id: number }[]) => Math.max(0, ...entries.map(({ id }) => id)) + 1
