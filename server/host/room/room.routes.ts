import type { BodyOf } from '#contract/index.ts'
import type { Person } from '#contract/live.ts'
import { changeRoom, readRoom, readRoomScreen, type Room, type RoomScreen } from '#contract/room.ts'
import type { Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { workshopOf } from '../../workshop/workshop-of.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import type { Hub } from '../../live/hub.ts'
import { changeSession } from '../../workshop/revision.sql.ts'
import { showCode } from '../../workshop/session-code.ts'
import { numberPeople } from '../../workshop/person-numbers.sql.ts'
import { findRoom, type RoomRow } from './room.sql.ts'
import { countParticipants } from '../../workshop/people.sql.ts'

const MINUTE = 60_000
/** What a host sees who is in no workshop. */
const NOTHING: Room = {
  title: '',
  step: null,
  message: null,
  timer: null,
  frozen: false,
  status: 'open',
  silent_rating: false,
}

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

  readAsHost(readRoomScreen, async ({ params }) => {
    const { id, code, hide_emails } = await workshopOf(db.read, params.id)
    return {
      ...describeRoom(await findRoom(db.read, id)),
      id: showCode(code),
      participants: await countParticipants(db.read, id),
      here: onTheWall(await hub.peopleIn(id), hide_emails === 1),
      join_url: joinUrl() ?? null,
    }
  })

  writeAsHost(changeRoom, async ({ tx, params, body, record }) => {
    const { id, hide_emails } = await workshopOf(tx, params.id)
    await refuseOvertaken(tx, id, body)
    const change = {
      ...(body.step !== undefined && { room_step: body.step }),
      ...(body.message !== undefined && { room_message: body.message?.trim() ?? null }),
      ...(body.timer_minutes !== undefined && timerOf(body.timer_minutes)),
      ...(body.frozen !== undefined && { frozen: Number(body.frozen) }),
      ...(body.silent_rating !== undefined && { silent_rating: Number(body.silent_rating) }),
      ...(body.own_words !== undefined && { own_words: Number(body.own_words) }),
      ...(body.hide_emails !== undefined && { hide_emails: Number(body.hide_emails) }),
    }
    await changeSession(tx, id, change)
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
async function refuseOvertaken(
  tx: Tx,
  id: number,
  { message, previous }: BodyOf<'PATCH /api/admin/sessions/{id}/room'>,
) {
  if (message === undefined || previous === undefined) return
  // raises the revision, so that on PostgreSQL whoever else writes in this session waits from here on
  await changeSession(tx, id, {})
  const { room_message } = await findRoom(tx, id)
  if (room_message === previous || room_message === (message?.trim() ?? null)) return
  throw new AppError('MESSAGE_CHANGED', { conflicts: [{ message: room_message, by: null, at: null }] })
}

function timerOf(minutes: number | null) {
  const timer_ends_at = minutes === null ? null : new Date(Date.now() + minutes * MINUTE).toISOString()
  return { timer_minutes: minutes, timer_ends_at }
}

function describeRoom(row: RoomRow): Room {
  const { title, room_step, room_message, timer_ends_at, timer_minutes, frozen, status, silent_rating } = row
  return {
    title,
    step: room_step,
    message: room_message,
    timer: timer_ends_at !== null && timer_minutes !== null ? { ends_at: timer_ends_at, minutes: timer_minutes } : null,
    frozen: frozen === 1,
    status,
    silent_rating: silent_rating === 1,
    ...(row.own_words === 1 && { own_words: true as const }),
    ...(row.hide_emails === 1 && { hide_emails: true as const }),
    ...(row.groups_by !== 'nobody' && { groups: true as const }),
  }
}
