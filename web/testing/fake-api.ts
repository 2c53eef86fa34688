import { vi } from 'vitest'
import type { AnswerOf, BodyOf, CallName, ParamsOf, QueryOf } from '#contract/index.ts'
import { errors, type ErrorCode } from '#contract/errors.ts'

/** A call as it reached the server. */
export interface SeenCall<Name extends CallName = CallName> {
  params: { [Key in keyof ParamsOf<Name>]: string }
  query: { [Key in keyof QueryOf<Name>]: string }
  body: BodyOf<Name>
  headers: Headers
}

type Reply = (seen: SeenCall) => Response | Promise<Response>
type Answer<Name extends CallName> =
  AnswerOf<Name> | ((seen: SeenCall<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>)

const replies = new Map<CallName, Reply>()
let isAway = false
const seenCalls: { name: CallName | undefined; seen: SeenCall }[] = []

/** The server of the web's tests, typed by the contract. What it was given no answer for, it does not know (404). */
export const fakeApi = {
  install() {
    replies.clear()
    seenCalls.length = 0
    isAway = false
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

  /** Never answers, for looking at a screen that waits. */
  hang(name: CallName) {
    replies.set(name, () => new Promise(() => undefined))
  },

  /** What was sent to one call, in order. */
  calls<Name extends CallName>(name: Name): SeenCall<Name>[] {
    return seenCalls.filter((call) => call.name === name).map((call) => call.seen as unknown as SeenCall<Name>)
  },
}

async function receive(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, 'http://localhost')
  const found = match(init?.method ?? 'GET', url.pathname)
  const seen = {
    params: found?.params ?? {},
    query: Object.fromEntries(url.searchParams),
    body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    headers: new Headers(init?.headers),
  } as unknown as SeenCall
  seenCalls.push({ name: found?.name, seen })
  if (isAway) throw new TypeError('Failed to fetch')
  const reply = found && replies.get(found.name)
  return reply ? reply(seen) : json(404, { error: errors.NO_SUCH_ROUTE[1], code: 'NO_SUCH_ROUTE' })
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
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}
