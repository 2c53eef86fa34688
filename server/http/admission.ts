import type { Access } from '#contract/endpoint.ts'
import { hostKeyOf } from '../admin/host-password.ts'
import type { Queries } from '../db/schema.ts'
import { readSetting } from '../db/settings.sql.ts'
import { AppError } from './app-error.ts'
import {
  findSession,
  findSessionByAnyCode,
  findSessionOfTrash,
  locate,
  type Place,
  type SessionRow,
} from './admission.sql.ts'
import type { Caller } from './cookies.ts'
import { readCode } from './session-code.ts'

/** Whom the check let in, to which session, and where in it the things addressed belong. */
export interface Admission {
  isHost: boolean
  session: SessionRow | null
  places: Place[]
}

/**
 * The one check between a caller and a session's data. Every route runs it, with what its endpoint declares in
 * `access`; inside a write it runs again on the transaction.
 *
 * Members see their own session and nothing beside it: another session's ID is refused, another session's things
 * do not exist. The host may read every session and write every open one.
 */
export async function admit(db: Queries, access: Access<never>, input: unknown, caller: Caller): Promise<Admission> {
  if (access.kind === 'open') return { isHost: false, session: null, places: [] }

  const isHost = await isHostNow(db, caller)
  if (access.kind === 'host') {
    if (!isHost) throw new AppError('HOST_ONLY')
    return { isHost, session: null, places: [] }
  }

  const own = caller.sessionId === null ? undefined : await findSession(db, caller.sessionId)
  if (!isHost) {
    if (!own) throw new AppError('NOT_JOINED')
    if (own.status === 'closed') throw new AppError('SESSION_ENDED')
  }

  if (access.kind === 'member') return { isHost, session: own ?? null, places: [] }

  if (access.kind === 'session') {
    const named = await sessionNamed(db, readCode(access.code(input as never)), own)
    if (!isHost && named?.id !== own?.id) throw new AppError('OTHER_SESSION')
    if (!named) throw new AppError('NOT_FOUND')
    return { isHost, session: named, places: [] }
  }

  if (access.kind === 'trash') {
    const session = await findSessionOfTrash(db, access.token(input as never))
    if (!session || (!isHost && session.id !== own?.id)) throw new AppError('NOT_FOUND')
    return { isHost, session, places: [] }
  }

  const ids = [...new Set(access.ids(input as never))]
  const places = await locate(db, access.kind, ids)
  const sessionId = isHost ? places[0]?.session_id : own?.id
  const areAllThere = places.length === ids.length && places.every((place) => place.session_id === sessionId)
  if (!areAllThere || sessionId === undefined) throw new AppError('NOT_FOUND')
  const session = own?.id === sessionId ? own : await findSession(db, sessionId)
  if (!session) throw new AppError('NOT_FOUND')
  return { isHost, session, places }
}

/** Usually the caller's own session, so that no second look-up is needed. */
async function sessionNamed(db: Queries, code: string, own: SessionRow | undefined) {
  return own?.code === code ? own : findSessionByAnyCode(db, code)
}

async function isHostNow(db: Queries, caller: Caller): Promise<boolean> {
  if (caller.hostKey === null) return false
  const stored = await readSetting(db, 'host_password')
  return stored !== undefined && hostKeyOf(stored) === caller.hostKey
}
