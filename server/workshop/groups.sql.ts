import type { Queries, Tx } from '../db/schema.ts'
import type { SessionRow } from './sessions.sql.ts'
import { readStored } from './stored-json.ts'

/** Which group somebody is in now, and whether they only look on. */
export async function findMembership(db: Queries, sessionId: number, participantId: number | null) {
  const row =
    participantId === null
      ? undefined
      : await db
          .selectFrom('participants as p')
          .leftJoin('groups as g', (join) => join.onRef('g.id', '=', 'p.group_id').on('g.removed_at', 'is', null))
          .select(['g.id as group_id', 'p.observes'])
          .where('p.id', '=', participantId)
          .where('p.session_id', '=', sessionId)
          .executeTakeFirst()
  return { group_id: row?.group_id ?? null, observes: row?.observes === 1 }
}

/** The group that what somebody makes belongs to. */
export async function ownGroup(db: Queries, session: SessionRow, participantId: number | null): Promise<number | null> {
  if (session.groups_by === 'nobody') return null
  return (await findMembership(db, session.id, participantId)).group_id
}

/**
 * The groups that these solutions belong to. One that was deleted, and may come back, belongs to whom it did; one that
 * belongs to nobody, or to a group that was removed, is not among them.
 */
export async function listOwners(db: Queries, solutionIds: number[]): Promise<number[]> {
  if (solutionIds.length === 0) return []
  const there = await db.selectFrom('solutions').select(['id', 'group_id']).where('id', 'in', solutionIds).execute()
  const known = new Set(there.map(({ id }) => id))
  const gone = await Promise.all(solutionIds.filter((id) => !known.has(id)).map((id) => ownerInTrash(db, id)))
  const ids = [...there.map(({ group_id }) => group_id), ...gone].filter((id) => id !== null)
  if (ids.length === 0) return []
  const groups = await db
    .selectFrom('groups')
    .select('id')
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute()
  return groups.map(({ id }) => id)
}

/** Which group owns each of these solutions, all of which are there; what is nobody's is left out. */
export async function listOwnerOf(db: Queries, solutionIds: number[]): Promise<Map<number, number>> {
  if (solutionIds.length === 0) return new Map()
  const owned = await db
    .selectFrom('solutions as s')
    .innerJoin('groups as g', 'g.id', 's.group_id')
    .select(['s.id', 'g.id as group_id'])
    .where('s.id', 'in', solutionIds)
    .where('g.removed_at', 'is', null)
    .execute()
  return new Map(owned.map(({ id, group_id }) => [id, group_id]))
}

async function ownerInTrash(db: Queries, solutionId: number): Promise<number | null> {
  const entry = await db
    .selectFrom('trash')
    .select('rows')
    .where('solution_id', '=', solutionId)
    .where('kind', '=', 'solution')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const stored: { solutions?: { group_id?: number | null }[] } = (entry && readStored(entry.rows)) ?? {}
  return stored.solutions?.[0]?.group_id ?? null
}

/** Those that were removed too, in the order they were made. */
export function listGroupsOf(db: Queries, sessionId: number) {
  return db
    .selectFrom('groups')
    .select(['id', 'name', 'removed_at'])
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute()
}

export function insertGroup(tx: Tx, sessionId: number, name: string) {
  return tx
    .insertInto('groups')
    .values({ session_id: sessionId, name, created_at: new Date().toISOString(), removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** The groups of a session for another one, without their people. */
export async function copyGroups(tx: Tx, from: number, to: number) {
  for (const { name, removed_at } of await listGroupsOf(tx, from)) {
    if (removed_at === null) await insertGroup(tx, to, name)
  }
}

export async function updateMembership(
  tx: Tx,
  participantId: number,
  { group_id, observes = false }: { group_id: number | null; observes?: boolean },
) {
  await tx
    .updateTable('participants')
    .set({ group_id: observes ? null : group_id, observes: Number(observes) })
    .where('id', '=', participantId)
    .execute()
}

export function listMembers(db: Queries, sessionId: number) {
  return db
    .selectFrom('participants')
    .select(['id', 'email', 'group_id', 'observes'])
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute()
}

export function listOwned(db: Queries, sessionId: number) {
  return db
    .selectFrom('solutions')
    .select(['id', 'group_id'])
    .where('session_id', '=', sessionId)
    .where('group_id', 'is not', null)
    .orderBy('id')
    .execute()
}
