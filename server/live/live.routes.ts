import { followSession, tellPresence } from '#contract/live.ts'
import { admit } from '../http/admission.ts'
import { logNow } from '../http/log-requests.ts'
import type { Routes, ServerParts } from '../http/routes.ts'
import { EventStream } from './event-stream.ts'
import type { Hub } from './hub.ts'

export function liveRoutes({ inSession }: Routes, { db, exchange }: ServerParts, hub: Hub) {
  inSession(followSession, async (call, { session }) => {
    const { query, caller, request, reply } = call
    const room = hub.roomOf(session.id)
    const stopExpecting = room.expect()
    try {
      // Asked again now that the room hears of changes: nothing can fall between this answer and the first event.
      const { session: now, isHost } = await admit(db.read, followSession.access, call, caller)
      await room.admit(now?.revision ?? 0, isHost, () => {
        // The headers that every answer has; from here on the stream writes by itself.
        for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '')
        reply.hijack()
        logNow(request, reply)
        return new EventStream(reply.raw, { name: `${caller.participantId} ${query.tab}`, isHost })
      })
      return reply
    } finally {
      stopExpecting()
    }
  })

  inSession(tellPresence, async ({ body, caller }, { session }) => {
    const { tab, solution_id = null, step = null, editing = null } = body
    const where = { tab, participant_id: caller.participantId, solution_id, step, editing }
    if (body.leaving) exchange.say({ about: 'left', session: session.id, tab })
    else exchange.say({ about: 'here', session: session.id, where, age: 0 })
    return null
  })
}
