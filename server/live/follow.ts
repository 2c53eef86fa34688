import type { FastifyReply, FastifyRequest } from 'fastify'
import { logNow } from '../http/edge/log-requests.ts'
import { EventStream } from './event-stream.ts'
import type { Admitted, LiveSession } from './live-session.ts'

interface Follower extends Admitted {
  /** Asked once the session hears of changes: nothing can fall between this answer and the first event. */
  readRevision: () => Promise<number>
}

/** Turns a request into a stream of what happens in a session; it goes on until one side ends it. */
export async function follow(
  live: LiveSession,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { readRevision, ...admitted }: Follower,
): Promise<FastifyReply> {
  const stopExpecting = live.expect()
  try {
    await live.admit(await readRevision(), admitted.hostKey !== null, () => {
      // The headers that every answer has; from here on the stream writes by itself.
      for (const [header, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(header, value ?? '')
      reply.hijack()
      logNow(request, reply)
      return new EventStream(reply.raw, admitted)
    })
    return reply
  } finally {
    stopExpecting()
  }
}
