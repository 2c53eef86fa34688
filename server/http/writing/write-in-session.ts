import type { Endpoint } from '#contract/endpoint.ts'
import type { Tx } from '../../db/schema.ts'
import type { SessionNews } from '../../exchange/exchange.ts'
import { doerOf, type Deed } from '../../workshop/deeds.sql.ts'
import type { SessionWrite } from '../../workshop/session-write.ts'
import type { SessionRow } from '../../workshop/sessions.sql.ts'
import { NO_LOGIN } from '../../workshop/ended-logins.sql.ts'
import { lowerRevision, raiseRevision, raiseRevisionOfLogin } from '../../workshop/revision.sql.ts'
import { admit, admitCaller, onlySessionOf, type Admission } from '../admission/admission.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Answer, Call } from '../call/call.ts'
import type { Caller } from '../admission/cookies.ts'
import { requireMayWrite } from '../admission/may-write.ts'
import { QueueError, type ConcurrencyLimit, type ConcurrencyLimiter } from '../quotas/concurrency-limiter.ts'
import { withDiskRoom } from './disk-room.ts'
import { answerFor, refusalFor } from './answer-for.ts'
import { answeredWith, once, type Answered } from './idempotency.ts'
import type { ServerParts } from '../call/server-parts.ts'
import { noteDeeds } from './note-deeds.ts'
import { transact } from './transact.ts'

export interface Writing<E extends Endpoint> extends Call<E>, SessionWrite {
  /** For writes that take long, and lock the session at the end: locks it now, and answers it as it is. */
  lock: () => Promise<SessionRow>
}

export type WriteWork<E extends Endpoint> = (writing: Writing<E>) => Promise<Answer<E>>

/**
 * Of one session: one that writes, and one that is ready to; more would only wait, each with a connection that others need.
 * Later writers are asked to come again, because the database is away or far behind.
 */
export const WRITERS: ConcurrencyLimit = { capacity: 2, queueLength: 2000, queueTimeoutMs: 10_000 }

/**
 * The only way to write what people make. One transaction: the caller is checked, the session's revision goes up,
 * the write is made, noted in the activity and told to those who follow the session; all of it, or nothing.
 */
export function writer(parts: ServerParts, writers: ConcurrencyLimiter) {
  const { db, disk, sizes, catalogues } = parts

  /** On PostgreSQL writers of one session wait for each other, and had better wait before they take a connection. */
  async function inTurn<T>({ sessionId }: Caller, run: () => Promise<T>): Promise<T> {
    if (db.engine !== 'postgres' || sessionId === null) return run()
    try {
      return await writers.run(sessionId, run)
    } catch (error) {
      throw error instanceof QueueError ? new AppError('DATABASE_UNAVAILABLE', { retryAfter: 5 }) : error
    }
  }

  return async function writeInSession<E extends Endpoint>(
    endpoint: E,
    call: Call<E>,
    work: WriteWork<E>,
    { isLong } = { isLong: false },
  ) {
    const { reply } = call
    const { status, answer } = await withDiskRoom(disk, endpoint, call, () =>
      inTurn(call.caller, () => transact(parts, commit)),
    ).catch(async (error: unknown) => {
      throw await refusalFor(db.read, call.caller, error)
    })
    return reply.status(status).type('application/json; charset=utf-8').send(answer)

    async function commit(tx: Tx, tell: (news: SessionNews) => void) {
      const answered = await once(
        tx,
        call,
        endpoint,
        { findScope: () => scopeOf(tx, endpoint, call.caller), requireIn: () => admitCaller(tx, call.caller) },
        () => (isLong ? writeAtLength(tx, tell) : writeAnew(tx, tell)),
      )
      // kept as it is, and sent as its reader may see it: the host may have switched since it was kept
      return { ...answered, answer: await answerFor(tx, call.caller, endpoint, answered.answer) }
    }

    async function writeAnew(tx: Tx, tell: (news: SessionNews) => void): Promise<Answered> {
      const { session, admission } = await lockAndAdmit(tx)
      const deeds: Deed[] = []
      const answered = await write(tx, session, admission, deeds, async () => session)
      if (deeds.length === 0) {
        await lowerRevision(tx, session.id)
        return answered
      }
      await noteDeeds(tx, tell, session, { doer: doerOf(session, call.caller, admission.isHost), deeds })
      return answered
    }

    /**
     * A write that only makes new things, of which nobody knows before it is committed. It takes long, so it locks the
     * session when all is made: until then the others go on writing.
     */
    async function writeAtLength(tx: Tx, tell: (news: SessionNews) => void): Promise<Answered> {
      const admission = await admit(tx, endpoint.access, call, call.caller)
      if (!admission.session) throw new AppError('NOT_JOINED')
      const deeds: Deed[] = []
      let locked: SessionRow | undefined
      const lockOnce = async () => (locked ??= await lock(tx, admission))
      const answered = await write(tx, admission.session, admission, deeds, lockOnce)
      if (deeds.length === 0) return answered
      const session = await lockOnce()
      // it took long: the caller may have been removed or logged out since
      await admitCaller(tx, call.caller)
      await requireMayWrite(tx, endpoint, { ...admission, session }, call.caller)
      await noteDeeds(tx, tell, session, { doer: doerOf(session, call.caller, admission.isHost), deeds })
      return answered
    }

    /**
     * Members write in the session of their cookie, so it is locked before anything is asked about it, and what is found
     * then stays as it is. Where a host writes, only what is addressed tells.
     */
    async function lockAndAdmit(tx: Tx): Promise<{ session: SessionRow; admission: Admission }> {
      const onlyId = onlySessionOf(call.caller)
      const own = onlyId === null ? undefined : await raiseRevisionOfLogin(tx, onlyId, call.caller.login ?? NO_LOGIN)
      const admission = await admit(tx, endpoint.access, call, call.caller, own)
      if (own && own.id === admission.session?.id) return { session: own, admission }
      const locked = await lock(tx, admission)
      // On PostgreSQL another writer may have finished while this one waited, and taken away what it addresses.
      if (db.engine === 'postgres')
        return { session: locked, admission: await admit(tx, endpoint.access, call, call.caller) }
      return { session: locked, admission }
    }

    async function lock(tx: Tx, { session, isHost }: Admission): Promise<SessionRow> {
      const locked = session && (await raiseRevision(tx, session.id))
      if (!locked) throw new AppError('NOT_JOINED')
      if (locked.status === 'closed') throw new AppError(isHost ? 'SESSION_CLOSED' : 'SESSION_ENDED')
      return locked
    }

    async function write(
      tx: Tx,
      session: SessionRow,
      admission: Admission,
      deeds: Deed[],
      lockNow: () => Promise<SessionRow>,
    ): Promise<Answered> {
      await requireMayWrite(tx, endpoint, { ...admission, session }, call.caller)
      if (endpoint.method !== 'DELETE' && !endpoint.whenDiskIsLow) sizes.add(session.id, call.request.bodyBytes)
      const { places, isHost } = admission
      const catalogue = await catalogues.of(session, tx)
      const solutions = new Map(places.map((place) => [place.thing_id, place.solution_id]))
      // named one by one: spreading the call took longer than a statement
      const { params, query, body: given, caller, request } = call
      const body = await work({
        params,
        query,
        body: given,
        caller,
        request,
        reply,
        tx,
        session,
        isHost,
        doer: doerOf(session, call.caller, isHost),
        catalogue,
        solutionOf: (id) => solutions.get(id) as number,
        record: (deed) => deeds.push(deed),
        lock: lockNow,
      })
      return answeredWith(call, endpoint, body, session)
    }
  }
}

/**
 * Whose keys these are: a session's, or the host's wherever the host writes. Where answers are a person's own, so are the
 * keys: nobody else is given what was kept under one.
 */
async function scopeOf(tx: Tx, { answersDifferByPerson }: Endpoint, caller: Caller): Promise<string> {
  const sessionId = onlySessionOf(caller) ?? (await ownIdUnlessHost(tx, caller))
  if (sessionId === null) return 'host in sessions'
  return answersDifferByPerson ? `session ${sessionId}, person ${caller.participantId}` : `session ${sessionId}`
}

async function ownIdUnlessHost(tx: Tx, caller: Caller): Promise<number | null> {
  const who = await admitCaller(tx, caller)
  return who.isHost ? null : who.own.id
}
