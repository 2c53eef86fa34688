import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { common, withAnswer } from './cookies.ts'

const NAME = 'ninefold_known_browser'
const SECONDS = 180 * 24 * 60 * 60
/** The word binds the signature to this cookie: no other value that the server signs begins with it. */
const VALUE = /^known-host\.([\w-]{22})\.(\d+)$/

/** The id of a browser in which a host has signed in before; it opens nothing, and only keeps a place at the sign-in. */
export function readKnownBrowser({ headers, server }: FastifyRequest): string | undefined {
  if (!headers.cookie) return undefined
  const { valid, value } = server.unsignCookie(server.parseCookie(headers.cookie)[NAME] ?? '')
  const [, id, until] = (valid && value?.match(VALUE)) || []
  return Number(until) > Date.now() ? id : undefined
}

/** Remembers the browser of a host who has signed in, or remembers it for longer. */
export function rememberBrowser(request: FastifyRequest, reply: FastifyReply) {
  const id = readKnownBrowser(request) ?? randomBytes(16).toString('base64url')
  const value = `known-host.${id}.${Date.now() + SECONDS * 1000}`
  withAnswer(reply, NAME, () => void reply.setCookie(NAME, value, { ...common(request), maxAge: SECONDS }))
}
