import { hash } from 'node:crypto'
import { PRESENCE_EXPIRY_MS } from '#contract/limits.ts'
import { followSession, tellPresence } from '#contract/live.ts'
import { admit } from '../http/admission/admission.ts'
import { personKey } from '../http/quotas/check-quotas.ts'
import { quotas as quotaTable } from '../http/quotas/quotas.ts'
import type { Routes } from '../http/routes.ts'
import type { ServerParts } from '../http/call/server-parts.ts'
import { follow } from './follow.ts'
import type { Hub } from './hub.ts'

/** By then a tab that was closed without a message has expired. */
const TABS_RETRY_SECONDS = Math.ceil(PRESENCE_EXPIRY_MS / 1000)

export function liveRoutes({ inSession }: Routes, { db, exchange, quotas }: ServerParts, hub: Hub) {
  inSession(followSession, (call, { session, isHost }) =>
    follow(hub, session.id, call, {
      name: `${personKey(call.caller)} ${call.query.tab}`,
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
    // a hash, because the key of a host must not leave this process
    const person = hash('sha256', personKey(caller)).slice(0, 16)
    if (body.leaving) exchange.say({ about: 'left', session: session.id, person, tab })
    else {
      const { refusal } = quotaTable.presence.atOnce
      if (hub.hasTooManyTabs(session.id, { person, tab })) throw quotas.refusal('presence', refusal, TABS_RETRY_SECONDS)
      const where = { tab, person, ...who, solution_id, step, editing }
      exchange.say({ about: 'here', session: session.id, where, age: 0 })
    }
    return null
  })
}
