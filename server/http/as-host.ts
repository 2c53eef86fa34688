import type { Endpoint } from '#contract/endpoint.ts'
import type { Tx } from '../db/schema.ts'
import { admit } from './admission.ts'
import type { Answer, Call } from './call.ts'
import { once } from './idempotency.ts'
import type { ServerParts } from './routes.ts'

export interface HostWriting<E extends Endpoint> extends Call<E> {
  tx: Tx
}

export type HostWork<E extends Endpoint> = (writing: HostWriting<E>) => Promise<Answer<E>>

/** A write of the host's that is about sessions rather than inside one: one transaction, once per Idempotency-Key. */
export function hostWriter({ db }: ServerParts) {
  return async function writeAsHost<E extends Endpoint>(endpoint: E, call: Call<E>, work: HostWork<E>) {
    const { reply } = call
    const { status, answer } = await db.write.transaction().execute(async (tx) => {
      await admit(tx, endpoint.access, call, call.caller)
      return once(tx, call, endpoint, 'host', async () => {
        const body = await work({ ...call, tx })
        return { status: endpoint.status, answer: reply.status(endpoint.status).serialize(body) as string }
      })
    })
    void reply.status(status).header('cache-control', 'no-store')
    return status === 204 ? reply.send() : reply.type('application/json; charset=utf-8').send(answer)
  }
}
