import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { RESULTS_TOKEN_HEADER } from '#contract/limits.ts'
import { isToken } from '../../workshop/results-token.ts'

const SESSION = 'ninefold_session'
const HOST = 'ninefold_host'
const BROWSER = 'ninefold_browser'
/** In the place of a participant's number. */
const AS_HOST = 'host'
const DAY = 24 * 60 * 60
const SESSION_SECONDS = 30 * DAY
/** A cookie that is used is given anew once it is this old, so that it lasts for as long as somebody comes back. */
const RENEWED_AFTER_SECONDS = DAY
/** The host's cookie lasts a working day. */
const HOST_SECONDS = 12 * 60 * 60

/** Who a request comes from, as its signed cookies say. Whether that still holds is checked against the database. */
export interface Caller {
  sessionId: number | null
  participantId: number | null
  /** Tells logins of one session apart. */
  login: string | null
  /** The host came in through the console: such a session is worth something only together with the host's cookie. */
  hasEntered: boolean
  /** The session's cookie has been used for a while. */
  isToBeRenewed: boolean
  /** Names the host password the cookie was given for; a new password ends it. */
  hostKey: string | null
  /** Names the browser, for what only the one that wrote it may read back; e-mails name people without proving it. */
  browserKey: string | null
  /** What a link to results gave, which is no cookie and opens nothing but them. */
  resultsToken: string | null
}

export function readCaller(request: FastifyRequest): Caller {
  const token = request.headers[RESULTS_TOKEN_HEADER]
  const { session, host, browserKey } = readCookies(request)
  // Both end by themselves, also where a browser keeps them, or somebody else has got hold of one.
  const left = session ? session.until - Date.now() : 0
  const isIn = session !== undefined && left > 0
  return {
    sessionId: isIn ? session.id : null,
    participantId: (isIn && Number(session.person)) || null,
    login: isIn ? `${session.id} ${session.until}` : null,
    hasEntered: isIn && session.person === AS_HOST,
    isToBeRenewed: isIn && left < (SESSION_SECONDS - RENEWED_AFTER_SECONDS) * 1000,
    hostKey: host && host.until > Date.now() ? host.key : null,
    browserKey,
    resultsToken: isToken(token) ? token : null,
  }
}

/** What the cookies of a request say whose signature is good. */
interface SignedCookies {
  session?: { id: number; person: string; until: number }
  host?: { key: string; until: number }
  browserKey: string | null
}

const NONE: SignedCookies = { browserKey: null }

/** Headers that were read before, per app and so per secret: a browser sends the same one all day. */
const known = new WeakMap<FastifyInstance, LRUCache<string, SignedCookies>>()
/** Longer ones carry cookies of others, and are read each time. */
const KNOWN_LENGTH_MAX = 1000

function readCookies({ headers, server }: FastifyRequest): SignedCookies {
  const { cookie } = headers
  if (!cookie) return NONE
  let ofApp = known.get(server)
  if (!ofApp) known.set(server, (ofApp = new LRUCache({ max: 5000 })))
  const before = ofApp.get(cookie)
  if (before) return before
  const read = unsign(server, cookie)
  // what strangers make up is not kept
  if ((read.session || read.host) && cookie.length <= KNOWN_LENGTH_MAX) ofApp.set(cookie, read)
  return read
}

function unsign(app: FastifyInstance, header: string): SignedCookies {
  const given = app.parseCookie(header)
  const valueOf = (name: string) => {
    const { valid, value } = app.unsignCookie(given[name] ?? '')
    return valid ? value : undefined
  }
  const [, id, person = '', until] = valueOf(SESSION)?.match(/^(\d+)\.(\d*|host)\.(\d+)$/) ?? []
  const [, hostUntil, key] = valueOf(HOST)?.match(/^(\d+)\.([\w-]+)$/) ?? []
  return {
    ...(id && { session: { id: Number(id), person, until: Number(until) } }),
    ...(key && { host: { key, until: Number(hostUntil) } }),
    browserKey: valueOf(BROWSER) ?? null,
  }
}

export const common = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', signed: true, secure: request.protocol === 'https' }) as const

/** What an answer does to cookies, by their names, once it is clear that it is no refusal. */
const changes = new WeakMap<FastifyReply, Map<string, () => void>>()

export function withAnswer(reply: FastifyReply, name: string, change: () => void) {
  const ofReply = changes.get(reply) ?? new Map<string, () => void>()
  changes.set(reply, ofReply.set(name, change))
}

/**
 * Cookies go out with the answer, and with no refusal: whatever a call asks for, it is asked for before the commit, and
 * who joined is known only after it. Must be there before the plugin, which sends them.
 */
export function giveCookies(app: FastifyInstance) {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode < 400) changes.get(reply)?.forEach((change) => change())
    done()
  })
}

interface InSession {
  sessionId: number
  participantId: number | null | typeof AS_HOST
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionId, participantId }: InSession,
) {
  const value = `${sessionId}.${participantId ?? ''}.${Date.now() + SESSION_SECONDS * 1000}`
  withAnswer(
    reply,
    SESSION,
    () => void reply.setCookie(SESSION, value, { ...common(request), maxAge: SESSION_SECONDS }),
  )
}

/** Makes the session's cookie last again, unless the call says something else about it. */
export function renewSessionCookie(request: FastifyRequest, reply: FastifyReply, caller: Caller) {
  const { sessionId, participantId, hasEntered, isToBeRenewed } = caller
  if (sessionId === null || !isToBeRenewed) return
  setSessionCookie(request, reply, { sessionId, participantId: hasEntered ? AS_HOST : participantId })
}

export function setHostCookie(request: FastifyRequest, reply: FastifyReply, hostKey: string) {
  const value = hostCookieValue(hostKey)
  withAnswer(reply, HOST, () => void reply.setCookie(HOST, value, { ...common(request), maxAge: HOST_SECONDS }))
}

/** The key of the browser that calls; one that has none yet gets it with the answer. */
export function browserKeyOf(caller: Caller, request: FastifyRequest, reply: FastifyReply): string {
  if (caller.browserKey !== null) return caller.browserKey
  const key = randomBytes(16).toString('base64url')
  withAnswer(reply, BROWSER, () => void reply.setCookie(BROWSER, key, { ...common(request), maxAge: SESSION_SECONDS }))
  return key
}

export function clearSessionCookie(reply: FastifyReply) {
  withAnswer(reply, SESSION, () => void reply.clearCookie(SESSION, { path: '/' }))
}

export function clearHostCookie(reply: FastifyReply) {
  withAnswer(reply, HOST, () => void reply.clearCookie(HOST, { path: '/' }))
}

function hostCookieValue(hostKey: string) {
  return `${Date.now() + HOST_SECONDS * 1000}.${hostKey}`
}

/** A Cookie header for the operator's own commands, which hold the secret because they hold the database. */
export function hostCookieHeader(hostKey: string, sign: (value: string) => string) {
  return `${HOST}=${encodeURIComponent(sign(hostCookieValue(hostKey)))}`
}
