import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, TrafficOf } from '#contract/endpoint.ts'
import { readCaller, type Caller } from '../admission/cookies.ts'

export type Answer<E extends Endpoint> = TrafficOf<E>['answer']

/** A request as its endpoint describes it, validated, and who makes it. */
export interface Call<E extends Endpoint> {
  params: TrafficOf<E>['params']
  query: TrafficOf<E>['query']
  body: TrafficOf<E>['body']
  caller: Caller
  request: FastifyRequest
  reply: FastifyReply
}

/** What the endpoint does not declare has not been looked at by anybody, and does not get in. */
export function callOf<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply): Call<E> {
  return {
    params: endpoint.params && request.params,
    query: endpoint.query && request.query,
    body: request.body,
    caller: readCaller(request),
    request,
    reply,
  }
}
