import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readSigned, setSigned } from './signed-cookies.ts'

const NAME = 'ninefold_known_browser'
const SECONDS = 180 * 24 * 60 * 60
const VALUE = /^([\w-]{22})\.(\d+)$/

/** The id of a browser in which a host has signed in before; it opens nothing, and only keeps a place at the sign-in. */
export function readKnownBrowser(request: FastifyRequest): string | undefined {
  const [, id, until] = readSigned(request, NAME)?.match(VALUE) ?? []
  return Number(until) > Date.now() ? id : undefined
}

/** Remembers the browser of a host who has signed in, or remembers it for longer. */
export function rememberBrowser(request: FastifyRequest, reply: FastifyReply) {
  const id = readKnownBrowser(request) ?? randomBytes(16).toString('base64url')
  setSigned(request, reply, NAME, `${id}.${Date.now() + SECONDS * 1000}`, SECONDS)
}
