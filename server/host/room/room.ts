import { MINUTE_MS } from '#contract/limits.ts'
import type { BodyOf } from '#contract/index.ts'
import type { Room } from '#contract/room.ts'
import type { Scene } from '#contract/scene.ts'
import { isLive } from '../../workshop/live-room.ts'
import type { RoomRow } from './room.sql.ts'

type Body = BodyOf<'PATCH /api/admin/sessions/{id}/room'>
type Change = Omit<Body, 'previous' | 'timer_longer_by' | 'results_token'> & {
  /** What an item of the agenda is called. */
  item?: string | null
}

const LIVE = [
  'step',
  'message',
  'timer_minutes',
  'timer_longer_by',
  'frozen',
  'silent_rating',
  'silent_share',
] as const satisfies (keyof Body)[]

/** What the big screen shows, and what is set for the whole workshop, can be changed at any time. */
export const changesLive = (change: Body) => LIVE.some((part) => change[part] !== undefined)

/** The columns of a session that a change of its room sets. */
export function roomOf(change: Change) {
  const { step, item, message, timer_minutes, scene, frozen, silent_rating, silent_share, own_words, hide_emails } =
    change
  return {
    ...(step !== undefined && { room_step: step }),
    ...(item !== undefined && { room_item: item }),
    ...(message !== undefined && { room_message: message?.trim() ?? null }),
    ...(timer_minutes !== undefined && timerOf(timer_minutes)),
    ...(scene !== undefined && { scene: scene && JSON.stringify(scene) }),
    ...(frozen !== undefined && { frozen: Number(frozen) }),
    ...(silent_rating !== undefined && { silent_rating: Number(silent_rating) }),
    ...(silent_share !== undefined && { silent_share }),
    ...(own_words !== undefined && { own_words: Number(own_words) }),
    ...(hide_emails !== undefined && { hide_emails: Number(hide_emails) }),
  }
}

/** Message, clock, scene and the name of an item spoke of the step before: another one clears them, unless it brings its own. */
export function withWhatItClears(change: Change, present: number | null): Change {
  const isOther = change.step !== undefined && change.step !== present
  return isOther ? { item: null, message: null, timer_minutes: null, scene: null, ...change } : change
}

function timerOf(minutes: number | null) {
  const timer_ends_at = minutes === null ? null : new Date(Date.now() + minutes * MINUTE_MS).toISOString()
  return { timer_minutes: minutes, timer_ends_at }
}

/** The same timer with more time; where it is up, that counts from now. */
export function longerTimer({ ends_at, minutes }: NonNullable<Room['timer']>, by: number, max: number) {
  const from = Math.max(Date.parse(ends_at), Date.now())
  return { timer_minutes: Math.min(minutes + by, max), timer_ends_at: new Date(from + by * MINUTE_MS).toISOString() }
}

/** A room in which nothing is told. */
export const QUIET = { step: null, message: null, timer: null, frozen: false, silent_rating: false }

export function describeRoom(row: RoomRow): Room {
  return {
    title: row.title,
    language: row.language,
    status: row.status,
    ...(isLive(row) ? whatIsTold(row) : QUIET),
    ...(row.silent_share !== null && { silent_share: row.silent_share }),
    ...(row.own_words === 1 && { own_words: true as const }),
    ...(row.hide_emails === 1 && { hide_emails: true as const }),
    ...(row.groups_by !== 'nobody' && { groups: true as const }),
  }
}

function whatIsTold({ room_step, room_item, room_message, timer_ends_at, timer_minutes, ...row }: RoomRow) {
  return {
    step: room_step,
    message: room_message,
    timer: timer_ends_at !== null && timer_minutes !== null ? { ends_at: timer_ends_at, minutes: timer_minutes } : null,
    frozen: row.frozen === 1,
    silent_rating: row.silent_rating === 1,
    ...(room_item !== null && { item: room_item }),
  }
}

export const sceneOf = ({ scene }: RoomRow) => (scene === null ? undefined : (JSON.parse(scene) as Scene))
