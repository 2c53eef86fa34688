import { existsSync } from 'node:fs'
import { sign } from '@fastify/cookie'
import { replaceHostPassword } from '#contract/admin.ts'
import type { Endpoint, TrafficOf } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { Config } from '../../config.ts'
import { openPostgres } from '../../db/open-postgres.ts'
import { databaseFile, openToRead } from '../../db/open-sqlite.ts'
import { readSetting } from '../../db/settings.sql.ts'
import { hostCookieHeader } from '../../http/admission/cookies.ts'
import { hostKeyOf, signHostPassword } from '../../http/admission/host-password.ts'
import { readAddress, urlOf } from '../../process/server-address.ts'
import { StartError } from '../../errors/start-error.ts'

type Sent<E extends Endpoint> = Partial<Pick<TrafficOf<E>, 'params' | 'body'>>

/** The server that works on the same data as a command. Whoever may read the database may act as its host. */
export class RunningServer {
  readonly address: string
  readonly #hostKey: string
  readonly #sign: (text: string) => string
  readonly #cookie: string

  private constructor(address: string, { hostKey, secret }: Secrets) {
    this.address = address
    this.#hostKey = hostKey
    this.#sign = (text) => sign(text, secret)
    this.#cookie = hostCookieHeader(hostKey, this.#sign)
  }

  static async find(config: Config): Promise<RunningServer> {
    const address = addressOf(config)
    if (!address) {
      throw new StartError(`No server is running on the data folder ${config.dataDir} (DATA_DIR): start it first.`)
    }
    return new RunningServer(address, await readSecrets(config))
  }

  async send<E extends Endpoint>(endpoint: E, { params, body }: Sent<E> = {}): Promise<Response> {
    const given = params as Record<string, string> | undefined
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given?.[name] ?? ''))
    const headers = { cookie: this.#cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const request = { method: endpoint.method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    return fetch(`${this.address}${path}`, request).catch((cause: unknown) => {
      throw new StartError(`The server at ${this.address} does not answer: try again shortly.`, cause)
    })
  }

  async replaceHostPassword(newHash: string) {
    await this.call(replaceHostPassword, { body: { signed: signHostPassword(this.#hostKey, newHash, this.#sign) } })
  }

  /** Answers what the call answers; a refusal is its sentence. */
  async call<E extends Endpoint>(endpoint: E, sent: Sent<E> = {}): Promise<TrafficOf<E>['answer']> {
    const answer = await this.send(endpoint, sent)
    if (!answer.ok) throw new StartError(((await answer.json()) as ErrorBody).error)
    return answer.status === 204 ? null : answer.json()
  }
}

interface Secrets {
  hostKey: string
  secret: string
}

/** The embedded database is one server's, which has left word; a PostgreSQL may be many servers', here this machine's. */
function addressOf({ databaseUrl, dataDir, host, port }: Config): string | undefined {
  if (!databaseUrl) return existsSync(databaseFile(dataDir)) ? readAddress(dataDir) : undefined
  return urlOf({ address: host, port, family: host.includes(':') ? 'IPv6' : 'IPv4' })
}

async function readSecrets({ databaseUrl, dataDir }: Config): Promise<Secrets> {
  const db = databaseUrl ? await openPostgres(databaseUrl) : openToRead(databaseFile(dataDir))
  try {
    const secret = await readSetting(db.read, 'cookie_secret')
    const password = await readSetting(db.read, 'host_password')
    if (!secret || !password) throw new StartError('The server is still starting: try again shortly.')
    return { hostKey: hostKeyOf(password), secret }
  } finally {
    await db.close()
  }
}
