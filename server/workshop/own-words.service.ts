import { randomBytes } from 'node:crypto'
import { OWN_VERSIONS_MAX } from '#contract/limits.ts'
import { listOwnVersions } from '../catalogue/catalogue.sql.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { OwnChange } from '../catalogue/own-words.ts'
import type { Tx } from '../db/schema.ts'
import { AppError } from '../errors/app-error.ts'
import {
  deleteStakeholderLink,
  deleteStory,
  findOwnVersion,
  insertOwnVersion,
  listSolutionsWith,
  listStoriesOf,
} from './own-words.sql.ts'
import type { SessionWrite } from './session-write.ts'

/** Makes one private version after the other, for what a file has brought along. */
export async function addVersions(tx: Tx, sessionId: number, changes: readonly OwnChange[]) {
  for (const change of changes) {
    if ((await insertOwnVersion(tx, sessionId, change)) > OWN_VERSIONS_MAX) throw new AppError('TOO_MANY_OWN_WORDS')
  }
}

/** Makes the next private version, for something done in a solution; answers the token that takes it back. */
export async function addOwnVersion(tx: Tx, sessionId: number, change: OwnChange, solution_id: number) {
  const token = randomBytes(16).toString('base64url')
  const version = await insertOwnVersion(tx, sessionId, change, { token, solution_id })
  if (version > OWN_VERSIONS_MAX) throw new AppError('TOO_MANY_OWN_WORDS')
  return token
}

/** Above every id of the catalogue, those that were taken back too: none is ever given twice. */
export function newMetric(catalogue: Catalogue, entry: { metric_text: string; purposes: number[] }) {
  const { metric_text, purposes } = entry
  const id = catalogue.nextId('metrics')
  return { kind: 'metric', id, metric_text: metric_text.trim(), purposes, stakeholders: [] as number[] } as const
}

export function newStakeholder(
  catalogue: Catalogue,
  {
    stakeholder,
    stakeholder_category,
    metrics,
  }: { stakeholder: string; stakeholder_category: string; metrics: number[] },
) {
  return {
    kind: 'stakeholder',
    id: catalogue.nextId('stakeholders'),
    stakeholder: stakeholder.trim(),
    stakeholder_category: stakeholder_category.trim(),
    metrics,
  } as const
}

/**
 * Takes back what was added under this token, together with its place in the solution it was added in. What somebody
 * has worked on since, or another solution uses, stays. Undefined where nothing was added under it.
 */
export async function takeBackOwnWord(
  { tx, session, record }: Pick<SessionWrite, 'tx' | 'session' | 'record'>,
  token: string,
): Promise<{ solution_id: number } | undefined> {
  const added = await findOwnVersion(tx, token)
  if (added?.session_id !== session.id || added.solution_id === null) return undefined
  const versions = await listOwnVersions(tx, session.id, session.own_version)
  if (versions.some(({ change }) => change.kind === 'taken back' && change.version === added.version)) return undefined
  const { solution_id, version } = added
  const change = JSON.parse(added.change) as OwnChange

  if (change.kind === 'metric') {
    const stories = await listStoriesOf(tx, session.id, change.id)
    if (stories.some((story) => story.solution_id !== solution_id || !story.isBare)) throw new AppError('OWN_WORD_USED')
    for (const { id } of stories) await deleteStory(tx, id)
    record({ kind: 'own_metric_taken_back', solution_id, detail: { metric_id: change.id } })
  } else if (change.kind !== 'taken back') {
    const others = (await listSolutionsWith(tx, session.id, change.id)).filter(({ id }) => id !== solution_id)
    const concerns = ({ metricIds }: { metricIds: number[] }) => metricIds.some((id) => change.metrics.includes(id))
    if (others.some((other) => change.kind === 'stakeholder' || concerns(other))) throw new AppError('OWN_WORD_USED')
    if (change.kind === 'stakeholder' || change.joined) await deleteStakeholderLink(tx, solution_id, change.id)
    record({ kind: 'own_stakeholder_taken_back', solution_id, detail: { stakeholder_id: change.id } })
  }
  await insertOwnVersion(tx, session.id, { kind: 'taken back', version })
  return { solution_id }
}
