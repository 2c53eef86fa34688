import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readHealth, readLiveness, readReadiness } from '#contract/health.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { AppError } from '../../errors/app-error.ts'

/** Monitors and load balancers call them by the address of the machine, which no page of another site can be served under. */
const PROBES: (Endpoint | undefined)[] = [readHealth, readLiveness, readReadiness]

/**
 * Refuses every request that names another host than PUBLIC_URL, where there is one: a page of another site whose name was
 * made to lead to this server would otherwise count as our own. The operator's commands and probes call by address.
 */
export function requireKnownHost(app: FastifyInstance, publicUrl: string | undefined) {
  const known = publicUrl && new URL(publicUrl).hostname
  app.addHook('onRequest', (request, _reply, done) => {
    if (lacksHost(request) || hasTwoHosts(request.raw.rawHeaders)) throw new AppError('BAD_INPUT')
    if (known && !isKnown(request, known)) throw new AppError('UNKNOWN_HOST')
    done()
  })
}

/** HTTP/1.1 requires the header; some probes still use HTTP/1.0. */
const lacksHost = ({ raw }: FastifyRequest) => raw.headers.host === undefined && raw.httpVersion === '1.1'

/** A proxy and the server could each take another one for the right one. */
function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

function isKnown(request: FastifyRequest, known: string): boolean {
  // the forwarded one only where TRUST_PROXY allows it
  const host = request.hostname.toLowerCase()
  if (host === known || host === 'localhost') return true
  const address = host.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) === 0) return false
  return isLoopback(address) || isListenedOn(request, address) || isProbe(request)
}

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.')

/** The operator's commands call a server that listens on one address only by that. */
function isListenedOn({ server }: FastifyRequest, address: string): boolean {
  const own = server.server.address()
  return typeof own === 'object' && own?.address === address
}

const isProbe = ({ routeOptions }: FastifyRequest) => PROBES.includes(routeOptions.config.endpoint)
