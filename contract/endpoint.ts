import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a call can point at inside a workshop session. */
export type Thing = 'solution' | 'user_story' | 'functional_option' | 'option_analysis' | 'system_requirement'

type Part<S extends TSchema | undefined> = S extends TSchema ? Static<S> : undefined

/** What travels with a call, as plain types. */
export interface Traffic {
  params: unknown
  query: unknown
  body: unknown
  answer: unknown
}

/** Where a call carries a value: `params.id`, `body.updates.functional_option_id` (one for each item of a list). */
export type Where = `${'params' | 'query' | 'body'}.${string}`

/**
 * Who may call, and which session the call belongs to. The server's one session check reads this,
 * so an endpoint cannot be declared without saying whose data it touches.
 */
export type Access =
  | { kind: 'open' }
  /**
   * Anybody in a session; a solution that the call may name must be of it. The host without a session is answered from
   * the default catalogue.
   */
  | { kind: 'member'; solution?: Where }
  /** A session named by its ID. */
  | { kind: 'session'; code: Where }
  /** Things of a session, by id. */
  | { kind: Thing; ids: Where }
  /** What a deletion took, by its token. */
  | { kind: 'trash'; token: Where }
  /** Whoever has a link to the results of a session, by its token; a solution that the call names must be of it. */
  | { kind: 'results'; solution?: Where }
  /**
   * The host. A call may name a session, by its ID or by the token of what was deleted there. A write locks that session
   * before its work begins, at its end (others go on writing meanwhile), or never (it changes nothing in it).
   */
  | { kind: 'host'; session?: Where; deleted?: Where; lock?: 'at the end' | 'never' }

/**
 * An endpoint as the contract declares it. Beside its schemas it carries their plain types in `traffic`, worked out once
 * where it is declared: reading them from the schemas again at every use would cost the compiler half a minute.
 */
export interface Endpoint<M extends Method = Method, Path extends string = string, T extends Traffic = Traffic> {
  method: M
  path: Path
  /** The slice it belongs to, and one sentence for the API's readers. */
  tag: string
  summary: string
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** The status of success, and what comes with it. */
  status: 200 | 201 | 204
  response: TSchema
  /** What the answer is sent as, where that is a file and no JSON. */
  responseTypes?: readonly string[]
  /** Refusals beyond those every call can meet (bad input, not joined, not found ...). */
  errors?: readonly ErrorCode[]
  access: Access
  /** Set where a call takes a larger or smaller body than others. */
  bodyBytesMax?: number
  /** Set where two members of one session get different answers, so that neither is served the other's, kept for reading or for repetition. */
  answersDifferByPerson?: true
  /** Set where the answer carries a cookie: repeated with the same Idempotency-Key it is made again where it is missing, not replayed. */
  givesCookie?: 'each time' | 'to new browsers'
  /** Set where the answer holds a secret: it is not kept, and repeated with the same Idempotency-Key it is made anew. */
  answersSecret?: true
  /**
   * Set where a write says who somebody is, which is theirs to say: it goes on while people only read, because editing is
   * frozen or the results are shown.
   */
  evenWhenFrozen?: true
  /** Set where a group calls the host: that edits nothing, so a freeze does not bind it; results and groups do. */
  callsTheHost?: true
  /** Set where a write is in no solution and open to those who look on: by it they stop. */
  evenWhenLookingOn?: true
  /** Set where a write is there only while the host lets groups add words of their own. */
  onlyWithOwnWords?: true
  /**
   * Set where a write goes on while the server is short of disk space: it deletes something for the host, or lets people
   * come in, leave and be removed.
   */
  whenDiskIsLow?: 'makes room' | 'goes on'
  /** Set where the body is long, and its reader takes it as bytes and checks it bit by bit. */
  bodyAsBytes?: true
  /** Set where a response can be so large that few are made at the same time. */
  isExpensive?: true
  /** Set where a host removes data for good: it must be in no file of the database after that, its log included. */
  erases?: true
  /** Set where the answer is a stream of events, which goes on until one side ends it. */
  streams?: true
  /** For the compiler alone; there is no such field. */
  readonly traffic?: T
}

export type TrafficOf<E extends Endpoint> = NonNullable<E['traffic']>

export function endpoint<
  const M extends Method,
  const Path extends string,
  R extends TSchema,
  P extends TSchema | undefined = undefined,
  Q extends TSchema | undefined = undefined,
  B extends TSchema | undefined = undefined,
  const A extends Access = Access,
>(
  definition: Omit<Endpoint<M, Path>, 'traffic'> & { params?: P; query?: Q; body?: B; response: R; access: A },
): Endpoint<M, Path, { params: Part<P>; query: Part<Q>; body: Part<B>; answer: Static<R> }> & { access: A } {
  return definition
}
