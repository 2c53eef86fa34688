import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Static, TSchema } from 'typebox'
import { readCaller, type Caller } from './cookies.ts'

type Part<S> = [Extract<S, TSchema>] extends [never] ? undefined : Static<Extract<S, TSchema>>

export type Answer<E extends Endpoint> = Static<E['response']>

/** A request as its endpoint describes it, validated, and who makes it. */
export interface Call<E extends Endpoint> {
  params: Part<E['params']>
  query: Part<E['query']>
  body: Part<E['body']>
  caller: Caller
  request: FastifyRequest
  reply: FastifyReply
}

export function callOf<E extends Endpoint>(request: FastifyRequest, reply: FastifyReply): Call<E> {
  return {
    params: request.params as Call<E>['params'],
    query: request.query as Call<E>['query'],
    body: request.body as Call<E>['body'],
    caller: readCaller(request),
    request,
    reply,
  }
}
