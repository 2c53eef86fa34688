/** How long a connection may take, in milliseconds. */
export interface TimeLimits {
  /** A request with all of its body, from its first byte to its last. */
  request: number
  /** What stands before the body; a connection that says nothing counts as well. */
  headers: number
  /** A connection after its last answer. */
  idle: number
  /** How often connections are looked at. */
  check: number
}

/**
 * An import of 32 MiB has the time that the web client waits for its answer. Idle connections are kept for longer than
 * proxies usually do, because one of the two has to be the first to let go, and it had better be the proxy.
 */
export const usualTimeLimits: TimeLimits = { request: 120_000, headers: 15_000, idle: 72_000, check: 2000 }
