import type { Endpoint, TrafficOf } from '#contract/endpoint.ts'
import type { ErrorBody, ErrorCode } from '#contract/errors.ts'

/** A request as it would come from a browser. */
export interface Asked {
  method: Endpoint['method']
  url: string
  query: Record<string, string>
  headers: Record<string, string>
  cookies: Record<string, string>
  payload?: string
}

interface Answered {
  statusCode: number
  body: string
  cookies: { name: string; value: string }[]
}

/** How a scripted person reaches the server: by the calls that everybody makes. */
export type Ask = (asked: Asked) => Promise<Answered>

interface Sent {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  /** Sent again after a crash, the deed is done once. */
  key?: string
}

export type Answer<E extends Endpoint> =
  | { refused: undefined; body: TrafficOf<E>['answer'] }
  | { refused: ErrorCode; status: number }

/** The browser of a scripted person: it keeps the cookies that it is given, and has nothing else to come in with. */
export class Visitor {
  readonly name: string
  readonly email: string
  readonly #ask: Ask
  readonly #cookies = new Map<string, string>()

  constructor({ name, email }: { name: string; email: string }, ask: Ask) {
    this.name = name
    this.email = email
    this.#ask = ask
  }

  /** What a tab of it would be called. */
  get tab() {
    return `rehearsal-${this.name.toLowerCase()}`
  }

  async call<E extends Endpoint>(endpoint: E, { params, query, body, key }: Sent = {}): Promise<Answer<E>> {
    const { statusCode, cookies, ...answer } = await this.#ask({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name]))),
      query: Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      cookies: Object.fromEntries(this.#cookies),
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    for (const { name, value } of cookies) {
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    const read = answer.body === '' ? null : (JSON.parse(answer.body) as unknown)
    if (statusCode < 400) return { refused: undefined, body: read as TrafficOf<E>['answer'] }
    return { refused: (read as ErrorBody).code as ErrorCode, status: statusCode }
  }
}
