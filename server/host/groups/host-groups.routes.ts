import { isDeepStrictEqual } from 'node:util'
import {
  addGroup,
  changeGroup,
  changeGroups,
  giveSolution,
  listHostGroups,
  moveParticipant,
  type HostGroups,
} from '#contract/groups.ts'
import type { Queries, Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import type { Routes } from '../../http/routes.ts'
import { listGroupsOf, listMembers, listOwned, updateMembership } from '../../workshop/groups.sql.ts'
import { groupsChanged, makeGroup, requireRoomFor, requireGroup } from '../../workshop/groups.service.ts'
import type { Deed } from '../../workshop/deeds.sql.ts'
import { findSession, updateSession, type SessionRow } from '../../workshop/sessions.sql.ts'
import { findParticipant } from '../../workshop/people.sql.ts'
import { isLetGo } from '../../workshop/let-go.ts'
import { giveSolutionTo, updateGroup } from './host-groups.sql.ts'

export function hostGroupsRoutes({ readAsHost, writeAsHost }: Routes, { db }: ServerParts) {
  readAsHost(listHostGroups, async ({ workshop }) => describe(db.read, workshop))

  writeAsHost(changeGroups, (writing) =>
    changing(writing, async ({ tx, workshop, body }) => {
      await updateSession(tx, workshop.id, { groups_by: body.made_by })
    }),
  )

  writeAsHost(addGroup, (writing) =>
    changing(writing, async ({ tx, workshop, body }) => {
      await makeGroup(tx, workshop.id, body.name)
    }),
  )

  writeAsHost(changeGroup, (writing) =>
    changing(writing, async ({ tx, workshop, params, body }) => {
      const group = (await listGroupsOf(tx, workshop.id)).find(({ id }) => id === params.group_id)
      if (!group) throw new AppError('NOT_FOUND')
      const name = body.name?.trim() ?? group.name
      const isRemoved = body.removed ?? group.removed_at !== null
      if (!isRemoved) await requireRoomFor(tx, workshop.id, name, group.id)
      const removed_at = isRemoved ? (group.removed_at ?? new Date().toISOString()) : null
      await updateGroup(tx, group.id, { name, removed_at })
    }),
  )

  writeAsHost(moveParticipant, (writing) =>
    changing(writing, async ({ tx, workshop, body }) => {
      const person = await findParticipant(tx, workshop.id, body.email.trim())
      if (!person) throw new AppError('NOT_FOUND')
      await requireGroup(tx, workshop.id, body.group_id)
      await updateMembership(tx, person.id, body)
    }),
  )

  writeAsHost(giveSolution, (writing) =>
    changing(writing, async ({ tx, workshop, body }) => {
      await requireGroup(tx, workshop.id, body.group_id)
      if (!(await giveSolutionTo(tx, workshop.id, body.solution_id, body.group_id))) throw new AppError('NOT_FOUND')
    }),
  )
}

/** Makes a change, records it unless everything is as it was, and answers the groups as they are then. */
async function changing<Writing extends { tx: Tx; workshop: SessionRow; record: (deed: Deed) => void }>(
  writing: Writing,
  change: (writing: Writing) => Promise<void>,
): Promise<HostGroups> {
  const { tx, workshop, record } = writing
  const before = await describe(tx, workshop)
  await change(writing)
  const after = await describe(tx, (await findSession(tx, workshop.id)) ?? workshop)
  if (!isDeepStrictEqual(after, before)) record(groupsChanged)
  return after
}

async function describe(db: Queries, workshop: SessionRow): Promise<HostGroups> {
  const { id: sessionId, groups_by } = workshop
  const all = await listGroupsOf(db, sessionId)
  const owned = await listOwned(db, sessionId)
  const there = all.filter(({ removed_at }) => removed_at === null)
  const isThere = (groupId: number | null) => there.some(({ id }) => id === groupId)
  return {
    made_by: groups_by,
    groups: there.map(({ id, name }) => ({
      id,
      name,
      solution_ids: owned.filter(({ group_id }) => group_id === id).map((solution) => solution.id),
    })),
    removed: all.filter(({ removed_at }) => removed_at !== null).map(({ id, name }) => ({ id, name })),
    people: (await listMembers(db, sessionId))
      .filter(({ id }) => !isLetGo(workshop, id))
      .map(({ email, group_id, observes }) => ({
        email,
        group_id: isThere(group_id) ? group_id : null,
        observes: observes === 1,
      })),
  }
}
