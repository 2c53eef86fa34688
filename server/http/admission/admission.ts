import type { Access, Where } from '#contract/endpoint.ts'
import { BRING_BACK_HOURS, HOUR_MS } from '#contract/limits.ts'
import { hostKeyOf } from './host-password.ts'
import { findHostPassword } from './host-password.sql.ts'
import type { Queries } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { findSessionOfLink } from '../../workshop/results-links.sql.ts'
import { hashOfToken } from '../../workshop/results-token.ts'
import { NO_LOGIN } from '../../workshop/ended-logins.sql.ts'
import { isLetGo, isStaleNameless } from '../../workshop/let-go.ts'
import {
  findSession,
  findSessionByAnyCode,
  findSessionOfLogin,
  locateUndo,
  type SessionRow,
} from '../../workshop/sessions.sql.ts'
import { locate, locateIn, type Place } from '../../workshop/places.sql.ts'
import type { Caller } from './cookies.ts'
import { readCode } from '../../workshop/session-code.ts'

/** Whom the check let in, to which session, and where in it the things addressed belong. */
export interface Admission {
  isHost: boolean
  session: SessionRow | null
  places: Place[]
}

/**
 * What can be said of a caller from the cookies alone, before a body is read and the database asked: whoever has none
 * that was signed here costs next to nothing.
 */
export function requireCookie(access: Access, caller: Caller) {
  if (access.kind === 'results') {
    if (caller.resultsToken === null) throw new AppError('NO_RESULTS')
    return
  }
  if (access.kind === 'open' || caller.hostKey !== null) return
  if (access.kind === 'host') throw new AppError('HOST_ONLY')
  if (caller.sessionId === null || caller.hasEntered) throw new AppError('NOT_JOINED')
}

/** Whether the caller may make such calls at all, whatever they address. */
export function requireAllowed(db: Queries, { kind }: Access, caller: Caller): Promise<Admission> {
  return admit(db, { kind: kind === 'host' || kind === 'results' ? kind : 'member' }, {}, caller)
}

/**
 * The one check between a caller and a session's data. Every route runs it, with what its endpoint declares in
 * `access`; inside a write it runs again on the transaction.
 *
 * Members see their own session and nothing beside it: another session's ID is refused, another session's things
 * do not exist. The host may read every session and write every open one. A link to results opens what says so in its
 * `access`, and nothing else; who comes with it is nobody, whatever cookies the browser has.
 *
 * `locked` is the session of the caller's cookie, where a write has it already.
 */
export async function admit(
  db: Queries,
  access: Access,
  input: object,
  caller: Caller,
  locked?: SessionRow,
): Promise<Admission> {
  if (access.kind === 'open') return { isHost: false, session: null, places: [] }

  if (access.kind === 'results') {
    const session = caller.resultsToken && (await findSessionOfLink(db, hashOfToken(caller.resultsToken)))
    if (!session) throw new AppError('NO_RESULTS')
    if (access.solution) await requireOwnSolutions(db, idsAt(input, access.solution), session)
    return { isHost: false, session, places: [] }
  }

  const isHost = await isHostNow(db, caller)
  if (access.kind === 'host') {
    if (!isHost) throw new AppError('HOST_ONLY')
    return { isHost, session: (await sessionOfHostCall(db, access, input)) ?? null, places: [] }
  }
  if ((caller.sessionId === null || caller.hasEntered) && !isHost) throw new AppError('NOT_JOINED')

  if ('ids' in access) {
    const ids = idsAt(input, access.ids)
    const located = locked
      ? undefined
      : await locate(db, access.kind, ids, isHost ? NO_LOGIN : (caller.login ?? NO_LOGIN))
    const places = located ?? (await locateIn(db, access.kind, ids))
    const session = locked ?? located?.[0]
    const sessionId = isHost ? session?.id : caller.sessionId
    const areAllThere = places.length === ids.length && places.every((place) => place.id === sessionId)
    if (!isHost) requireIn((areAllThere && session) || (await ownSession(db, caller)), caller)
    if (!areAllThere || !session) throw new AppError('NOT_FOUND')
    return { isHost, session, places }
  }

  const own = locked ?? (await ownSession(db, caller))
  if (!isHost) requireIn(own, caller)

  if (access.kind === 'member') {
    if (access.solution) await requireOwnSolutions(db, idsAt(input, access.solution), own)
    return { isHost, session: own ?? null, places: [] }
  }

  if (access.kind === 'session') {
    const named = await sessionNamed(db, readCode(textAt(input, access.code)), own)
    if (!isHost && named?.id !== own?.id) throw new AppError('OTHER_SESSION')
    if (!named) throw new AppError('NOT_FOUND')
    return { isHost, session: named, places: [] }
  }

  const place = await locateUndo(db, textAt(input, access.token))
  if (!place || (!isHost && place.session.id !== own?.id)) throw new AppError('NOT_FOUND')
  if (!isHost && hoursSince(place.at) > BRING_BACK_HOURS) throw new AppError('TOO_LATE')
  return { isHost, session: place.session, places: [place] }
}

/** The part of it that comes before anything is addressed: a host, or a member of a session that is open. */
export async function admitCaller(
  db: Queries,
  caller: Caller,
): Promise<{ isHost: true } | { isHost: false; own: SessionRow }> {
  if (await isHostNow(db, caller)) return { isHost: true }
  const own = caller.hasEntered ? undefined : await ownSession(db, caller)
  requireIn(own, caller)
  return { isHost: false, own }
}

/** The session that a caller can write in and no other; null where only the database can tell, because of a host's cookie. */
export const onlySessionOf = ({ hostKey, hasEntered, sessionId }: Caller): number | null =>
  hostKey === null && !hasEntered ? sessionId : null

/**
 * The session that a caller is in by their cookie, open or closed; undefined where the host removed them, or the cookie
 * has ended otherwise. For joining, which is open to everybody.
 */
export async function sessionStillIn(db: Queries, caller: Caller): Promise<SessionRow | undefined> {
  const own = caller.hasEntered ? undefined : await ownSession(db, caller)
  return own && !isLetGo(own, caller.participantId) && !isStaleNameless(own, caller) ? own : undefined
}

/** Also when the login has ended because the host removed the participant, who is then shown the reason. */
async function ownSession(db: Queries, { sessionId, login, participantId }: Caller): Promise<SessionRow | undefined> {
  if (sessionId === null || login === null) return undefined
  const own = await findSessionOfLogin(db, sessionId, login)
  if (own || participantId === null) return own
  const session = await findSession(db, sessionId)
  return session && isLetGo(session, participantId) ? session : undefined
}

function requireIn(session: SessionRow | undefined, caller: Caller): asserts session {
  if (!session || isStaleNameless(session, caller)) throw new AppError('NOT_JOINED')
  if (session.status === 'closed') throw new AppError('SESSION_ENDED')
  if (isLetGo(session, caller.participantId)) throw new AppError('LET_GO')
}

async function requireOwnSolutions(db: Queries, ids: number[], own: SessionRow | undefined) {
  // the call need not name one
  for (const id of ids.filter(Boolean)) {
    const [place] = await locateIn(db, 'solution', [id])
    if (!place || place.id !== own?.id) throw new AppError('NOT_FOUND')
  }
}

/** Undefined where there is none of this ID any more: a repetition is answered nonetheless. */
async function sessionOfHostCall(db: Queries, { session, deleted }: Extract<Access, { kind: 'host' }>, input: object) {
  if (session) return findSessionByAnyCode(db, readCode(textAt(input, session)))
  return deleted && (await locateUndo(db, textAt(input, deleted)))?.session
}

/** Usually the caller's own session, so that no second look-up is needed. */
async function sessionNamed(db: Queries, code: string, own: SessionRow | undefined) {
  return own?.code === code ? own : findSessionByAnyCode(db, code)
}

/** Whether the host's cookie counts: it is of the present password, and its login has not ended. */
export async function isHostNow(db: Queries, { hostKey, hostLogin }: Caller): Promise<boolean> {
  if (hostKey === null || hostLogin === null) return false
  const password = await findHostPassword(db, hostLogin)
  return password !== undefined && hostKeyOf(password.value) === hostKey
}

/** What a validated call carries there; a list on the way gives one value for each of its items. */
function valuesAt(input: unknown, where: Where): unknown[] {
  let found = [input]
  for (const field of where.split('.')) {
    const next: unknown[] = []
    for (const value of found) {
      const inside = (value as Record<string, unknown>)[field]
      if (!Array.isArray(inside)) next.push(inside)
      else for (const item of inside) next.push(item)
    }
    found = next
  }
  return found
}

const hoursSince = (time: string) => (Date.now() - Date.parse(time)) / HOUR_MS
function idsAt(input: object, where: Where): number[] {
  const ids = valuesAt(input, where) as number[]
  // nearly always one, which each item of a list may name
  return ids.every((id) => id === ids[0]) ? ids.slice(0, 1) : [...new Set(ids)]
}
const textAt = (input: object, where: Where) => String(valuesAt(input, where)[0])
