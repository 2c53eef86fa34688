import type { Endpoint } from '#contract/endpoint.ts'
import { ErrorBody, errors, type ErrorCode } from '#contract/errors.ts'
import { BODY_BYTES_MAX, UNCHECKED_BYTES_MAX } from '#contract/limits.ts'

/** Refusals each kind of call can meet beside its own. */
const anywhere: ErrorCode[] = ['BAD_INPUT', 'UNFORESEEN', 'DATABASE_UNAVAILABLE', 'DISK_FULL']
const inSession: ErrorCode[] = ['NOT_JOINED', 'SESSION_ENDED', 'LET_GO', 'TOO_MANY_CALLS']

/** Where Fastify finds it. */
export const routeOf = ({ method, path }: Endpoint) => ({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })

/**
 * An endpoint as Fastify reads it, for validation and serialisation. Statuses are named together: a number as a key makes a
 * list of five hundred places, of which each of the hundred calls had several.
 */
export function schemaOf(endpoint: Endpoint) {
  return { ...inputOf(endpoint), response: { '2xx': endpoint.response, default: ErrorBody } }
}

const inputOf = ({ params, query, body }: Endpoint) => ({
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
})

/** The errors of an endpoint by status. */
export function refusalsOf(endpoint: Endpoint) {
  const codes = new Set<ErrorCode>([
    ...anywhere,
    ...accessCodes(endpoint),
    ...(canBeBusy(endpoint) ? (['SERVER_BUSY'] as const) : []),
    ...(endpoint.errors ?? []),
  ])
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const [status] = errors[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries([...byStatus].map(([status, of]) => [status, { ...ErrorBody, description: of.join(', ') }]))
}

/** Expensive calls and those with a large body need a lease. */
const canBeBusy = ({ isExpensive, body, bodyBytesMax = BODY_BYTES_MAX, access }: Endpoint) =>
  isExpensive === true || (body !== undefined && bodyBytesMax > UNCHECKED_BYTES_MAX && access.kind !== 'open')

function accessCodes(endpoint: Endpoint): ErrorCode[] {
  switch (endpoint.access.kind) {
    case 'open':
      return []
    case 'results':
      return ['NO_RESULTS', 'TOO_MANY_CALLS', ...(endpoint.access.solution ? (['NOT_FOUND'] as const) : [])]
    case 'host':
      return [
        'HOST_ONLY',
        'NOT_FOUND',
        'TOO_MANY_CALLS',
        ...(endpoint.method === 'GET' ? [] : (['IDEMPOTENCY_KEY_REUSED'] as const)),
      ]
    case 'member':
      return [...inSession, ...writeCodes(endpoint)]
    case 'session':
      return [...inSession, 'OTHER_SESSION', ...writeCodes(endpoint)]
    default:
      return [...inSession, 'NOT_FOUND', ...writeCodes(endpoint)]
  }
}

function writeCodes({ method }: Endpoint): ErrorCode[] {
  if (method === 'GET') return []
  return ['FROZEN', 'RESULTS_ONLY', 'SESSION_CLOSED', 'IDEMPOTENCY_KEY_REUSED']
}
