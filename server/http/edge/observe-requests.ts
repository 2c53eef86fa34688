import type { FastifyInstance } from 'fastify'
import { isMadeHere } from './made-here.ts'

/** A request that was answered; the route is its pattern, never the address. */
export interface ObservedRequest {
  method: string
  route: string
  status: number
  seconds: number
}

/** Tells of every answer that is done. A live stream goes on for hours and is counted elsewhere. */
export function observeRequests(app: FastifyInstance, observe: (request: ObservedRequest) => void) {
  app.addHook('onResponse', (request, reply, done) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
    if (!isStream && !isMadeHere(request)) {
      observe({
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
      })
    }
    done()
  })
}
