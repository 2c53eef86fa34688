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
import { findParticipant } from '../../workshop/people.sql.ts'
import { changeSession } from '../../workshop/revision.sql.ts'
import { isLetGo } from '../../workshop/let-go.ts'
import { workshopOf } from '../../workshop/workshop-of.ts'
import { giveSolutionTo, updateGroup } from './host-groups.sql.ts'

export function hostGroupsRoutes({ readAsHost, writeAsHost }: Routes, { db }: ServerParts) {
  readAsHost(listHostGroups, async ({ params }) => describe(db.read, params.id))

  writeAsHost(changeGroups, async ({ tx, params, body, record }) => {
    const { id } = await workshopOf(tx, params.id)
    await changeSession(tx, id, { groups_by: body.made_by })
    record(groupsChanged)
    return describe(tx, params.id)
  })

  writeAsHost(addGroup, async ({ tx, params, body, record }) => {
    await makeGroup(tx, await lock(tx, params.id), body.name)
    record(groupsChanged)
    return describe(tx, params.id)
  })

  writeAsHost(changeGroup, async ({ tx, params, body, record }) => {
    const sessionId = await lock(tx, params.id)
    const group = (await listGroupsOf(tx, sessionId)).find(({ id }) => id === params.group_id)
    if (!group) throw new AppError('NOT_FOUND')
    const name = body.name?.trim() ?? group.name
    const isRemoved = body.removed ?? group.removed_at !== null
    if (!isRemoved) await requireRoomFor(tx, sessionId, name, group.id)
    const removed_at = isRemoved ? (group.removed_at ?? new Date().toISOString()) : null
    await updateGroup(tx, group.id, { name, removed_at })
    record(groupsChanged)
    return describe(tx, params.id)
  })

  writeAsHost(moveParticipant, async ({ tx, params, body, record }) => {
    const sessionId = await lock(tx, params.id)
    const person = await findParticipant(tx, sessionId, body.email.trim())
    if (!person) throw new AppError('NOT_FOUND')
    await requireGroup(tx, sessionId, body.group_id)
    await updateMembership(tx, person.id, body)
    record(groupsChanged)
    return describe(tx, params.id)
  })

  writeAsHost(giveSolution, async ({ tx, params, body, record }) => {
    const sessionId = await lock(tx, params.id)
    await requireGroup(tx, sessionId, body.group_id)
    if (!(await giveSolutionTo(tx, sessionId, body.solution_id, body.group_id))) throw new AppError('NOT_FOUND')
    record(groupsChanged)
    return describe(tx, params.id)
  })
}

/** Raises the revision first, so that on PostgreSQL whoever else writes in this session waits from here on. */
async function lock(tx: Tx, typed: string): Promise<number> {
  const { id } = await workshopOf(tx, typed)
  await changeSession(tx, id, {})
  return id
}

async function describe(db: Queries, typed: string): Promise<HostGroups> {
  const workshop = await workshopOf(db, typed)
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
