import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { addressRange } from '../admission/address-range.ts'
import type { Caller } from '../admission/cookies.ts'
import { ConcurrencyLimiter, QueueError, type Release } from './concurrency-limiter.ts'
import { watchThroughput } from './min-throughput.ts'
import { minThroughput, workQuotas, type MinThroughput, type WorkKind, type WorkQuota } from './quotas.ts'

/** Whom a lease is for. */
export interface Worker {
  isHost: boolean
  person: string
  workshop: string | number
}

interface LeaseOptions {
  /** What the lease counts for at the workshop and the instance; a person always has leases by number. */
  weight?: number
  signal?: AbortSignal | undefined
}

const RETRY_AFTER_SECONDS = 5

/** Leases for expensive work: of the person first, then of the workshop, then of the instance. */
class WorkLimiter {
  readonly #person: ConcurrencyLimiter
  readonly #workshop: ConcurrencyLimiter
  readonly #instance: ConcurrencyLimiter

  constructor({ person, workshop, instance }: WorkQuota) {
    this.#person = new ConcurrencyLimiter(person)
    this.#workshop = new ConcurrencyLimiter(workshop)
    this.#instance = new ConcurrencyLimiter(instance)
  }

  async acquire({ person, workshop }: Worker, { weight, signal }: LeaseOptions): Promise<Release> {
    const releases: Release[] = []
    const release = () => {
      for (const one of releases.toReversed()) one()
    }
    const options = { ...(weight !== undefined && { weight }), signal }
    try {
      releases.push(await this.#person.acquire(person, { signal }))
      releases.push(await this.#workshop.acquire(workshop, options))
      releases.push(await this.#instance.acquire('', options))
      return release
    } catch (error) {
      release()
      throw error
    }
  }

  get load() {
    const limiters = [this.#person, this.#workshop, this.#instance]
    return {
      keys: limiters.reduce((sum, { keys }) => sum + keys, 0),
      waiting: limiters.reduce((sum, { waiting }) => sum + waiting, 0),
    }
  }
}

export type WorkQuotas = Record<WorkKind, { member: WorkQuota; host: WorkQuota }>

/** The limits of one instance for its expensive work. */
export class WorkLimits {
  readonly throughput: MinThroughput
  /** Calls that were refused with SERVER_BUSY since the start. */
  readonly refusals = new Map<WorkKind, number>()
  readonly #limiters: Record<WorkKind, { member: WorkLimiter; host: WorkLimiter }>

  constructor(quotas: WorkQuotas = workQuotas, throughput = minThroughput) {
    this.throughput = throughput
    const limitersOf = (kind: WorkKind) => ({
      member: new WorkLimiter(quotas[kind].member),
      host: new WorkLimiter(quotas[kind].host),
    })
    this.#limiters = {
      uploads: limitersOf('uploads'),
      files: limitersOf('files'),
      exports: limitersOf('exports'),
      documents: limitersOf('documents'),
    }
  }

  /** Throws SERVER_BUSY where the queue is full or the wait was too long. */
  async acquire(kind: WorkKind, worker: Worker, options: LeaseOptions = {}): Promise<Release> {
    try {
      return await this.#limiters[kind][worker.isHost ? 'host' : 'member'].acquire(worker, options)
    } catch (error) {
      if (!(error instanceof QueueError)) throw error
      this.refusals.set(kind, (this.refusals.get(kind) ?? 0) + 1)
      throw new AppError('SERVER_BUSY', { retryAfter: RETRY_AFTER_SECONDS })
    }
  }

  async run<T>(kind: WorkKind, worker: Worker, reply: Connection, work: () => Promise<T>): Promise<T> {
    const release = await this.acquire(kind, worker, { signal: hangUpSignal(reply) })
    try {
      return await work()
    } finally {
      release()
    }
  }

  /** Takes a lease that ends when the response is sent. A client that reads too slowly is disconnected. */
  async acquireUntilSent(kind: WorkKind, worker: Worker, reply: FastifyReply, options: LeaseOptions = {}) {
    this.holdUntilSent(await this.acquire(kind, worker, { ...options, signal: hangUpSignal(reply) }), reply)
  }

  holdUntilSent(release: Release, { raw }: FastifyReply) {
    if (raw.destroyed) return release()
    const { socket } = raw
    const stop = socket && watchThroughput(socket, 'bytesWritten', this.throughput, () => socket.destroy())
    // also where the response is destroyed and no socket is there to close
    finished(raw, () => {
      stop?.()
      release()
    })
  }

  /** Persons, workshops and instances that have leases of any kind, and callers who wait for one. */
  get load() {
    const loads = Object.values(this.#limiters).flatMap(({ member, host }) => [member.load, host.load])
    return {
      keys: loads.reduce((sum, { keys }) => sum + keys, 0),
      waiting: loads.reduce((sum, { waiting }) => sum + waiting, 0),
    }
  }
}

/** The part of a reply that says whether its client is still connected. */
export interface Connection {
  raw: Pick<FastifyReply['raw'], 'destroyed' | 'once'>
}

/**
 * Aborted when the client disconnects before it has its response. While an upload waits, its connection is not read, so
 * an end behind many unread bytes is noticed only once the upload has its lease or has waited too long.
 */
export function hangUpSignal({ raw }: Connection): AbortSignal {
  const hangUp = new AbortController()
  const abort = () => hangUp.abort(new AppError('BAD_INPUT'))
  if (raw.destroyed) abort()
  else raw.once('close', abort)
  return hangUp.signal
}

export function requireConnected({ raw }: Connection) {
  if (raw.destroyed) throw new AppError('BAD_INPUT')
}

interface Call {
  caller: Pick<Caller, 'participantId'>
  request: Pick<FastifyRequest, 'ip'>
}

interface Inside {
  session: { id: number } | null
  isHost: boolean
  isByLink?: boolean
}

/** Callers without a name are told apart by their network. */
export function workerOf({ caller, request }: Call, { session, isHost, isByLink = false }: Inside): Worker {
  const workshop = session?.id ?? 0
  const address = addressRange(request.ip)
  if (isHost) return { isHost, person: 'host', workshop }
  // a link may be public: those who have it do not use up the leases of the workshop's participants
  if (isByLink) return { isHost, person: `link ${workshop} ${address}`, workshop: `link ${workshop}` }
  const person = caller.participantId === null ? `nameless ${workshop} ${address}` : String(caller.participantId)
  return { isHost, person, workshop }
}
