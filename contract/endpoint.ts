import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a call can point at inside a workshop session. */
export type Thing = 'solution' | 'user_story' | 'functional_option' | 'option_analysis' | 'system_requirement'

type Part<S extends TSchema | undefined> = S extends TSchema ? Static<S> : undefined

export interface Input<P extends TSchema | undefined, Q extends TSchema | undefined, B extends TSchema | undefined> {
  params: Part<P>
  query: Part<Q>
  body: Part<B>
}

/**
 * Who may call, and which session the call belongs to. The server's one session check reads this,
 * so an endpoint cannot be declared without saying whose data it touches.
 */
export type Access<I> =
  | { kind: 'open' }
  /** Anybody in a session; the host without one is answered from the default catalogue. */
  | { kind: 'member' }
  /** A session named by its ID. */
  | { kind: 'session'; code: (input: I) => string }
  /** Things of a session, by id. */
  | { kind: Thing; ids: (input: I) => number[] }
  /** What a deletion took, by its token. */
  | { kind: 'trash'; token: (input: I) => string }
  | { kind: 'host' }

export interface Endpoint<
  M extends Method = Method,
  Path extends string = string,
  P extends TSchema | undefined = TSchema | undefined,
  Q extends TSchema | undefined = TSchema | undefined,
  B extends TSchema | undefined = TSchema | undefined,
  R extends TSchema = TSchema,
> {
  method: M
  path: Path
  /** The slice it belongs to, and one sentence for the API's readers. */
  tag: string
  summary: string
  params?: P
  query?: Q
  body?: B
  /** The status of success, and what comes with it. */
  status: 200 | 201 | 204
  response: R
  /** Refusals beyond those every call can meet (bad input, not joined, not found ...). */
  errors?: readonly ErrorCode[]
  access: Access<Input<P, Q, B>>
  /** Set where two members of one session get different answers, so that neither is served the other's. */
  answersDifferByPerson?: true
  /** Set where the answer carries a cookie: repeated with the same Idempotency-Key it is made again, not replayed. */
  givesCookie?: true
}

export function endpoint<
  const M extends Method,
  const Path extends string,
  R extends TSchema,
  P extends TSchema | undefined = undefined,
  Q extends TSchema | undefined = undefined,
  B extends TSchema | undefined = undefined,
>(definition: Endpoint<M, Path, P, Q, B, R>): Endpoint<M, Path, P, Q, B, R> {
  return definition
}
