import type { FastifyReply, FastifyRequest } from 'fastify'
import { logNow } from '../http/log-requests.ts'
import { EventStream } from './event-stream.ts'
import type { Room } from './room.ts'

interface Follower {
  /** Of the person and the tab. */
  name: string
  isHost: boolean
  /** Asked once the room hears of changes: nothing can fall between this answer and the first event. */
  readRevision: () => Promise<number>
}

/** Turns a request into a stream of what happens in a room; it goes on until one side ends it. */
export async function follow(
  room: Room,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { name, isHost, readRevision }: Follower,
): Promise<FastifyReply> {
  const stopExpecting = room.expect()
  try {
    await room.admit(await readRevision(), isHost, () => {
      // The headers that every answer has; from here on the stream writes by itself.
      for (const [header, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(header, value ?? '')
      reply.hijack()
      logNow(request, reply)
      return new EventStream(reply.raw, { name, isHost })
    })
    return reply
  } finally {
    stopExpecting()
  }
}
