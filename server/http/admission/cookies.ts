import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

const SESSION = 'ninefold_session'
const HOST = 'ninefold_host'
const BROWSER = 'ninefold_browser'
/** In the place of a participant's number. */
const AS_HOST = 'host'
const DAY = 24 * 60 * 60
const SESSION_SECONDS = 30 * DAY
/** The host's cookie lasts a working day. */
const HOST_SECONDS = 12 * 60 * 60

/** Who a request comes from, as its signed cookies say. Whether that still holds is checked against the database. */
export interface Caller {
  sessionId: number | null
  participantId: number | null
  /** The host came in through the console: such a session is worth something only together with the host's cookie. */
  hasEntered: boolean
  /** Names the host password the cookie was given for; a new password ends it. */
  hostKey: string | null
  /** Names the browser, for what only the one that wrote it may read back; e-mails name people without proving it. */
  browserKey: string | null
}

export function readCaller(request: FastifyRequest): Caller {
  const session = unsigned(request, SESSION)?.match(/^(\d+)\.(\d*|host)$/)
  const host = unsigned(request, HOST)?.match(/^(\d+)\.([\w-]+)$/)
  const isHostFresh = host && Number(host[1]) > Date.now()
  return {
    sessionId: session ? Number(session[1]) : null,
    participantId: Number(session?.[2]) || null,
    hasEntered: session?.[2] === AS_HOST,
    hostKey: isHostFresh ? (host[2] ?? null) : null,
    browserKey: unsigned(request, BROWSER) ?? null,
  }
}

/** Cookies whose signature was found good, per app and so per secret: a browser sends the same one all day. */
const verified = new WeakMap<FastifyInstance, LRUCache<string, string>>()

function unsigned(request: FastifyRequest, name: string): string | undefined {
  const raw = request.cookies[name]
  if (!raw) return undefined
  let known = verified.get(request.server)
  if (!known) verified.set(request.server, (known = new LRUCache({ max: 5000 })))
  const before = known.get(raw)
  if (before !== undefined) return before
  const { valid, value } = request.unsignCookie(raw)
  if (!valid) return undefined
  known.set(raw, value)
  return value
}

const common = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', signed: true, secure: request.protocol === 'https' }) as const

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  session: { sessionId: number; participantId: number | null | typeof AS_HOST },
) {
  const value = `${session.sessionId}.${session.participantId ?? ''}`
  void reply.setCookie(SESSION, value, { ...common(request), maxAge: SESSION_SECONDS })
}

export function setHostCookie(request: FastifyRequest, reply: FastifyReply, hostKey: string) {
  void reply.setCookie(HOST, hostCookieValue(hostKey), { ...common(request), maxAge: HOST_SECONDS })
}

/** The key of the browser that calls; one that has none yet gets it with the answer. */
export function browserKeyOf(caller: Caller, request: FastifyRequest, reply: FastifyReply): string {
  if (caller.browserKey !== null) return caller.browserKey
  const key = randomBytes(16).toString('base64url')
  void reply.setCookie(BROWSER, key, { ...common(request), maxAge: SESSION_SECONDS })
  return key
}

export function clearSessionCookie(reply: FastifyReply) {
  void reply.clearCookie(SESSION, { path: '/' })
}

export function clearHostCookie(reply: FastifyReply) {
  void reply.clearCookie(HOST, { path: '/' })
}

function hostCookieValue(hostKey: string) {
  return `${Date.now() + HOST_SECONDS * 1000}.${hostKey}`
}

/** A Cookie header for the operator's own commands, which hold the secret because they hold the database. */
export function hostCookieHeader(hostKey: string, sign: (value: string) => string) {
  return `${HOST}=${encodeURIComponent(sign(hostCookieValue(hostKey)))}`
}
