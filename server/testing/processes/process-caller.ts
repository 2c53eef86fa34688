import type { Endpoint } from '#contract/endpoint.ts'
import { loginAsHost } from '#contract/admin.ts'
import { listSolutions, type SolutionListItem } from '#contract/solutions.ts'
import { validateSession } from '#contract/session.ts'
import type { ServerProcess } from './process-server.ts'
import type { CallOptions } from '../app/call-options.ts'

export interface Answer {
  status: number
  headers: Headers
  body: unknown
}

/** Somebody who talks to real servers over the network, with a cookie jar that any of them may fill. */
export class ProcessCaller {
  readonly jar = new Map<string, string>()
  url: string

  constructor({ url }: { url: string }) {
    this.url = url
  }

  async call(endpoint: Endpoint, { params, query, body, headers }: CallOptions = {}): Promise<Answer> {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
    const url = new URL(path, this.url)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value))
    const answer = await fetch(url, {
      method: endpoint.method,
      headers: {
        cookie: [...this.jar].map((pair) => pair.join('=')).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await answer.text()
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.jar.set(name, value)
    }
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : (JSON.parse(text) as unknown) }
  }
}

/** The session ID of the newest workshop that was open when the server started; a start prints it to a terminal only. */
export const printedSession = ({ session }: ServerProcess) => session
/** The host password that a first start prints. */
export const printedPassword = ({ out }: ServerProcess) => /Host password\s+(\S+)/.exec(out)?.[1]

/** A participant of that workshop. */
export async function joinPrinted(server: ServerProcess) {
  const caller = new ProcessCaller(server)
  await caller.call(validateSession, { query: { id: printedSession(server) } })
  return caller
}

export async function logInAsHost(server: { url: string }, password: string) {
  const caller = new ProcessCaller(server)
  const { status } = await caller.call(loginAsHost, { body: { password } })
  return { caller, status }
}

export async function solutionNames(caller: ProcessCaller, session_id: string): Promise<string[]> {
  const { body } = await caller.call(listSolutions, { query: { session_id } })
  return (body as SolutionListItem[]).map(({ solution_name }) => solution_name)
}

export const newSolution = (session_id: string, solution_name: string) => ({
  solution_name,
  session_id,
  primary_fhn: 9,
  user_email: 'ana@example.org',
})
