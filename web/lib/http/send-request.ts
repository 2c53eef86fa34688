import type { ErrorCode } from '#contract/errors.ts'
import { LONG_PATIENCE_MS, RESULTS_TOKEN_HEADER, REVISION_HEADER, WRITE_PATIENCE_MS } from '#contract/limits.ts'
import { ApiError } from './api-error.ts'
import { takeEarly } from './early-requests.ts'
import { readJson, writeJson } from './json.ts'
import { noteAnswer } from './reachability.ts'
import { noteDate } from './server-clock.ts'
import { noteRevision } from './told-revision.ts'

export interface WireRequest {
  method: string
  url: string
  /** JSON, or a file, which is sent unchanged. */
  body?: unknown
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  /** Goes out even while the page is being closed. */
  outlivesPage?: boolean | undefined
  /** Of a link to results. */
  resultsToken?: string | undefined
  /** How long to wait for the whole answer; a connection that has frozen gives none and does not say so. */
  patienceMs?: number
}

/** The one place that speaks HTTP: a request out, data or an ApiError back. */
export async function sendRequest({
  method,
  url,
  body,
  signal,
  idempotencyKey,
  outlivesPage = false,
  resultsToken,
  patienceMs = patienceFor(method, body),
}: WireRequest): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = isPlainFile(body) ? body.type : 'application/json'
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
  if (resultsToken !== undefined) headers[RESULTS_TOKEN_HEADER] = resultsToken

  const early = method === 'GET' && resultsToken === undefined ? takeEarly(url) : undefined
  const sentAt = early?.sentAt ?? Date.now()
  let response: Response
  let text: string
  const end = new AbortController()
  const abort = () => end.abort()
  const timer = setTimeout(abort, patienceMs)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  try {
    response = await (early?.response ??
      fetch(url, {
        method,
        headers,
        credentials: 'include',
        body: body === undefined ? null : body instanceof Blob ? body : writeJson(body),
        signal: end.signal,
        keepalive: outlivesPage,
      }))
    noteDate(response.headers.get('date'), sentAt, early?.receivedAt)
    text = await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    noteAnswer(0)
    throw new ApiError({ status: 0 }, undefined, { cause: error })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
  const answer = parse(text)
  const refusal = response.ok ? undefined : refusalOf(response.status, answer)
  noteAnswer(response.status, refusal?.code)
  if (method === 'GET') noteRevision(response.headers.get(REVISION_HEADER))
  if (refusal) throw refusal
  // not JSON: a proxy between us and the server answered in its place
  if (text !== '' && answer === undefined) throw new ApiError({ status: 502 })
  return answer
}

/** A file that need not be JSON says so. */
const isPlainFile = (body: unknown): body is Blob => body instanceof Blob && body.type === 'application/octet-stream'

/** A file may take long to go up, and a long answer to come down; other writes are short. */
const patienceFor = (method: string, body: unknown) =>
  method === 'GET' || body instanceof Blob ? LONG_PATIENCE_MS : WRITE_PATIENCE_MS

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : readJson(text)
  } catch {
    return undefined
  }
}

function refusalOf(status: number, answer: unknown): ApiError {
  const fields = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>
  const sentence = fields.error ?? fields.message
  return new ApiError({
    status,
    code: typeof fields.code === 'string' ? (fields.code as ErrorCode) : undefined,
    serverMessage: typeof sentence === 'string' && sentence !== '' ? sentence : undefined,
    conflicts: Array.isArray(fields.conflicts) ? (fields.conflicts as Record<string, unknown>[]) : undefined,
  })
}
