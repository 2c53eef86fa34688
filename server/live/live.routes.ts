import { followSession, tellPresence } from '#contract/live.ts'
import { admit } from '../http/admission/admission.ts'
import type { Routes } from '../http/routes.ts'
import type { ServerParts } from '../http/call/server-parts.ts'
import { follow } from './follow.ts'
import type { Hub } from './hub.ts'

export function liveRoutes({ inSession }: Routes, { db, exchange }: ServerParts, hub: Hub) {
  inSession(followSession, (call, { session, isHost }) =>
    follow(hub.liveSessionOf(session.id), call, {
      name: `${call.caller.participantId} ${call.query.tab}`,
      participantId: call.caller.participantId,
      round: call.caller.round,
      // a host comes in by both cookies
      logins: [call.caller.login, isHost ? call.caller.hostLogin : null].filter((login) => login !== null),
      hostKey: isHost ? call.caller.hostKey : null,
      readRevision: async () => {
        const { session: now } = await admit(db.read, followSession.access, call, call.caller)
        return now?.revision ?? 0
      },
    }),
  )

  inSession(tellPresence, async ({ body, caller }, { session }) => {
    const { tab, solution_id = null, step = null, editing = null } = body
    // admission lets somebody who has entered pass only as the host
    const who = { participant_id: caller.participantId, ...(caller.hasEntered && { host: true as const }) }
    const where = { tab, ...who, solution_id, step, editing }
    if (body.leaving) exchange.say({ about: 'left', session: session.id, tab })
    else exchange.say({ about: 'here', session: session.id, where, age: 0 })
    return null
  })
}
