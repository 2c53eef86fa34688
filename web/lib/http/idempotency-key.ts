import type { WireRequest } from './send-request.ts'

/** `crypto.randomUUID` is missing on plain http under a LAN address, `getRandomValues` is not. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Of the actions that got no answer, by what they sent. */
const unanswered = new Map<string, string>()
const actionOf = ({ method, url, body }: WireRequest) => `${method} ${url} ${JSON.stringify(body)}`

/** One per user action. Doing the same again after no answer is the same action: the server may have done it. */
export const keyFor = (request: WireRequest) => unanswered.get(actionOf(request)) ?? newIdempotencyKey()

export function keepKey(request: WireRequest) {
  if (request.idempotencyKey) unanswered.set(actionOf(request), request.idempotencyKey)
}

/** Answers whether there was one. */
export const forgetKey = (request: WireRequest) => unanswered.delete(actionOf(request))

/** Once something new was done, the same thing wanted again is wanted anew: a second reset, after new work. */
export const forgetKeys = () => unanswered.clear()
