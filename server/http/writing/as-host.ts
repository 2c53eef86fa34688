import type { Endpoint } from '#contract/endpoint.ts'
import type { Tx } from '../../db/schema.ts'
import type { SessionNews } from '../../exchange/exchange.ts'
import { changesOf, doerOf, insertActivity, type Deed } from '../../workshop/deeds.sql.ts'
import { findSession, type SessionRow } from '../../workshop/sessions.sql.ts'
import { admit } from '../admission/admission.ts'
import type { Answer, Call } from '../call/call.ts'
import { answeredWith, once } from './idempotency.ts'
import type { ServerParts } from '../call/server-parts.ts'
import { withDiskRoom } from './disk-room.ts'
import { transact } from './transact.ts'

interface HostWriting<E extends Endpoint> extends Call<E> {
  tx: Tx
  /** Notes what was done inside the session that the call names. */
  record: (deed: Deed) => void
}

export type HostWork<E extends Endpoint> = (writing: HostWriting<E>) => Promise<Answer<E>>

/** A write of the host's that is about sessions rather than inside one: one transaction, once per Idempotency-Key. */
export function hostWriter(parts: ServerParts) {
  return async function writeAsHost<E extends Endpoint>(endpoint: E, call: Call<E>, work: HostWork<E>) {
    const { reply } = call
    const { status, answer } = await withDiskRoom(parts.disk, endpoint, call, () =>
      transact(parts, async (tx, tell) => {
        const { session } = await admit(tx, endpoint.access, call, call.caller)
        // who asks has been admitted by now
        const theHost = { findScope: async () => 'host', requireIn: async () => {} }
        return once(tx, call, endpoint, theHost, async () => {
          const deeds: Deed[] = []
          const body = await work({ ...call, tx, record: (deed) => deeds.push(deed) })
          if (session) await insertActivity(tx, session.id, doerOf(session, call.caller, true), deeds)
          const after = session ? await findSession(tx, session.id) : undefined
          const news = session && newsOf(session, after, deeds)
          if (news) tell(news)
          return answeredWith(call, endpoint, body, after)
        })
      }),
    )
    if (endpoint.erases) await parts.db.eraseDeleted?.()
    void reply.status(status).header('cache-control', 'no-store')
    return status === 204 ? reply.send() : reply.type('application/json; charset=utf-8').send(answer)
  }
}

/** What the session's people should know: whatever raised its revision, and its end. */
function newsOf(before: SessionRow, after: SessionRow | undefined, deeds: Deed[]): SessionNews | undefined {
  if (after?.revision === before.revision) return undefined
  const { revision, status } = after ?? { revision: before.revision, status: 'deleted' }
  // in another language every name of the catalogue is another, wherever it is read
  const isOtherwise = after !== undefined && after.language !== before.language
  const ofWorkshop = [{ kind: isOtherwise ? 'everything' : 'workshop_changed', solution_id: null, subject_id: null }]
  const changes = deeds.length > 0 ? changesOf(deeds) : ofWorkshop
  return { about: 'session', session: before.id, revision, status, changes }
}
