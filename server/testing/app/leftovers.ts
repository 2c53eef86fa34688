import { onTestFinished } from 'vitest'
import { Turns } from '../../http/writing/turns.ts'
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
  readonly #turns = new Set<Turns>()

  constructor() {
    const rooms = this.#rooms
    const turns = this.#turns
    watch(LiveSession.prototype, 'admit', (room) => rooms.add(room))
    watch(Turns.prototype, 'run', (each) => turns.add(each))
  }

  count() {
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
    return {
      streams: sum([...this.#rooms].map(({ readerCount }) => readerCount)),
      waiting: sum([...this.#turns].map(({ waiting }) => waiting)),
    }
  }
}
