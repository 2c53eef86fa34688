import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isMadeHere } from './made-here.ts'

/** Those whose line is written although their answer goes on. */
const alreadyLogged = new WeakSet<FastifyRequest>()

/** One line a request, when it is answered. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    if (!alreadyLogged.has(request) && !isMadeHere(request)) log(request, reply)
    done()
  })
}

/** For an answer that goes on for hours: its line is written when it begins. */
export function logNow(request: FastifyRequest, reply: FastifyReply) {
  alreadyLogged.add(request)
  log(request, reply)
}

/** The route's pattern stands for the address: session IDs and other values stay out of logs. */
function log(request: FastifyRequest, reply: FastifyReply) {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  )
}
