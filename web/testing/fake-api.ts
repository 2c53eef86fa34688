import { vi } from 'vitest'
import type { AnswerOf, BodyOf, CallName, ParamsOf, QueryOf } from '#contract/index.ts'
import { errors, type ErrorCode } from '#contract/errors.ts'
import { REVISION_HEADER } from '#contract/limits.ts'

/** A call as it reached the server. */
export interface SeenCall<Name extends CallName = CallName> {
  params: { [Key in keyof ParamsOf<Name>]: string }
  query: { [Key in keyof QueryOf<Name>]: string }
  body: BodyOf<Name>
  headers: Headers
  signal: AbortSignal | undefined
}

type Reply = (seen: SeenCall) => Response | Promise<Response>
type Answer<Name extends CallName> =
  | AnswerOf<Name>
  | ((seen: SeenCall<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>)

const replies = new Map<CallName, Reply>()
let isAway = false
let delayMs = 0
let aheadMs = 0
let revision: number | undefined
const seenCalls: { name: CallName | undefined; method: string; path: string; seen: SeenCall }[] = []

/** The server of the web's tests, typed by the contract. What it was given no answer for, it does not know (404). */
export const fakeApi = {
  install() {
    replies.clear()
    seenCalls.length = 0
    isAway = false
    delayMs = 0
    aheadMs = 0
    revision = undefined
    vi.stubGlobal('fetch', receive)
  },

  answer<Name extends CallName>(name: Name, answer: Answer<Name>) {
    replies.set(name, async (seen) => {
      const isFunction = (given: unknown): given is (seen: SeenCall) => unknown => typeof given === 'function'
      const value = isFunction(answer) ? await answer(seen) : answer
      return json(200, value ?? null)
    })
  },

  /** Refuses with a code of the contract, or with any status and body. */
  refuse(name: CallName, refusal: ErrorCode | { status: number; body?: unknown }) {
    const known = typeof refusal === 'string' ? errors[refusal] : undefined
    replies.set(name, () =>
      known
        ? json(known[0], { error: known[1], code: refusal })
        : json((refusal as { status: number }).status, (refusal as { body?: unknown }).body ?? {}),
    )
  },

  /** The network breaks: no answer at all. */
  fail(name: CallName) {
    replies.set(name, () => Promise.reject(new TypeError('Failed to fetch')))
  },

  /** Nothing can be reached any more, until the server comes back. */
  goAway() {
    isAway = true
  },
  comeBack() {
    isAway = false
  },

  /** From now on every answer is on its way for so long. It says what was so when the call arrived. */
  delay(ms: number) {
    delayMs = ms
  },

  /** The server's clock shows another time than this device's. */
  runAhead(ms: number) {
    aheadMs = ms
  },

  /** From now on every answer says which state of the workshop it tells of. */
  tellRevision(told: number) {
    revision = told
  },

  /** Never answers, for looking at a screen that waits. */
  hang(name: CallName) {
    replies.set(name, () => new Promise(() => undefined))
  },

  /** Everything that was asked for, in order. */
  reads(): SeenCall[] {
    return seenCalls.filter(({ name }) => name?.startsWith('GET ')).map(({ seen }) => seen)
  },

  /** Everything that would have changed something, known here or not, in order. */
  writes(): string[] {
    const isPresence = (path: string) => path === '/api/presence'
    return seenCalls.flatMap(({ method, path }) => (method === 'GET' || isPresence(path) ? [] : `${method} ${path}`))
  },

  /** What was sent to one call, in order. */
  calls<Name extends CallName>(name: Name): SeenCall<Name>[] {
    return seenCalls.filter((call) => call.name === name).map((call) => call.seen as unknown as SeenCall<Name>)
  },
}

async function receive(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, 'http://localhost')
  const { method = 'GET' } = init ?? {}
  const found = match(method, url.pathname)
  const seen = {
    params: found?.params ?? {},
    query: Object.fromEntries(url.searchParams),
    body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    headers: new Headers(init?.headers),
    signal: init?.signal ?? undefined,
  } as unknown as SeenCall
  // what is given up in the same moment never leaves the browser
  await Promise.resolve()
  seen.signal?.throwIfAborted()
  seenCalls.push({ name: found?.name, method, path: url.pathname, seen })
  if (isAway) throw new TypeError('Failed to fetch')
  const reply = found && replies.get(found.name)
  const answer = reply ? reply(seen) : json(404, { error: errors.NO_SUCH_ROUTE[1], code: 'NO_SUCH_ROUTE' })
  return untilAborted(seen.signal, delayMs > 0 ? later(answer, delayMs) : answer)
}

async function later(answer: Response | Promise<Response>, ms: number): Promise<Response> {
  const [response] = await Promise.all([answer, new Promise((resolve) => setTimeout(resolve, ms))])
  return response
}

/** As fetch does: an aborted request fails at once. */
function untilAborted(signal: AbortSignal | undefined, answer: Response | Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
    Promise.resolve(answer).then(resolve, reject)
  })
}

/** Addresses without braces first, so that `/both` is not taken for an id. */
function match(method: string, pathname: string) {
  const names = [...replies.keys()].toSorted((a, b) => a.split('{').length - b.split('{').length)
  for (const name of names) {
    const [wanted, template = ''] = name.split(' ')
    if (wanted !== method) continue
    const pattern = template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const hit = new RegExp(`^${pattern}$`).exec(pathname)
    if (hit) return { name, params: { ...hit.groups } }
  }
  return undefined
}

function json(status: number, body: unknown): Response {
  const headers = {
    'content-type': 'application/json',
    date: new Date(Date.now() + aheadMs).toUTCString(),
    ...(revision !== undefined && { [REVISION_HEADER]: String(revision) }),
  }
  return new Response(JSON.stringify(body), { status, headers })
}
