import { GROUPS_MAX } from '#contract/limits.ts'
import type { Queries, Tx } from '../db/schema.ts'
import { AppError } from '../errors/app-error.ts'
import { findMembership, insertGroup, listGroupsOf, listOwners } from './groups.sql.ts'
import type { SessionRow } from './sessions.sql.ts'

/**
 * Why somebody may not write in these solutions, where it is for groups. A solution belongs to a group, or to nobody. Its
 * people write there, everybody writes in what is nobody's, and who looks on writes nowhere.
 */
export async function refusedByGroups(
  db: Queries,
  session: SessionRow,
  participantId: number | null,
  solutionIds: number[],
): Promise<'OBSERVING' | 'OTHER_GROUP' | undefined> {
  if (session.groups_by === 'nobody') return undefined
  const { group_id, observes } = await findMembership(db, session.id, participantId)
  if (observes) return 'OBSERVING'
  const owners = await listOwners(db, solutionIds)
  return owners.some((owner) => owner !== group_id) ? 'OTHER_GROUP' : undefined
}

/** Whose a solution is, or was when it was deleted; null for nobody's. */
export async function nameOfOwner(db: Queries, sessionId: number, solutionId: number): Promise<string | null> {
  const [owner] = await listOwners(db, [solutionId])
  return (await listGroupsOf(db, sessionId)).find(({ id }) => id === owner)?.name ?? null
}

/** Makes a group. Writers of one session come one after the other, so of two with the same name the second is refused. */
export async function makeGroup(tx: Tx, sessionId: number, name: string): Promise<number> {
  await requireRoomFor(tx, sessionId, name)
  return (await insertGroup(tx, sessionId, name.trim())).id
}

/** Two groups that people could not tell apart are one too many; `own` is the id of the one that gets the name. */
export async function requireRoomFor(db: Queries, sessionId: number, name: string, own?: number) {
  const others = (await listGroupsOf(db, sessionId)).filter(({ id, removed_at }) => removed_at === null && id !== own)
  if (others.length >= GROUPS_MAX) throw new AppError('TOO_MANY_GROUPS')
  const said = (text: string) => text.trim().toLowerCase()
  if (others.some((group) => said(group.name) === said(name))) throw new AppError('GROUP_NAME_TAKEN')
}

/** Told live; the history is about solutions. */
export const groupsChanged = { kind: 'groups_changed', solution_id: null, isUnnoted: true } as const

/** Null is nobody's. */
export async function requireGroup(db: Queries, sessionId: number, id: number | null) {
  if (id === null) return
  const groups = await listGroupsOf(db, sessionId)
  if (!groups.some((group) => group.id === id && group.removed_at === null)) throw new AppError('NOT_FOUND')
}
