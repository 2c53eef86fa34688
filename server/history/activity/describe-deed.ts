import { deedKinds, type Deed, type DeedStep } from '#contract/activity.ts'
import type { Decided } from '#contract/chain.ts'
import type { Taken, WayBack } from '#contract/fields.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { readCells, type NotedCells } from '../../solution-parts/noted-cells.ts'
import { readStored } from '../../workshop/stored-json.ts'
import type { DeedRow } from './activity.sql.ts'
import type { Present } from './present-texts.ts'
import { textKind } from './text-kind.ts'

interface SolutionFields {
  solution_name: string
  primary_fhn: number
}

/** What the slices note with their deeds. Anything may be missing from what an older version has noted. */
interface Detail {
  from?: string | SolutionFields
  to?: string | SolutionFields
  metric_id?: number
  stakeholder_id?: number
  added?: number[]
  dropped?: number[]
  option?: string
  cells?: NotedCells
  rating?: { functional_option_id: number; fhn_id: number; virtuous: number }
  virtuous?: boolean
  took?: Taken
  /** The token that brings back what a deletion took. */
  undo?: string
  decision?: Decided['decision']
  decision_reason?: string
  /** The decision before it. */
  was?: Decided
}

const stepOfKind = new Map<string, DeedStep>(
  (Object.keys(deedKinds) as DeedStep[]).flatMap((step) => deedKinds[step].map((kind) => [kind, step] as const)),
)

/** A row of the history with the names that a sentence about it needs, from the catalogue of its session. */
export function describeDeed(
  row: DeedRow,
  catalogue: Catalogue,
  present: Present,
  waysBack: ReadonlyMap<string, WayBack> = new Map(),
): Deed {
  const detail: Detail = readStored(row.detail) ?? {}
  const way_back = waysBack.get(detail.undo ?? '')
  const { metric_id, rating, cells, added, dropped, took } = detail
  const from = wordsOf(detail.from)
  const to = wordsOf(detail.to)
  return {
    id: row.id,
    at: row.at,
    kind: row.kind,
    step: stepOfKind.get(row.kind) ?? 'solution',
    person_id: row.participant_id,
    email: row.email,
    by_host: row.by_host === 1,
    subject_id: row.subject_id,
    // what a deed says something about and does not write is named as it stands now
    name: nameOf(detail, catalogue) || (!textKind(row.kind) && present.text(row, metric_id)) || '',
    ...(metric_id !== undefined && { metric_id }),
    ...(rating && {
      option_id: rating.functional_option_id,
      p_fhn: catalogue.fhnName(rating.fhn_id),
      virtuous: rating.virtuous === 1,
    }),
    ...(detail.virtuous !== undefined && { virtuous: detail.virtuous }),
    ...(textKind(row.kind) && {
      text: { ...(from !== undefined && { from }), ...(to !== undefined && { to }), now: present.text(row, metric_id) },
    }),
    ...(cells && {
      ratings: readCells(cells).map((cell) => ({
        p_fhn: catalogue.fhnName(cell.fhn_id),
        virtuous: cell.virtuous,
        from: cell.from ? catalogue.measureName(cell.from) : null,
        to: catalogue.measureName(cell.measure),
      })),
    }),
    ...(added &&
      dropped && {
        purposes: { added: catalogue.purposeNames(added), dropped: catalogue.purposeNames(dropped) },
      }),
    ...solutionFields(detail, catalogue),
    ...(took && { took }),
    ...(way_back && { way_back }),
    ...(detail.decision !== undefined && { decision: detail.decision }),
    ...decisions(detail, () => present.decision(row)),
  }
}

const wordsOf = (value: string | object | undefined) => (typeof value === 'string' ? value : undefined)

/** What people know the subject by. */
function nameOf({ metric_id, stakeholder_id, option, took }: Detail, catalogue: Catalogue): string {
  if (metric_id !== undefined) return catalogue.metricText(metric_id)
  if (stakeholder_id !== undefined) return catalogue.stakeholderName(stakeholder_id)
  return option ?? took?.name ?? ''
}

function solutionFields({ from, to }: Detail, catalogue: Catalogue): Pick<Deed, 'solution'> {
  if (typeof to !== 'object') return {}
  const named = ({ solution_name, primary_fhn }: SolutionFields) => ({
    solution_name,
    p_fhn: catalogue.fhnName(primary_fhn),
  })
  return { solution: { ...(typeof from === 'object' && { from: named(from) }), to: named(to) } }
}

function decisions({ decision, decision_reason, was }: Detail, now: () => Decided | null): Pick<Deed, 'decided'> {
  if (decision === undefined || decision_reason === undefined) return {}
  return { decided: { ...(was && { from: was }), to: { decision, decision_reason }, now: now() } }
}
