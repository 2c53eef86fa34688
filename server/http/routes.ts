import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { BODY_BYTES_MAX, NO_BODY_BYTES_MAX } from '#contract/limits.ts'
import type { ServerParts } from './call/server-parts.ts'
import type { SessionRow } from '../workshop/sessions.sql.ts'
import { admit } from './admission/admission.ts'
import { renewCookies } from './admission/cookies.ts'
import { AppError } from '../errors/app-error.ts'
import { hostWriter, type HostWork } from './writing/as-host.ts'
import { callOf, type Answer, type Call } from './call/call.ts'
import { namesWorkshop, workshopOf, type HostCall } from './call/host-call.ts'
import { reader, type ReadWork } from './reading/read-in-session.ts'
import { refuseBeforeBody } from './edge/before-the-body.ts'
import { resultsHeaders } from './edge/results-headers.ts'
import { routeOf, schemaOf } from './edge/route-schema.ts'
import { validatorCompiler } from './edge/validation.ts'
import type { ConcurrencyLimiter } from './quotas/concurrency-limiter.ts'
import { writer, type WriteWork } from './writing/write-in-session.ts'

type PlainWork<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E> | FastifyReply>
type HostRead<E extends Endpoint> = (call: HostCall<E>) => Promise<Answer<E> | FastifyReply>
type SessionWork<E extends Endpoint> = (
  call: Call<E>,
  inside: { session: SessionRow; isHost: boolean },
) => Promise<Answer<E> | FastifyReply>

type Preparing<E extends Endpoint, Work> = (
  call: Call<E>,
  inside: { session: SessionRow; isHost: boolean },
) => Promise<Work>

/** How a slice adds its calls. Each takes the endpoint from the contract and the work behind it. */
export interface Routes {
  /** A call that needs no session. */
  open: <E extends Endpoint>(endpoint: E, work: PlainWork<E>) => void
  /** A call inside a session that neither reads nor writes what people make. */
  inSession: <E extends Endpoint>(endpoint: E, work: SessionWork<E>) => void
  readInSession: <E extends Endpoint>(endpoint: E, work: ReadWork<E>) => void
  writeInSession: <E extends Endpoint>(endpoint: E, work: WriteWork<E>) => void
  /**
   * A write that takes long and only makes new things. What has to be prepared is done before the transaction begins,
   * and answers the work inside it; the session is locked after that work.
   */
  prepareInSession: <E extends Endpoint>(endpoint: E, prepare: Preparing<E, WriteWork<E>>) => void
  prepareAsHost: <E extends Endpoint>(endpoint: E, prepare: (call: HostCall<E>) => Promise<HostWork<E>>) => void
  readAsHost: <E extends Endpoint>(endpoint: E, work: HostRead<E>) => void
  writeAsHost: <E extends Endpoint>(endpoint: E, work: HostWork<E>) => void
}

export function routesOn(app: FastifyInstance, parts: ServerParts, writers: ConcurrencyLimiter): Routes {
  const readInSession = reader(parts)
  const writeInSession = writer(parts, writers)
  const writeAsHost = hostWriter(parts)

  function add<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<unknown>) {
    const isByLink = endpoint.access.kind === 'results'
    const refuseStrangers = refuseBeforeBody(parts, endpoint)
    app.route({
      ...routeOf(endpoint),
      schema: schemaOf(endpoint),
      bodyLimit: endpoint.body ? (endpoint.bodyBytesMax ?? BODY_BYTES_MAX) : NO_BODY_BYTES_MAX,
      config: { endpoint },
      // its schema is then for the description alone
      ...(endpoint.bodyAsBytes && { validatorCompiler: allButBodies }),
      onRequest: isByLink ? [setResultsHeaders, refuseStrangers] : refuseStrangers,
      handler: (request: FastifyRequest, reply: FastifyReply) => {
        const call = callOf(endpoint, request, reply)
        if (endpoint.access.kind !== 'open' && !isByLink) renewCookies(request, reply, call.caller)
        return handle(call)
      },
    })
  }

  async function answerPlainly<E extends Endpoint>(endpoint: E, call: Call<E>, work: PlainWork<E>) {
    void call.reply.status(endpoint.status).header('cache-control', 'no-store')
    return work(call)
  }

  return {
    open: (endpoint, work) => add(endpoint, (call) => answerPlainly(endpoint, call, work)),
    inSession: (endpoint, work) =>
      add(endpoint, async (call) => {
        const { session, isHost } = await admit(parts.db.read, endpoint.access, call, call.caller)
        if (!session) throw new AppError('NOT_JOINED')
        return answerPlainly(endpoint, call, () => work(call, { session, isHost }))
      }),
    readInSession: (endpoint, work) => add(endpoint, (call) => readInSession(endpoint, call, work)),
    writeInSession: (endpoint, work) => add(endpoint, (call) => writeInSession(endpoint, call, work)),
    prepareInSession: (endpoint, prepare) =>
      add(endpoint, async (call) => {
        const { session, isHost } = await admit(parts.db.read, endpoint.access, call, call.caller)
        if (!session) throw new AppError('NOT_JOINED')
        return writeInSession(endpoint, call, await prepare(call, { session, isHost }), { isLong: true })
      }),
    prepareAsHost: (endpoint, prepare) =>
      add(endpoint, async (call) => {
        const { session } = await admit(parts.db.read, endpoint.access, call, call.caller)
        // a repetition may be about a workshop that is gone, and gets its first answer
        const isGone = namesWorkshop(endpoint) && !session
        const refuse = async () => Promise.reject(new AppError('NOT_FOUND'))
        const work = isGone ? refuse : await prepare({ ...call, workshop: workshopOf(endpoint, session) })
        return writeAsHost(endpoint, call, work)
      }),
    readAsHost: (endpoint, work) =>
      add(endpoint, async (call) => {
        const { session } = await admit(parts.db.read, endpoint.access, call, call.caller)
        const workshop = workshopOf(endpoint, session)
        return answerPlainly(endpoint, call, () => work({ ...call, workshop }))
      }),
    writeAsHost: (endpoint, work) => add(endpoint, (call) => writeAsHost(endpoint, call, work)),
  }
}

/** Before anything else, so that a refusal has them too. */
async function setResultsHeaders(_request: FastifyRequest, reply: FastifyReply) {
  void reply.headers(resultsHeaders)
}

const allButBodies: typeof validatorCompiler = (given) =>
  given.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(given)
