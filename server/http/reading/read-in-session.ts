import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Endpoint } from '#contract/endpoint.ts'
import { REVISION_HEADER } from '#contract/limits.ts'
import { BUILD_ID } from '../../build-info.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Queries } from '../../db/schema.ts'
import type { SessionRow } from '../../workshop/sessions.sql.ts'
import { admit } from '../admission/admission.ts'
import { shownTo } from '../../workshop/hide-emails.ts'
import { AnswerCache } from './answer-cache.ts'
import type { Answer, Call } from '../call/call.ts'
import type { ServerParts } from '../call/server-parts.ts'
import { hangUpSignal, workerOf } from '../quotas/work-limits.ts'
import { serializeInSlices } from './serialize-in-slices.ts'

export interface Reading<E extends Endpoint> extends Call<E> {
  db: Queries
  isHost: boolean
  /** Absent only for a host who is in no session; the catalogue is then the default one. */
  session: SessionRow | null
  catalogue: Catalogue
}

export type ReadWork<E extends Endpoint> = (reading: Reading<E>) => Promise<Answer<E>> | Answer<E>

/** Smaller ones are sent at once, and may be in memory several times. */
const LARGE_BODY_BYTES = 1024 * 1024

/** Made once: a whole room asks for the same few. */
const etags = new LRUCache<string, string>({ max: 1000, memoMethod: (key) => `"${hash('sha1', key, 'base64url')}"` })
const etagOf = (key: string) => etags.memo(key)

/**
 * Answers a read from the session of its cookie. What the answer depends on (database, build, session, revision,
 * viewer, address) is its key in the cache and its ETag, so a repetition costs one or two look-ups by key.
 */
export function reader({ db, catalogues, epoch, limits }: ServerParts) {
  const cache = new AnswerCache()
  const origin = `${epoch} ${BUILD_ID}`

  return async function readInSession<E extends Endpoint>(endpoint: E, call: Call<E>, work: ReadWork<E>) {
    const { request, reply } = call
    let reading = await admitReading(endpoint, call)
    if (request.headers['if-none-match']?.includes(reading.etag))
      return sendHead(endpoint, call, reading).status(304).send()
    if (!endpoint.isExpensive || cache.has(reading.key)) {
      sendHead(endpoint, call, reading)
      return reply.send(await answer(endpoint, call, reading, work))
    }

    const worker = workerOf(call, { ...reading, isByLink: endpoint.access.kind === 'results' })
    const release = await limits.acquire('documents', worker, { signal: hangUpSignal(reply) })
    try {
      // those who waited share the answer to the newest revision
      reading = await admitReading(endpoint, call)
      sendHead(endpoint, call, reading)
      const body = await answer(endpoint, call, reading, work)
      // a slow reader keeps it in memory
      if (body.length > LARGE_BODY_BYTES) limits.holdUntilSent(release, reply)
      else release()
      return reply.send(body)
    } catch (error) {
      release()
      throw error
    }
  }

  async function admitReading<E extends Endpoint>(endpoint: E, call: Call<E>) {
    const { caller } = call
    // The revision is read here, before the body: a body may be newer than its key says, never older.
    const { session, isHost } = await admit(db.read, endpoint.access, call, caller)
    const catalogue = await (session ? catalogues.of(session) : catalogues.get(catalogues.defaultId))

    const subject = session ? `session ${session.id} ${session.revision}` : `catalogue ${catalogue.id}`
    const viewer = endpoint.answersDifferByPerson ? `${caller.participantId} ${caller.browserKey}` : 'anybody'
    const address = `${endpoint.path} ${JSON.stringify(call.params)} ${JSON.stringify(call.query)}`
    const key = `${origin} ${subject} ${isHost ? 'host' : 'member'} ${viewer} ${address}`
    return { session, isHost, catalogue, key, etag: etagOf(key) }
  }

  function sendHead<E extends Endpoint>(endpoint: E, { reply }: Call<E>, { session, etag }: Admitted) {
    void reply.status(endpoint.status).header('etag', etag)
    if (session) void reply.header(REVISION_HEADER, session.revision)
    // what is seen by a link alone says for itself that it is to be kept nowhere
    if (endpoint.access.kind !== 'results') void reply.header('cache-control', 'private, no-cache')
    return reply
  }

  type Admitted = Awaited<ReturnType<typeof admitReading>>

  function answer<E extends Endpoint>(
    endpoint: E,
    call: Call<E>,
    { session, isHost, catalogue, key }: Admitted,
    work: ReadWork<E>,
  ) {
    const { request, reply } = call
    return cache.prepare(request, reply, key, async () => {
      const value = await work({ ...call, db: db.read, isHost, session, catalogue })
      const shown = await shownTo({ isHost, session }, db.read, { schema: endpoint.response, value })
      return endpoint.isExpensive ? serializeInSlices(endpoint.response, shown) : (reply.serialize(shown) as string)
    })
  }
}
