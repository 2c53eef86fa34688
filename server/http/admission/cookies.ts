import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { RESULTS_TOKEN_HEADER } from '#contract/limits.ts'
import { isToken } from '../../workshop/results-token.ts'
import { clearSigned, isHttps, nameUnder, setSigned, signFor, unsignFor } from './signed-cookies.ts'

const SESSION = 'ninefold_session'
const HOST = 'ninefold_host'
const BROWSER = 'ninefold_browser'
/** In the place of a participant's number. */
const AS_HOST = 'host'
const DAY = 24 * 60 * 60
export const SESSION_DAYS = 30
const SESSION_SECONDS = SESSION_DAYS * DAY
/** A cookie that is used is given anew once it is this old, so that it lasts for as long as somebody comes back. */
const RENEWED_AFTER_SECONDS = DAY
/** The host's cookie lasts a working day. */
const HOST_SECONDS = 12 * 60 * 60

/** 128 random bits: of a login, or of a browser. */
const newKey = () => randomBytes(16).toString('base64url')
const KEY = String.raw`[\w-]{22}`
const SESSION_VALUE = new RegExp(String.raw`^(\d+)\.(\d*|host)\.(\d+)\.(${KEY})\.(\d+)$`)
const HOST_VALUE = new RegExp(String.raw`^(\d+)\.([\w-]+)\.(${KEY})$`)
const FORMER_BROWSER_VALUE = new RegExp(`^${KEY}$`)

/** Who a request comes from, as its signed cookies say. Whether that still holds is checked against the database. */
export interface Caller {
  sessionId: number | null
  participantId: number | null
  /** How often the session ID had been replaced when the cookie was given: of a cookie without a participant. */
  round: number
  /** Names the login that the session's cookie belongs to, however often it is renewed. Logging out ends it. */
  login: string | null
  /** The host came in through the console: such a session is worth something only together with the host's cookie. */
  hasEntered: boolean
  /** The session's cookie has been used for a while. */
  isToBeRenewed: boolean
  /** Names the host password the cookie was given for; a new password ends it. */
  hostKey: string | null
  hostLogin: string | null
  /** Names the browser, for what only the one that wrote it may read back; e-mails name people without proving it. */
  browserKey: string | null
  /** It came in a cookie of an earlier version, and is to be given again as they are now. */
  isBrowserKeyFormer: boolean
  /** What a link to results gave, which is no cookie and opens nothing but them. */
  resultsToken: string | null
}

export function readCaller(request: FastifyRequest): Caller {
  const token = request.headers[RESULTS_TOKEN_HEADER]
  const { session, host, browserKey, isBrowserKeyFormer } = readCookies(request)
  // Both end by themselves, also where a browser keeps them, or somebody else has got hold of one.
  const left = session ? session.until - Date.now() : 0
  const isIn = session !== undefined && left > 0
  const isHost = host !== undefined && host.until > Date.now()
  return {
    sessionId: isIn ? session.id : null,
    participantId: (isIn && Number(session.person)) || null,
    round: isIn ? session.round : 0,
    login: isIn ? session.login : null,
    hasEntered: isIn && session.person === AS_HOST,
    isToBeRenewed: isIn && left < (SESSION_SECONDS - RENEWED_AFTER_SECONDS) * 1000,
    hostKey: isHost ? host.key : null,
    hostLogin: isHost ? host.login : null,
    browserKey,
    isBrowserKeyFormer,
    resultsToken: isToken(token) ? token : null,
  }
}

/** What the cookies of a request say whose signature is good. */
interface SignedCookies {
  session?: { id: number; person: string; round: number; login: string; until: number }
  host?: { key: string; login: string; until: number }
  browserKey: string | null
  isBrowserKeyFormer: boolean
}

const NONE: SignedCookies = { browserKey: null, isBrowserKeyFormer: false }

/** What headers carry that were read before: a browser sends the same one all day. */
type Known = LRUCache<string, SignedCookies>
/** Per app and so per secret, and by whether the request came over https: the same header counts differently. */
const known = new WeakMap<FastifyInstance, { https: Known; http: Known }>()
/** Longer ones carry cookies of others, and are read each time. */
const KNOWN_LENGTH_MAX = 1000

function readCookies(request: FastifyRequest): SignedCookies {
  const { headers, server } = request
  const { cookie } = headers
  if (!cookie) return NONE
  const https = isHttps(request)
  let ofApp = known.get(server)
  if (!ofApp) known.set(server, (ofApp = { https: new LRUCache({ max: 5000 }), http: new LRUCache({ max: 5000 }) }))
  const ofScheme = https ? ofApp.https : ofApp.http
  const before = ofScheme.get(cookie)
  if (before) return before
  const read = unsign(server, cookie, https)
  // what strangers make up is not kept
  if ((read.session || read.host) && cookie.length <= KNOWN_LENGTH_MAX) ofScheme.set(cookie, read)
  return read
}

function unsign(app: FastifyInstance, header: string, https: boolean): SignedCookies {
  const given = app.parseCookie(header)
  const valueOf = (base: string) => {
    const name = nameUnder(https, base)
    return unsignFor(app, name, given[name])
  }
  const [, id, person = '', round, login = '', until] = valueOf(SESSION)?.match(SESSION_VALUE) ?? []
  const [, hostUntil, key, hostLogin = ''] = valueOf(HOST)?.match(HOST_VALUE) ?? []
  const current = valueOf(BROWSER)
  const former = current === undefined ? formerBrowserKey(app, given[BROWSER]) : undefined
  return {
    ...(id && { session: { id: Number(id), person, round: Number(round), login, until: Number(until) } }),
    ...(key && { host: { key, login: hostLogin, until: Number(hostUntil) } }),
    browserKey: current ?? former ?? null,
    isBrowserKeyFormer: former !== undefined,
  }
}

/**
 * Silent ratings hang on this key, so one from a version whose signatures did not cover the name still counts. A newer
 * value never does in this way: nobody can put a cookie of theirs in the place of somebody's by way of the old name.
 */
function formerBrowserKey(app: FastifyInstance, signed: string | undefined): string | undefined {
  const { valid, value } = app.unsignCookie(signed ?? '')
  return valid && FORMER_BROWSER_VALUE.test(value) ? value : undefined
}

interface InSession {
  sessionId: number
  participantId: number | null | typeof AS_HOST
  round: number
  /** That of the cookie before, where the same login goes on. */
  login: string | null
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionId, participantId, round, login }: InSession,
) {
  const until = Date.now() + SESSION_SECONDS * 1000
  const value = `${sessionId}.${participantId ?? ''}.${round}.${login ?? newKey()}.${until}`
  setSigned(request, reply, SESSION, value, SESSION_SECONDS)
}

/** Makes the session's cookie last again, unless the call says something else about it. */
export function renewCookies(request: FastifyRequest, reply: FastifyReply, caller: Caller) {
  if (caller.isBrowserKeyFormer && caller.browserKey !== null) setBrowserCookie(request, reply, caller.browserKey)
  const { sessionId, participantId, hasEntered, isToBeRenewed, round, login } = caller
  if (sessionId === null || !isToBeRenewed) return
  setSessionCookie(request, reply, { sessionId, participantId: hasEntered ? AS_HOST : participantId, round, login })
}

export function setHostCookie(request: FastifyRequest, reply: FastifyReply, hostKey: string) {
  setSigned(request, reply, HOST, hostCookieValue(hostKey), HOST_SECONDS)
}

/** The key of the browser that calls; one that has none yet gets it with the answer. */
export function browserKeyOf(caller: Caller, request: FastifyRequest, reply: FastifyReply): string {
  if (caller.browserKey !== null) return caller.browserKey
  const key = newKey()
  setBrowserCookie(request, reply, key)
  return key
}

const setBrowserCookie = (request: FastifyRequest, reply: FastifyReply, key: string) =>
  setSigned(request, reply, BROWSER, key, SESSION_SECONDS)

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply) => clearSigned(request, reply, SESSION)

export const clearHostCookie = (request: FastifyRequest, reply: FastifyReply) => clearSigned(request, reply, HOST)

const hostCookieValue = (hostKey: string) => `${Date.now() + HOST_SECONDS * 1000}.${hostKey}.${newKey()}`

/**
 * A Cookie header for the operator's own commands, which hold the secret because they hold the database. They cannot know
 * whether the server takes its cookies with the prefix, so both are in it.
 */
export function hostCookieHeader(hostKey: string, sign: (value: string) => string) {
  const value = hostCookieValue(hostKey)
  const names = [true, false].map((https) => nameUnder(https, HOST))
  return names.map((name) => `${name}=${encodeURIComponent(signFor(name, value, sign))}`).join('; ')
}
