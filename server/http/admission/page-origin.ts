import type { FastifyRequest } from 'fastify'

/** What browsers accept first when they load an image, a page or a style, but never when a script fetches data. */
const LOADED_BY_MARKUP = /^\s*(image\/|text\/html|text\/css)/i

/**
 * Whether a read comes from another site's page. On plain http in a local network browsers omit Sec-Fetch-Site; there a
 * page can withhold its address, but neither forge it nor hide that an image or a page is being loaded.
 */
export function isReadByForeignPage(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { 'sec-fetch-site': site, accept = '' } = request.headers
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const page = pageOrigin(request)
  return page === undefined ? LOADED_BY_MARKUP.test(accept) : !ownOrigins(request, publicUrl).includes(page)
}

/** Whether the browser says which page a request comes from; other callers, and pages that withhold it, say nothing. */
export function namesItsPage(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] !== undefined || pageOrigin(request) !== undefined
}

/** request.host is the forwarded one only where TRUST_PROXY allows it. */
export const ownOrigins = (request: FastifyRequest, publicUrl: string | undefined) => [
  publicUrl && new URL(publicUrl).origin,
  `${request.protocol}://${request.host}`,
]

function pageOrigin({ headers: { origin, referer } }: FastifyRequest): string | undefined {
  if (origin !== undefined || referer === undefined) return origin
  return URL.canParse(referer) ? new URL(referer).origin : 'null'
}
