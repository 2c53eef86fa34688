import type { BodyOf } from '#contract/index.ts'
import { TIMER_MINUTES_MAX } from '#contract/limits.ts'
import type { Person } from '#contract/live.ts'
import { changeRoom, readRoom, readRoomScreen, type Room, type RoomScreen } from '#contract/room.ts'
import { AppError } from '../../errors/app-error.ts'
import { workshopChanged } from '../../workshop/deeds.sql.ts'
import { updateSession } from '../../workshop/sessions.sql.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import type { Hub } from '../../live/hub.ts'
import { refuseConflict } from '../../workshop/edit-conflict.ts'
import { requireLive } from '../../workshop/live-room.ts'
import { findWallToken, putOnWall } from '../../workshop/results-links.sql.ts'
import { hashOfToken } from '../../workshop/results-token.ts'
import { showCode } from '../../workshop/session-code.ts'
import { numberPeople } from '../../workshop/person-numbers.sql.ts'
import { findRoom, type RoomRow } from './room.sql.ts'
import { changesLive, describeRoom, longerTimer, QUIET, roomOf, sceneOf, withWhatItClears } from './room.ts'
import { findRehearsal } from '../../workshop/rehearsals.sql.ts'
import { countParticipants } from '../../workshop/people.sql.ts'

/** What a host sees who is in no workshop. */
const NOTHING: Room = { title: '', status: 'open', ...QUIET }

/** `joinUrl` answers where people outside this machine reach the server. */
export function roomRoutes(
  { readInSession, readAsHost, writeAsHost }: Routes,
  { db }: ServerParts,
  hub: Hub,
  joinUrl: () => string | undefined,
) {
  readInSession(readRoom, async ({ db: read, session }) =>
    session ? describeRoom(await findRoom(read, session.id)) : NOTHING,
  )

  readAsHost(readRoomScreen, async ({ workshop: { id, code, hide_emails } }) => {
    const room = await findRoom(db.read, id)
    const scene = sceneOf(room)
    const results_token = await findWallToken(db.read, id)
    return {
      ...describeRoom(room),
      id: showCode(code),
      participants: await countParticipants(db.read, id),
      here: onTheWall(await hub.peopleIn(id), hide_emails === 1),
      ...(scene && { scene }),
      ...(results_token !== undefined && { results_token }),
      ...((await findRehearsal(db.read, id)) && { rehearsal: true as const }),
      join_url: joinUrl() ?? null,
    }
  })

  writeAsHost(changeRoom, async ({ tx, workshop: { id, hide_emails }, body, record }) => {
    const present = await findRoom(tx, id)
    if (changesLive(body)) requireLive(present)
    await refuseOtherMessage(present, body)
    const token = body.results_token
    if (token !== undefined && token !== (await findWallToken(tx, id))) {
      if (!(await putOnWall(tx, id, token, hashOfToken(token)))) throw new AppError('NOT_FOUND')
      record(workshopChanged)
    }
    const isChanged = await updateSession(tx, id, {
      ...roomOf(withWhatItClears(body, present.room_step)),
      ...(body.timer_longer_by !== undefined && longer(present, body.timer_longer_by)),
    })
    if (isChanged) record(workshopChanged)
    if (body.hide_emails === true) await numberPeople(tx, id)
    if (body.hide_emails !== undefined && Number(body.hide_emails) !== hide_emails) record(peopleChanged)
    return describeRoom(await findRoom(tx, id))
  })
}

/** Everybody reads the wall: what is hidden from them does not go there. A host who looks in is nobody of the room. */
function onTheWall(people: Person[], hidesEmails: boolean): NonNullable<RoomScreen['here']> {
  const known = people.filter(({ participant_id }) => participant_id !== null)
  const once = [...new Map(known.map((person) => [person.participant_id, person])).values()]
  return once.map(({ name, email }) => ({
    ...(name !== undefined && { name }),
    ...(email !== null && !hidesEmails && { email }),
  }))
}

/** Told live: whoever is named on a screen is named otherwise now. */
const peopleChanged = { kind: 'people_changed', solution_id: null, isUnnoted: true } as const

/** A message that another window has sent meanwhile is not written over unseen. */
async function refuseOtherMessage(
  { room_message: stored }: RoomRow,
  { message, previous }: BodyOf<'PATCH /api/admin/sessions/{id}/room'>,
) {
  if (message === undefined) return
  const edit = { stored, wanted: message?.trim() ?? null, previous }
  await refuseConflict('MESSAGE_CHANGED', edit, () => ({ message: stored, by: null, at: null }))
}

function longer(present: RoomRow, by: number) {
  const { timer } = describeRoom(present)
  if (!timer) throw new AppError('NO_TIMER')
  return longerTimer(timer, by, TIMER_MINUTES_MAX)
}
