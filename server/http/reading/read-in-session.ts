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

export interface Reading<E extends Endpoint> extends Call<E> {
  db: Queries
  isHost: boolean
  /** Absent only for a host who is in no session; the catalogue is then the default one. */
  session: SessionRow | null
  catalogue: Catalogue
}

export type ReadWork<E extends Endpoint> = (reading: Reading<E>) => Promise<Answer<E>> | Answer<E>

/** Made once: a whole room asks for the same few. */
const etags = new LRUCache<string, string>({ max: 1000, memoMethod: (key) => `"${hash('sha1', key, 'base64url')}"` })
const etagOf = (key: string) => etags.memo(key)

/**
 * Answers a read from the session of its cookie. What the answer depends on (database, build, session, revision,
 * viewer, address) is its key in the cache and its ETag, so a repetition costs one or two look-ups by key.
 */
export function reader({ db, catalogues, epoch }: ServerParts) {
  const cache = new AnswerCache()
  const origin = `${epoch} ${BUILD_ID}`

  return async function readInSession<E extends Endpoint>(endpoint: E, call: Call<E>, work: ReadWork<E>) {
    const { request, reply, caller } = call
    // The revision is read here, before the body: a body may be newer than its key says, never older.
    const { session, isHost } = await admit(db.read, endpoint.access, call, caller)
    const catalogue = await (session ? catalogues.of(session) : catalogues.get(catalogues.defaultId))

    const subject = session ? `session ${session.id} ${session.revision}` : `catalogue ${catalogue.id}`
    const viewer = endpoint.answersDifferByPerson ? `${caller.participantId} ${caller.browserKey}` : 'anybody'
    const address = `${endpoint.path} ${JSON.stringify(call.params)} ${JSON.stringify(call.query)}`
    const key = `${origin} ${subject} ${isHost ? 'host' : 'member'} ${viewer} ${address}`
    const etag = etagOf(key)
    void reply.header('etag', etag)
    if (session) void reply.header(REVISION_HEADER, session.revision)
    // what is seen by a link alone says for itself that it is to be kept nowhere
    if (endpoint.access.kind !== 'results') void reply.header('cache-control', 'private, no-cache')
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()

    void reply.status(endpoint.status)
    return cache.send(request, reply, key, async () => {
      const answer = await work({ ...call, db: db.read, isHost, session, catalogue })
      const shown = await shownTo({ isHost, session }, db.read, { schema: endpoint.response, value: answer })
      return reply.serialize(shown) as string
    })
  }
}
