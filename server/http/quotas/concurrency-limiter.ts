/** Ends a lease; calling it again changes nothing. */
export type Release = () => void

export interface ConcurrencyLimit {
  /** How much runs at once for one key: a number of calls, or the sum of their weights. */
  capacity: number
  /** How many callers may wait for one key. */
  queueLength: number
  queueTimeoutMs: number
}

interface AcquireOptions {
  weight?: number
  /** Takes the caller out of the queue. */
  signal?: AbortSignal | undefined
}

interface Waiter {
  weight: number
  grant: () => void
}

interface Slot {
  used: number
  queue: Waiter[]
}

/** A semaphore per key with a bounded queue, first come, first served. */
export class ConcurrencyLimiter {
  readonly #limit: ConcurrencyLimit
  readonly #slots = new Map<string | number, Slot>()

  constructor(limit: ConcurrencyLimit) {
    this.#limit = limit
  }

  /** Callers in the queues of all keys. */
  get waiting() {
    return [...this.#slots.values()].reduce((sum, { queue }) => sum + queue.length, 0)
  }

  /** Keys that are in use. */
  get keys() {
    return this.#slots.size
  }

  /** Throws `QueueError` when the queue is full or the wait was too long, and the signal's reason when it is aborted. */
  async acquire(key: string | number, { weight = 1, signal }: AcquireOptions = {}): Promise<Release> {
    signal?.throwIfAborted()
    let slot = this.#slots.get(key)
    if (!slot) this.#slots.set(key, (slot = { used: 0, queue: [] }))
    const size = Math.min(weight, this.#limit.capacity)
    // a later caller never overtakes the queue, even if it would fit
    if (slot.queue.length === 0 && slot.used + size <= this.#limit.capacity) slot.used += size
    else await this.#wait(key, slot, size, signal)

    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      slot.used -= size
      this.#advance(key, slot)
    }
  }

  async run<T>(key: string | number, work: () => Promise<T>, options?: AcquireOptions): Promise<T> {
    const release = await this.acquire(key, options)
    try {
      return await work()
    } finally {
      release()
    }
  }

  #wait(key: string | number, slot: Slot, weight: number, signal: AbortSignal | undefined): Promise<void> {
    const { queueLength, queueTimeoutMs } = this.#limit
    if (slot.queue.length >= queueLength) return Promise.reject(new QueueError('full'))
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
      const leave = (reason: Error) => {
        stop()
        slot.queue.splice(slot.queue.indexOf(waiter), 1)
        reject(reason)
        // the callers behind it may be smaller
        this.#advance(key, slot)
      }
      const abort = () => leave(signal?.reason as Error)
      const timer = setTimeout(() => leave(new QueueError('timeout')), queueTimeoutMs)
      const waiter = {
        weight,
        grant: () => {
          stop()
          resolve()
        },
      }
      signal?.addEventListener('abort', abort)
      slot.queue.push(waiter)
    })
  }

  #advance(key: string | number, slot: Slot) {
    for (let next = slot.queue[0]; next && slot.used + next.weight <= this.#limit.capacity; next = slot.queue[0]) {
      slot.queue.shift()
      slot.used += next.weight
      next.grant()
    }
    if (slot.used === 0 && slot.queue.length === 0) this.#slots.delete(key)
  }
}

/** The caller has not begun: too many were waiting, or it waited too long. */
export class QueueError extends Error {
  readonly reason: 'full' | 'timeout'

  constructor(reason: 'full' | 'timeout') {
    super(reason === 'full' ? 'The queue is full.' : 'The wait was too long.')
    this.reason = reason
  }
}
