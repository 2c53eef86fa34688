import type { InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify'
import { loginAsHost, openWorkshop, type Workshop } from '#contract/admin.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { BodyOf } from '#contract/index.ts'
import { addGroup, type HostGroups } from '#contract/groups.ts'
import { tellPresence } from '#contract/live.ts'
import { removeMetric } from '#contract/metrics.ts'
import { addOwnMetric } from '#contract/own-words.ts'
import { startRehearsal } from '#contract/rehearsal.ts'
import { makeResultsLink, type NewResultsLink } from '#contract/results.ts'
import { changeRoom } from '#contract/room.ts'
import { nameMe, validateSession } from '#contract/session.ts'
import { hostKeyOf, setHostPassword, signHostPassword, type PasswordCost } from '../../http/admission/host-password.ts'
import { readSetting } from '../../db/settings.sql.ts'
import { buildApp, type AppOptions } from '../../app.ts'
import type { CallOptions } from './call-options.ts'
import { Follower } from './follower.ts'
import { openStore, type Engine } from './test-store.ts'
import { Workbench } from './workbench.ts'

export type { Engine }
export const HOST_PASSWORD = 'host password for tests'
/** Hundreds of tests log a host in; only those about the password itself need it to be hard to guess. */
const CHEAP: PasswordCost = { logN: 4, p: 1 }

/** The real app on a real database, driven without a network. Whoever builds one closes it. */
export async function buildTestApp(engine: Engine, postgresUrl: string | null, options: Partial<AppOptions> = {}) {
  const store = await openStore(engine, postgresUrl)
  const routes: RouteOptions[] = []
  const fastify = await buildApp({
    db: store.db,
    // a few callers do the work of many
    quotas: 'off',
    passwordCost: CHEAP,
    onRoute: (route) => routes.push(route),
    ...options,
  })
  await setHostPassword(store.db.write, HOST_PASSWORD, CHEAP)
  await fastify.ready()

  /** Sends a call as the owner of this cookie jar, and keeps the cookies that come back. */
  async function send(
    jar: Map<string, string>,
    endpoint: Endpoint,
    { params, query, body, headers, from }: CallOptions = {},
  ) {
    const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params?.[name]).toWellFormed()),
    )
    const request: InjectOptions = { method: endpoint.method, url, headers: { ...headers } }
    if (from) request.remoteAddress = from
    if (jar.size > 0) request.cookies = Object.fromEntries(jar)
    if (query) request.query = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))
    if (body !== undefined) {
      request.payload = Buffer.isBuffer(body) ? body : JSON.stringify(body)
      request.headers = { 'content-type': 'application/json', ...headers }
    }
    const answer = endpoint.streams ? await beginning(request) : await fastify.inject(request)
    for (const cookie of answer.cookies) {
      if (cookie.value === '') jar.delete(cookie.name)
      else jar.set(cookie.name, cookie.value)
    }
    return answer
  }

  /** An answer that is a stream of events is read no further than its beginning; a refusal is read whole. */
  async function beginning(request: InjectOptions): Promise<LightMyRequestResponse> {
    const streaming = await fastify.inject({ ...request, payloadAsStream: true })
    if (streaming.statusCode !== 200) return fastify.inject(request)
    streaming.raw.res.destroy()
    return streaming
  }

  const somebody = () => {
    const jar = new Map<string, string>()
    return { jar, call: (endpoint: Endpoint, call?: CallOptions) => send(jar, endpoint, call) }
  }
  type Caller = ReturnType<typeof somebody>

  let theHost: Caller | undefined
  async function host() {
    if (!theHost) {
      theHost = somebody()
      await theHost.call(loginAsHost, { body: { password: HOST_PASSWORD } })
    }
    return theHost
  }

  const workshops = new Map<string, Workshop>()
  /** The workshop of this title, opened when it is first asked for. */
  async function workshop(title: string): Promise<Workshop> {
    const known = workshops.get(title)
    if (known) return known
    const opened = (await (await host()).call(openWorkshop, { body: { title } })).json<Workshop>()
    workshops.set(title, opened)
    return opened
  }

  /** Somebody who has joined the workshop of this title. */
  async function memberOf(title: string, email?: string): Promise<Workbench> {
    const { id } = await workshop(title)
    const caller = somebody()
    await caller.call(validateSession, { query: { id } })
    if (email) await caller.call(nameMe, { body: { email } })
    return new Workbench(caller.call, caller.jar, id, {
      makeResultsToken: () => resultsToken(id),
      makeGroup: (name) => makeGroup(id, name),
      addOwnWord: (solutionId) => addOwnWord(id, solutionId),
      openRehearsal,
      signPassword,
      join: (other) => memberOf(title, other),
    })
  }

  /** Of a link to the results of this workshop; a former one opens nothing any more. */
  async function resultsToken(id: string, days = 7) {
    const made = await (await host()).call(makeResultsLink, { params: { id }, body: { days } })
    return made.json<NewResultsLink>().token
  }

  async function makeGroup(id: string, name: string): Promise<number> {
    const { groups } = (await (await host()).call(addGroup, { params: { id }, body: { name } })).json<HostGroups>()
    return groups.find((group) => group.name === name)!.id
  }

  async function addOwnWord(id: string, solution_id: number): Promise<number> {
    const { call } = await host()
    await call(changeRoom, { params: { id }, body: { own_words: true } })
    const body = { solution_id, metric_text: `Own metric of ${solution_id}`, purpose_ids: [3] }
    const { metric_id } = (await call(addOwnMetric, { body })).json<{ metric_id: number }>()
    await call(removeMetric, { params: { solution_id, metric_id } })
    return metric_id
  }

  async function signPassword(): Promise<string> {
    const stored = (await readSetting(store.db.read, 'host_password'))!
    return signHostPassword(hostKeyOf(stored), stored, (text) => fastify.signCookie(text))
  }

  async function openRehearsal(): Promise<string> {
    return (await (await host()).call(startRehearsal, { body: {} })).json<Workshop>().id
  }

  let address: Promise<string> | undefined
  /** For what needs real connections; the app listens from the first call on. */
  const listen = () => (address ??= fastify.listen({ port: 0, host: '127.0.0.1' }))

  /** Follows the workshop of this cookie jar over a real connection. */
  async function follow({ jar }: { jar: Map<string, string> }, tab?: string, path?: string) {
    return Follower.open(await listen(), jar, tab, path)
  }

  /** Says where a tab is. */
  const tell = ({ jar }: { jar: Map<string, string> }, body: BodyOf<'POST /api/presence'>) =>
    send(jar, tellPresence, { body })

  return {
    engine,
    fastify,
    /** Every route of the app, as it told. */
    routes,
    db: store.db,
    somebody,
    host,
    workshop,
    memberOf,
    resultsToken,
    listen,
    follow,
    tell,
    async close() {
      await fastify.close()
      await store.remove()
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>
