import type { Endpoint } from '#contract/endpoint.ts'
import type { Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SessionNews } from '../../exchange/exchange.ts'
import { doerOf, type Deed } from '../../workshop/deeds.sql.ts'
import { lowerRevision, raiseRevision } from '../../workshop/revision.sql.ts'
import { findSession, type SessionRow } from '../../workshop/sessions.sql.ts'
import { admit } from '../admission/admission.ts'
import type { Answer, Call } from '../call/call.ts'
import { workshopOf, type HostCall } from '../call/host-call.ts'
import { answeredWith, once, type Answered } from './idempotency.ts'
import type { ServerParts } from '../call/server-parts.ts'
import { withDiskRoom } from './disk-room.ts'
import { noteDeeds } from './note-deeds.ts'
import { transact } from './transact.ts'

interface HostWriting<E extends Endpoint> extends HostCall<E> {
  tx: Tx
  /** Notes what was done in the workshop. A write that notes nothing has changed nothing and raises no revision. */
  record: (deed: Deed) => void
  /** For writes that lock the workshop at the end: locks it now, and answers it as it is. */
  lock: () => Promise<SessionRow>
}

export type HostWork<E extends Endpoint> = (writing: HostWriting<E>) => Promise<Answer<E>>

/** A write of the host's that is about workshops rather than inside one: one transaction, once per Idempotency-Key. */
export function hostWriter(parts: ServerParts) {
  return async function writeAsHost<E extends Endpoint>(endpoint: E, call: Call<E>, work: HostWork<E>) {
    const { reply } = call
    const { status, answer } = await withDiskRoom(parts.disk, endpoint, call, () =>
      transact(parts, async (tx, tell) => {
        const { session } = await admit(tx, endpoint.access, call, call.caller)
        // who asks has been admitted by now
        const theHost = { findScope: async () => 'host', requireIn: async () => {} }
        return once(tx, call, endpoint, theHost, () => write(tx, tell, session))
      }),
    )
    if (endpoint.erases) await parts.db.eraseDeleted?.()
    void reply.status(status).header('cache-control', 'no-store')
    return status === 204 ? reply.send() : reply.type('application/json; charset=utf-8').send(answer)

    async function write(tx: Tx, tell: (news: SessionNews) => void, found: SessionRow | null): Promise<Answered> {
      const whenToLock = endpoint.access.kind === 'host' ? endpoint.access.lock : undefined
      const deeds: Deed[] = []
      let locked: SessionRow | undefined
      const lock = async () => (locked ??= await lockSession(tx, found))
      const workshop = workshopOf(endpoint, found && !whenToLock ? await lock() : found)
      const body = await work({ ...call, tx, workshop, lock, record: (deed) => deeds.push(deed) })
      if (deeds.length > 0) await lock()
      const after = locked ? await finish(tx, tell, locked, deeds) : found
      return answeredWith(call, endpoint, body, after ?? undefined)
    }

    /** Answers the workshop as it is now; undefined once it is deleted. */
    async function finish(tx: Tx, tell: (news: SessionNews) => void, { id, revision }: SessionRow, deeds: Deed[]) {
      const session = await findSession(tx, id)
      if (!session) tell({ about: 'session', session: id, revision, status: 'deleted', changes: [] })
      else if (deeds.length === 0) await lowerRevision(tx, id)
      else await noteDeeds(tx, tell, session, { doer: doerOf(session, call.caller, true), deeds })
      return session
    }
  }
}

async function lockSession(tx: Tx, session: SessionRow | null): Promise<SessionRow> {
  const locked = session && (await raiseRevision(tx, session.id))
  if (!locked) throw new AppError('NOT_FOUND')
  return locked
}
