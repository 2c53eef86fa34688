import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { LANGUAGE_COOKIE } from '#contract/limits.ts'

/** The languages that the web application was built in; none where it was built in one alone. */
export const languagesBuilt = (webDir: string): string[] =>
  readdirSync(webDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(webDir, entry.name, 'index.html')))
    .map(({ name }) => name)

/** What somebody chose for this browser, on the log-in or in the workshop's panel. */
export function chosenLanguage(request: FastifyRequest, built: readonly string[]): string | undefined {
  const { [LANGUAGE_COOKIE]: chosen } = request.server.parseCookie(request.headers.cookie ?? '')
  return chosen !== undefined && built.includes(chosen) ? chosen : undefined
}

/** What the browser prefers of those that we have. */
export function preferredLanguage(request: FastifyRequest, built: readonly string[]): string | undefined {
  // to whom all are alike, English comes first; without the header nothing is asked for
  const offered = [...built].toSorted((one, other) => Number(other === 'en') - Number(one === 'en'))
  return request.headers['accept-language'] === undefined ? undefined : new Negotiator(request).languages(offered)[0]
}

/** The pages that everybody in the room reads: what is on the wall, and what lies on the tables. */
const FOR_THE_ROOM = /^\/admin\/workshops\/([^/]+)\/(?:room|table-cards)\/?$/

/** The workshop, as the address of a page for its room names it. */
export function roomAt(path: string): string | undefined {
  const [, named] = FOR_THE_ROOM.exec(path) ?? []
  return named
}
