import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressRange } from '../http/admission/address-range.ts'
import type { Caller } from '../http/admission/cookies.ts'
import { logNow } from '../http/edge/log-requests.ts'
import { personKey } from '../http/quotas/check-quotas.ts'
import { EventStream } from './event-stream.ts'
import type { Hub } from './hub.ts'
import type { Admitted } from './live-session.ts'

interface Follower extends Admitted {
  /** Asked once the session hears of changes: nothing can fall between this answer and the first event. */
  readRevision: () => Promise<number>
}

/** Turns a request into a stream of what happens in a session; it goes on until one side ends it. */
export async function follow(
  hub: Hub,
  workshop: number,
  { request, reply, caller }: { request: FastifyRequest; reply: FastifyReply; caller: Caller },
  { readRevision, ...admitted }: Follower,
): Promise<FastifyReply> {
  const live = hub.liveSessionOf(workshop)
  const stopExpecting = live.expect()
  try {
    const isHost = admitted.hostKey !== null
    await live.admit(await readRevision(), isHost, () => {
      let stream: EventStream | undefined
      const release = hub.places.take({
        workshop,
        person: personKey(caller),
        addressRange: addressRange(request.ip),
        isHost,
        end: () => stream?.end(),
      })
      // The headers that every answer has; from here on the stream writes by itself.
      for (const [header, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(header, value ?? '')
      reply.hijack()
      logNow(request, reply)
      stream = new EventStream(reply.raw, admitted)
      stream.onClose(release)
      return stream
    })
    return reply
  } finally {
    stopExpecting()
  }
}
