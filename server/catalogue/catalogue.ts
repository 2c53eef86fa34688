import type { Metric } from '#contract/metrics.ts'
import type { Fhn, Measure, Purpose } from '#contract/reference-data.ts'
import { AppError } from '../errors/app-error.ts'

/** What a workshop has added itself; once taken back it is offered no more, and keeps its name where it was used. */
interface OwnMarks {
  own?: true
  takenBack?: true
}

export interface Stakeholder extends OwnMarks {
  id: number
  stakeholder: string
  stakeholder_category: string
}

export interface MetricEntry extends OwnMarks {
  id: number
  metric_text: string
  purposes: number[]
  stakeholders: number[]
  source?: string
}

/** The document as it is stored: needs, measures, purposes, stakeholders and metrics, by id. */
export interface CatalogueDocument {
  name: string
  version: string
  fhns: Fhn[]
  measures: Measure[]
  purposes: Purpose[]
  stakeholder_categories: string[]
  stakeholders: Stakeholder[]
  metrics: MetricEntry[]
}

/** How a name sounds: case and blanks make no other word. */
export const spoken = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

const isOffered = ({ takenBack }: OwnMarks) => !takenBack
const byId = <Item extends { id: number }>(items: Item[]) => new Map(items.map((item) => [item.id, item]))

/** One immutable version of the reference data, ready for look-ups. A session keeps the one it was opened with. */
export class Catalogue {
  readonly id: number
  readonly document: CatalogueDocument
  readonly name: string
  readonly version: string
  readonly fhns: Fhn[]
  readonly measures: Measure[]
  readonly purposes: Purpose[]
  readonly stakeholders: Stakeholder[]
  /** With names in place of ids, as the API answers them. */
  readonly metrics: Metric[]

  readonly #fhns: Map<number, Fhn>
  readonly #measures: Map<number, Measure>
  readonly #purposes: Map<number, Purpose>
  readonly #stakeholders: Map<number, Stakeholder>
  readonly #metrics: Map<number, MetricEntry>

  constructor(id: number, document: CatalogueDocument) {
    this.id = id
    this.document = document
    this.name = document.name
    this.version = document.version
    this.fhns = document.fhns
    this.measures = document.measures
    this.purposes = document.purposes
    this.stakeholders = document.stakeholders.filter(isOffered)
    this.#fhns = byId(document.fhns)
    this.#measures = byId(document.measures)
    this.#purposes = byId(document.purposes)
    this.#stakeholders = byId(document.stakeholders)
    this.#metrics = byId(document.metrics)
    this.metrics = document.metrics.filter(isOffered).map((metric) => ({
      ...metric,
      purposes: this.purposeNames(metric.purposes),
      stakeholders: this.potentialStakeholders(metric.id)
        .filter(isOffered)
        .map(({ stakeholder }) => stakeholder),
    }))
  }

  fhnName = (id: number) => this.#fhns.get(id)?.p_fhn ?? ''
  measureName = (id: number) => this.#measures.get(id)?.measure ?? ''
  stakeholder = (id: number) => this.#stakeholders.get(id)
  stakeholderName = (id: number) => this.#stakeholders.get(id)?.stakeholder ?? ''
  /** On a metric that the workshop has added itself. */
  markOf = (metricId: number) => (this.#metrics.get(metricId)?.own ? { own: true as const } : {})
  metricText = (id: number) => this.#metrics.get(id)?.metric_text ?? ''
  purposeIdsOfMetric = (id: number) => this.#metrics.get(id)?.purposes ?? []
  purposeNames = (ids: number[]) => ids.map((id) => this.#purposes.get(id)?.purpose ?? '')

  /** Also those who were taken back, because a solution may have them still. */
  potentialStakeholders(metricId: number): Stakeholder[] {
    const ids = this.#metrics.get(metricId)?.stakeholders ?? []
    return ids.map((id) => this.#stakeholders.get(id)).filter((stakeholder) => stakeholder !== undefined)
  }

  /** Whether a workshop can say that a metric concerns somebody: nothing changes between two words of the catalogue. */
  mayLink({ id, own }: Stakeholder, metricId: number): boolean {
    const metric = this.#metrics.get(metricId)
    return Boolean(metric && (own || metric.own) && !metric.stakeholders.includes(id))
  }

  metricIdsOfPurposes(purposeIds: number[]): number[] {
    const wanted = new Set(purposeIds)
    return [...this.#metrics.values()]
      .filter((metric) => isOffered(metric) && metric.purposes.some((id) => wanted.has(id)))
      .map(({ id }) => id)
  }

  get hasOwnWords() {
    return this.document.metrics.some(({ own }) => own) || this.document.stakeholders.some(({ own }) => own)
  }
  metricNamed = (name: string) => this.metrics.find(({ metric_text }) => spoken(metric_text) === spoken(name))
  stakeholderNamed = (name: string) => this.stakeholders.find(({ stakeholder }) => spoken(stakeholder) === spoken(name))
  /** Above all others, those that were taken back too. */
  nextId = (list: 'metrics' | 'stakeholders') => Math.max(0, ...this.document[list].map(({ id }) => id)) + 1

  requireFhn = (id: number) => requireIn(this.#fhns, id)
  requireMeasure = (id: number) => requireIn(this.#measures, id)
  requirePurpose = (id: number) => requireIn(this.#purposes, id)
  requireStakeholder = (id: number) => requireIn(this.#stakeholders, id)
  requireMetric = (id: number) => requireIn(this.#metrics, id)
}

function requireIn(entries: Map<number, object>, id: number) {
  const entry: OwnMarks | undefined = entries.get(id)
  if (!entry || !isOffered(entry)) throw new AppError('UNKNOWN_REFERENCE')
}
