import type { AnswerOf, BodyOf, CallName, ParamsOf, QueryOf } from '#contract/index.ts'
import { WRITE_RETRIES, WRITE_RETRY_DELAY_MS } from '#contract/limits.ts'
import { ApiError } from './api-error.ts'
import { GivenUp } from './given-up.ts'
import { forgetKey, keepKey, keyFor } from './idempotency-key.ts'
import { currentLogin, isSomebodyElse } from '../session/stored-session.ts'
import { rejoin } from './rejoin.ts'
import { sendRequest, type WireRequest } from './send-request.ts'
import { announceSessionEnd, type SessionEnd } from '../session/session-end.ts'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value }

interface Extras {
  /** Of a read: nobody waits for it any more. Of a write: its author has given it up. */
  signal?: AbortSignal | undefined
  /** What the error says instead of the server's words. */
  failure?: string
  /** Of a write: made anew for each call unless the caller repeats an earlier action. */
  idempotencyKey?: string
  /** Of a write: it is done, and had been sent before without an answer. */
  onRepeated?: (() => void) | undefined
  outlivesPage?: boolean
  /** Of a read with the link to results. */
  resultsToken?: string
}

export type CallOptions<Name extends CallName> = Part<'params', ParamsOf<Name>> &
  Part<'query', QueryOf<Name>> &
  Part<'body', BodyOf<Name>> &
  Extras

type Arguments<Name extends CallName> =
  Partial<CallOptions<Name>> extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>]

/** Makes a call of the contract, named by method and path, and answers its data or throws an ApiError. */
export async function call<Name extends CallName>(name: Name, ...[options]: Arguments<Name>): Promise<AnswerOf<Name>> {
  const request = toRequest(name, options ?? {})
  try {
    const answer = await withSession(request)
    if (forgetKey(request)) options?.onRepeated?.()
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.isTransient) keepKey(request)
    else forgetKey(request)
    if (!(error instanceof ApiError) || options?.failure === undefined) throw error
    throw new ApiError(error, options.failure, { cause: error })
  }
}

/**
 * A lost cookie, or one of another workshop joined in another tab, is mended once with the stored session ID: that of the
 * login the call was made in. After another one it would be a call of the person who has logged in since.
 */
async function withSession(request: WireRequest): Promise<unknown> {
  // the cookie would make it a write of the person who has logged in in another tab; this one asks first
  if (isOfPerson(request) && isSomebodyElse()) throw new GivenUp()
  const login = currentLogin()
  try {
    return await withRetry(request, login)
  } catch (error) {
    if (!(error instanceof ApiError) || !lacksSession(error)) throw error
    // the host let this person go: they are not joined again by themselves
    if (error.code === 'LET_GO') {
      announceSessionEnd('letGo')
      throw error
    }
    const joined = currentLogin() === login ? await rejoin() : 'unknown'
    if (currentLogin() !== login) throw request.method === 'GET' ? error : new GivenUp()
    if (joined === 'refused' || joined === 'letGo') announceSessionEnd(endOf(error, joined))
    if (joined !== 'joined') throw error
    try {
      return await withRetry(request, login)
    } catch (second) {
      // nobody has joined as far as the server can see, a moment after it said that this one has
      const otherwise = second instanceof ApiError && second.code === 'NOT_JOINED' ? 'forgotten' : 'ended'
      if (second instanceof ApiError && lacksSession(second)) announceSessionEnd(endOf(second, otherwise))
      throw second
    }
  }
}

/** The host's writes are of nobody in a workshop. */
const isOfPerson = ({ method, url }: WireRequest) => method !== 'GET' && !url.startsWith('/api/admin/')

const endOf = ({ code }: ApiError, otherwise: SessionEnd) => (code === 'SESSION_ENDED' ? 'closed' : otherwise)

function lacksSession({ status, code }: ApiError) {
  if (status === 401) return code !== 'HOST_ONLY' && code !== 'WRONG_PASSWORD'
  return status === 403 && code === 'OTHER_SESSION'
}

/**
 * A write without an answer is repeated once after a second, and has then failed: nothing is ever sent later by itself.
 * The repetition lives here, not in the query client, because it must carry the same idempotency key. Reads are
 * repeated by the query client.
 */
async function withRetry(request: WireRequest, login: string): Promise<unknown> {
  if (request.method === 'GET') return sendRequest(request)
  for (let retries = WRITE_RETRIES; ; retries -= 1) {
    try {
      return await sendRequest(request)
    } catch (error) {
      if (request.signal?.aborted) throw new GivenUp()
      if (retries === 0 || !(error instanceof ApiError) || !error.isTransient) throw error
      await pause(WRITE_RETRY_DELAY_MS, request.signal)
      // the cookie would make it a write of the person who has logged in since
      if (request.signal?.aborted || currentLogin() !== login) throw new GivenUp()
    }
  }
}

const pause = (duration: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, duration)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

interface LooseOptions extends Extras {
  params?: Record<string, string | number> | undefined
  query?: Record<string, string | number | boolean | undefined> | undefined
  body?: unknown
}

function toRequest(name: CallName, options: LooseOptions): WireRequest {
  const [method = '', template = ''] = name.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(options.params?.[key])))
  const search = new URLSearchParams(
    Object.entries(options.query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString()
  const request: WireRequest = {
    method,
    url: search ? `${path}?${search}` : path,
    body: options.body,
    signal: options.signal,
    outlivesPage: options.outlivesPage,
    resultsToken: options.resultsToken,
  }
  return method === 'GET' ? request : { ...request, idempotencyKey: options.idempotencyKey ?? keyFor(request) }
}
