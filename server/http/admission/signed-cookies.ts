import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Browsers accept such a cookie only over https, from this very host, and for all of it. */
const HOST_PREFIX = '__Host-'

/** Apps whose PUBLIC_URL is https, whatever a proxy says about a request. */
const alwaysHttps = new WeakSet<FastifyInstance>()

/** Cookies are `Secure` and carry the prefix; no others are accepted then. */
export const isHttps = (request: FastifyRequest) => alwaysHttps.has(request.server) || request.protocol === 'https'

export const nameUnder = (https: boolean, name: string) => (https ? HOST_PREFIX + name : name)

/** The signature covers the name too: a value counts only in the cookie that it was made for. */
export const signFor = (name: string, value: string, sign: (text: string) => string) =>
  sign(`${name}=${value}`).slice(name.length + 1)

/** The value, or undefined where it was not signed here for this name. */
export function unsignFor(app: FastifyInstance, name: string, signed: string | undefined): string | undefined {
  if (signed === undefined) return undefined
  const { valid, value } = app.unsignCookie(`${name}=${signed}`)
  return valid ? value.slice(name.length + 1) : undefined
}

/** The value of one cookie, where few calls ask for it. */
export function readSigned(request: FastifyRequest, name: string): string | undefined {
  const { headers, server } = request
  if (!headers.cookie) return undefined
  const fullName = nameUnder(isHttps(request), name)
  return unsignFor(server, fullName, server.parseCookie(headers.cookie)[fullName])
}

/** What an answer does to cookies, by their names, once it is clear that it is no refusal. */
const changes = new WeakMap<FastifyReply, Map<string, () => void>>()

function withAnswer(reply: FastifyReply, name: string, change: () => void) {
  const ofReply = changes.get(reply) ?? new Map<string, () => void>()
  changes.set(reply, ofReply.set(name, change))
}

/**
 * Cookies go out with the answer, and with no refusal: whatever a call asks for, it is asked for before the commit, and
 * who joined is known only after it. Must be there before the plugin, which sends them.
 */
export function giveCookies(app: FastifyInstance, publicUrl?: string) {
  if (publicUrl?.startsWith('https:')) alwaysHttps.add(app)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode < 400) changes.get(reply)?.forEach((change) => change())
    done()
  })
}

const attributes = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const

export function setSigned(request: FastifyRequest, reply: FastifyReply, name: string, value: string, maxAge: number) {
  const secure = isHttps(request)
  const fullName = nameUnder(secure, name)
  const signed = signFor(fullName, value, (text) => request.server.signCookie(text))
  withAnswer(reply, fullName, () => void reply.setCookie(fullName, signed, { ...attributes(secure), maxAge }))
}

/** A browser drops a cookie with the prefix only if it is told so in a secure one. */
export function clearSigned(request: FastifyRequest, reply: FastifyReply, name: string) {
  const secure = isHttps(request)
  const fullName = nameUnder(secure, name)
  withAnswer(reply, fullName, () => void reply.clearCookie(fullName, attributes(secure)))
}
