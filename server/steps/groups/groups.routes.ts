import { chooseGroup, listGroups, startGroup, type Groups } from '#contract/groups.ts'
import type { Queries } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import { findMembership, listGroupsOf, listMembers, listOwned, updateMembership } from '../../workshop/groups.sql.ts'
import { groupsChanged, makeGroup, requireGroup } from '../../workshop/groups.service.ts'
import { isLetGo } from '../../workshop/let-go.ts'
import type { SessionRow } from '../../workshop/sessions.sql.ts'

/** What a host sees who is in no workshop, and everybody where there are no groups. */
const NONE: Groups = { made_by: 'nobody', groups: [], own: null, observes: false }

export function groupsRoutes({ readInSession, writeInSession }: Routes) {
  readInSession(listGroups, async ({ db, session, caller }) =>
    session ? describeGroups(db, session, caller.participantId) : NONE,
  )

  writeInSession(startGroup, async ({ tx, session, isHost, caller, body, record }) => {
    const person = requirePerson(session, caller.participantId)
    if (session.groups_by === 'host' && !isHost) throw new AppError('GROUPS_BY_HOST')
    const group_id = await makeGroup(tx, session.id, body.name)
    await updateMembership(tx, person, { group_id })
    record(groupsChanged)
    return describeGroups(tx, session, person)
  })

  writeInSession(chooseGroup, async ({ tx, session, caller, body, record }) => {
    const person = requirePerson(session, caller.participantId)
    await requireGroup(tx, session.id, body.group_id)
    const before = await findMembership(tx, session.id, person)
    if (before.group_id !== body.group_id || before.observes !== (body.observes ?? false)) {
      await updateMembership(tx, person, body)
      record(groupsChanged)
    }
    return describeGroups(tx, session, person)
  })
}

function requirePerson({ groups_by }: SessionRow, participantId: number | null): number {
  if (groups_by === 'nobody') throw new AppError('NO_GROUPS')
  if (participantId === null) throw new AppError('NAMELESS')
  return participantId
}

async function describeGroups(db: Queries, session: SessionRow, participantId: number | null): Promise<Groups> {
  if (session.groups_by === 'nobody') return NONE
  const [all, members, owned, { group_id, observes }] = [
    await listGroupsOf(db, session.id),
    await listMembers(db, session.id),
    await listOwned(db, session.id),
    await findMembership(db, session.id, participantId),
  ]
  const groups = all
    .filter(({ removed_at }) => removed_at === null)
    .map(({ id, name }) => ({
      id,
      name,
      people: members.filter((member) => member.group_id === id && !isLetGo(session, member.id)).length,
      solution_ids: owned.filter((solution) => solution.group_id === id).map((solution) => solution.id),
    }))
  return { made_by: session.groups_by, groups, own: group_id, observes }
}
