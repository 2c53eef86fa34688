import { onTestFinished } from 'vitest'
import { ConcurrencyLimiter } from '../../http/quotas/concurrency-limiter.ts'
import { LiveSession } from '../../live/live-session.ts'

type Method = (...given: unknown[]) => unknown

/** Notes every object on which this method is called, until the test is over. */
function watch<T>(prototype: T, name: keyof T, note: (self: T) => void) {
  const methods = prototype as Record<keyof T, Method>
  const original = methods[name]
  methods[name] = function (this: T, ...given) {
    note(this)
    return original.apply(this, given)
  }
  onTestFinished(() => {
    methods[name] = original
  })
}

/** What requests may leave behind in the server, counted. To be made before the app is. */
export class Leftovers {
  readonly #rooms = new Set<LiveSession>()
  readonly #limiters = new Set<ConcurrencyLimiter>()

  constructor() {
    const rooms = this.#rooms
    const limiters = this.#limiters
    watch(LiveSession.prototype, 'admit', (room) => rooms.add(room))
    watch(ConcurrencyLimiter.prototype, 'acquire', (limiter) => limiters.add(limiter))
  }

  count() {
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
    return {
      streams: sum([...this.#rooms].map(({ readerCount }) => readerCount)),
      waiting: sum([...this.#limiters].map(({ waiting }) => waiting)),
    }
  }
}
