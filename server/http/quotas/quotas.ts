import type { ErrorCode } from '#contract/errors.ts'
import type { ConcurrencyLimit } from './concurrency-limiter.ts'

/** A token bucket: `burst` calls at once, and `perSecond` more as time passes. */
export interface Rate {
  burst: number
  perSecond: number
}

/** How much may be in use at the same time. */
interface AtOnce {
  refusal: ErrorCode
  person?: number
  workshop?: number
  instance?: number
  /** Places of an instance that are reserved for hosts. */
  hosts?: number
}

/**
 * One row of the table. Workshop limits count participants only. While a workshop is over its rate, each person in it can
 * still use `reserve`, so one participant cannot starve the others.
 */
export interface Quota {
  /** For a call above one of the rates. */
  refusal: ErrorCode
  person?: Rate
  reserve?: Rate
  workshop?: Rate
  /** All hosts together: they share one password. */
  host?: Rate
  /** Callers from one network address (IPv6: one /64) in one workshop; with links, in all workshops together. */
  addressRange?: Rate
  atOnce?: AtOnce
}

const rate = (burst: number, perSecond: number): Rate => ({ burst, perSecond })

const reading = {
  refusal: 'TOO_MANY_CALLS',
  person: rate(1000, 100),
  workshop: rate(30_000, 6000),
  reserve: rate(100, 10),
  host: rate(5000, 500),
} as const

/**
 * Every quota. All counters belong to one instance; several instances on one database count separately. docs/operations.md
 */
export const quotas = {
  reads: reading,
  writes: {
    refusal: 'TOO_MANY_CALLS',
    person: rate(200, 10),
    workshop: rate(3000, 200),
    reserve: rate(20, 0.5),
    host: rate(2000, 100),
  },
  /** Files that the server writes. */
  exports: reading,
  /** Files that the server reads. */
  files: {
    refusal: 'TOO_MANY_CALLS',
    person: rate(30, 1),
    workshop: rate(600, 10),
    reserve: rate(5, 0.1),
    host: rate(200, 5),
  },
  /** Opening streams, and the streams that are open. */
  streams: {
    refusal: 'TOO_MANY_CALLS',
    person: rate(60, 2),
    workshop: rate(4000, 200),
    reserve: rate(10, 0.2),
    host: rate(1000, 50),
    atOnce: { refusal: 'TOO_MANY_STREAMS', person: 20, workshop: 2000, instance: 3000, hosts: 100 },
  },
  /** Presence messages, and the tabs that are present. */
  presence: {
    refusal: 'TOO_MANY_CALLS',
    person: rate(100, 5),
    workshop: rate(4000, 400),
    reserve: rate(20, 0.5),
    host: rate(1000, 50),
    atOnce: { refusal: 'TOO_MANY_TABS', person: 20, workshop: 3000 },
  },
  /** The calls with which a browser joins. */
  joins: { refusal: 'TOO_MANY_JOINS', person: rate(60, 1), host: rate(1000, 50) },
  /** New participants and new logins without a name, which a join makes. */
  newcomers: { refusal: 'TOO_MANY_JOINS', addressRange: rate(1500, 10), workshop: rate(3000, 40) },
  /** Calls with a results link, whatever cookies come along. */
  links: { refusal: 'TOO_MANY_CALLS', addressRange: rate(2000, 100) },
  /** Limited by http/admission/wrong-tries.ts and host-login.ts. */
  signIn: { refusal: 'TOO_MANY_PASSWORDS' },
  /** Cheap calls that need no login. */
  open: { refusal: 'TOO_MANY_CALLS' },
} as const satisfies Record<string, Quota>

export type QuotaName = keyof typeof quotas
/** A call belongs to one of these. */
export type CallClass = Exclude<QuotaName, 'newcomers'>

/** A caller needs a lease of each, in this order. */
export interface WorkQuota {
  person: ConcurrencyLimit
  workshop: ConcurrencyLimit
  instance: ConcurrencyLimit
}

const MIB = 1024 * 1024
const second = 1000

const limit = (capacity: number, queueLength: number, seconds: number): ConcurrencyLimit => ({
  capacity,
  queueLength,
  queueTimeoutMs: seconds * second,
})

/** Hosts have the same limit as a person, in a workshop and in all. */
const ofHosts = (each: ConcurrencyLimit): WorkQuota => ({ person: each, workshop: each, instance: each })

/**
 * Work that takes much memory or processor time, and how much of it runs at once. All hosts share one password and count
 * as one person, beside the participants.
 */
export const workQuotas = {
  /** Request bodies above 64 KiB, until they are answered. Workshop and instance count bytes. */
  uploads: {
    member: { person: limit(1, 2, 10), workshop: limit(40 * MIB, 50, 20), instance: limit(72 * MIB, 100, 20) },
    host: { person: limit(4, 4, 20), workshop: limit(64 * MIB, 4, 20), instance: limit(64 * MIB, 4, 20) },
  },
  /** Files that the server reads: imports and edited files. */
  files: {
    member: { person: limit(1, 2, 30), workshop: limit(1, 20, 30), instance: limit(2, 50, 30) },
    host: ofHosts(limit(1, 4, 60)),
  },
  /** Files that the server writes, until they are sent. */
  exports: {
    member: { person: limit(1, 4, 30), workshop: limit(2, 200, 30), instance: limit(6, 200, 30) },
    host: ofHosts(limit(2, 10, 60)),
  },
  /** Whole solutions and workshops in one response, where it is not cached. */
  documents: {
    member: { person: limit(1, 20, 30), workshop: limit(2, 500, 30), instance: limit(4, 500, 30) },
    host: ofHosts(limit(2, 20, 30)),
  },
} as const satisfies Record<string, { member: WorkQuota; host: WorkQuota }>

export type WorkKind = keyof typeof workQuotas

/** A client that sends an upload or takes a download more slowly than this is disconnected. */
export interface MinThroughput {
  bytes: number
  perMs: number
}

export const minThroughput: MinThroughput = { bytes: 64 * 1024, perMs: 15 * second }
