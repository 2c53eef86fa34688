import { onTestFinished, vi } from 'vitest'
import { Turns } from '../../http/writing/turns.ts'
import { LiveSession } from '../../live/live-session.ts'

/** What requests may leave behind in the server, counted. To be made before the app is. */
export class Leftovers {
  readonly #rooms = new Set<LiveSession>()
  readonly #turns = new Set<Turns>()

  constructor() {
    const rooms = this.#rooms
    const turns = this.#turns
    const { admit } = LiveSession.prototype
    const admitting = vi.spyOn(LiveSession.prototype, 'admit').mockImplementation(function (
      this: LiveSession,
      ...given
    ) {
      rooms.add(this)
      return admit.apply(this, given)
    })
    const { run } = Turns.prototype
    const running = vi.spyOn(Turns.prototype, 'run').mockImplementation(function (this: Turns, ...given) {
      turns.add(this)
      return run.apply(this, given)
    })
    onTestFinished(() => {
      admitting.mockRestore()
      running.mockRestore()
    })
  }

  count() {
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
    return {
      streams: sum([...this.#rooms].map(({ readerCount }) => readerCount)),
      waiting: sum([...this.#turns].map(({ waiting }) => waiting)),
    }
  }
}
