import type { Endpoint } from '#contract/endpoint.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Tx } from '../db/schema.ts'
import { insertActivity, type Deed } from './activity.sql.ts'
import { raiseRevision, type SessionRow } from './admission.sql.ts'
import { admit, type Admission } from './admission.ts'
import { AppError } from './app-error.ts'
import type { Answer, Call } from './call.ts'
import { once, type Answered } from './idempotency.ts'
import type { ServerParts } from './routes.ts'

export interface Writing<E extends Endpoint> extends Call<E> {
  tx: Tx
  session: SessionRow
  catalogue: Catalogue
  /** The solution that an addressed thing belongs to. */
  solutionOf(id: number): number
  /** Notes what was done. A write that notes nothing has changed nothing: it is rolled back and raises no revision. */
  record(deed: Deed): void
}

export type WriteWork<E extends Endpoint> = (writing: Writing<E>) => Promise<Answer<E>>

/** Signals that a write turned out to change nothing, so that its transaction need not be kept. */
class NothingChanged extends Error {
  readonly answered: Answered
  constructor(answered: Answered) {
    super('nothing changed')
    this.answered = answered
  }
}

/**
 * The only way to write what people make. One transaction: the caller is checked, the session's revision goes up,
 * the write is made and noted in the activity; all of it, or nothing.
 */
export function writer({ db, catalogues }: ServerParts) {
  return async function writeInSession<E extends Endpoint>(endpoint: E, call: Call<E>, work: WriteWork<E>) {
    const { reply } = call
    const { status, answer } = await commit().catch((error: unknown) => {
      if (error instanceof NothingChanged) return error.answered
      throw error
    })
    return reply.status(status).type('application/json; charset=utf-8').send(answer)

    function commit(): Promise<Answered> {
      return db.write.transaction().execute(async (tx) => {
        const admission = await admit(tx, endpoint.access, call, call.caller)
        const session = await lock(tx, admission)
        return once(tx, call.request, `session ${session.id}`, () => write(tx, session, admission))
      })
    }

    async function lock(tx: Tx, { session, isHost }: Admission): Promise<SessionRow> {
      const locked = session && (await raiseRevision(tx, session.id))
      if (!locked) throw new AppError('NOT_JOINED')
      if (locked.status === 'closed') throw new AppError(isHost ? 'SESSION_CLOSED' : 'SESSION_ENDED')
      return locked
    }

    async function write(tx: Tx, session: SessionRow, { places }: Admission): Promise<Answered> {
      const deeds: Deed[] = []
      const catalogue = await catalogues.get(session.catalogue_id)
      const solutions = new Map(places.map((place) => [place.id, place.solution_id]))
      const body = await work({
        ...call,
        tx,
        session,
        catalogue,
        solutionOf: (id) => solutions.get(id) as number,
        record: (deed) => deeds.push(deed),
      })
      const answered = { status: endpoint.status, answer: reply.status(endpoint.status).serialize(body) as string }
      if (deeds.length === 0) throw new NothingChanged(answered)
      await insertActivity(tx, session.id, call.caller.participantId, deeds)
      return answered
    }
  }
}
