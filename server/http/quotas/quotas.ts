import type { ErrorCode } from '#contract/errors.ts'

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
  /** Callers from one network address (IPv6: one /64) in one workshop. */
  addressRange?: Rate
  atOnce?: AtOnce
}

const busyWorkshop = { workshop: { burst: 30_000, perSecond: 6000 }, reserve: { burst: 100, perSecond: 10 } }

/**
 * Every quota. All counters belong to one instance; several instances on one database count separately. docs/operations.md
 * lists these numbers, and a test compares both.
 */
export const quotas = {
  reads: {
    refusal: 'TOO_MANY_CALLS',
    person: { burst: 1000, perSecond: 100 },
    ...busyWorkshop,
    host: { burst: 5000, perSecond: 500 },
  },
  writes: {
    refusal: 'TOO_MANY_CALLS',
    person: { burst: 200, perSecond: 10 },
    workshop: { burst: 3000, perSecond: 200 },
    reserve: { burst: 20, perSecond: 0.5 },
    host: { burst: 2000, perSecond: 100 },
  },
  /** Files that the server writes. */
  exports: {
    refusal: 'TOO_MANY_CALLS',
    person: { burst: 1000, perSecond: 100 },
    ...busyWorkshop,
    host: { burst: 5000, perSecond: 500 },
  },
  /** Files that the server reads. */
  files: {
    refusal: 'TOO_MANY_CALLS',
    person: { burst: 200, perSecond: 10 },
    workshop: { burst: 3000, perSecond: 200 },
    reserve: { burst: 20, perSecond: 0.5 },
    host: { burst: 2000, perSecond: 100 },
  },
  /** Opening streams, and the streams that are open. */
  streams: {
    refusal: 'TOO_MANY_CALLS',
    person: { burst: 60, perSecond: 2 },
    workshop: { burst: 4000, perSecond: 200 },
    reserve: { burst: 10, perSecond: 0.2 },
    host: { burst: 1000, perSecond: 50 },
    atOnce: { refusal: 'TOO_MANY_STREAMS', person: 20, workshop: 2000, instance: 3000 },
  },
  /** Presence messages, and the tabs that are present. */
  presence: {
    refusal: 'TOO_MANY_CALLS',
    person: { burst: 100, perSecond: 5 },
    workshop: { burst: 4000, perSecond: 400 },
    reserve: { burst: 20, perSecond: 0.5 },
    host: { burst: 1000, perSecond: 50 },
    atOnce: { refusal: 'TOO_MANY_TABS', person: 20, workshop: 3000 },
  },
  /** The calls with which a browser joins. */
  joins: {
    refusal: 'TOO_MANY_JOINS',
    person: { burst: 60, perSecond: 1 },
    host: { burst: 1000, perSecond: 50 },
  },
  /** New participants and new logins without a name, which a join makes. */
  newcomers: {
    refusal: 'TOO_MANY_JOINS',
    addressRange: { burst: 1500, perSecond: 10 },
    workshop: { burst: 3000, perSecond: 40 },
  },
  /** Limited by http/admission/wrong-tries.ts and host-login.ts. */
  signIn: { refusal: 'TOO_MANY_PASSWORDS' },
  /** Cheap calls that need no login. */
  open: { refusal: 'TOO_MANY_CALLS' },
} as const satisfies Record<string, Quota>

export type QuotaName = keyof typeof quotas
/** A call belongs to one of these. */
export type CallClass = Exclude<QuotaName, 'newcomers'>
