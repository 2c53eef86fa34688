import type { Clock } from '../../exchange/clock.ts'

interface Alarm {
  at: number
  every: number | undefined
  run: () => void
}

/** A clock that moves when it is turned, and only then. */
export class TurnedClock implements Clock {
  #now = 0
  readonly #alarms = new Set<Alarm>()

  now() {
    return this.#now
  }

  after(ms: number, run: () => void) {
    return this.#set({ at: this.#now + ms, every: undefined, run })
  }

  every(ms: number, run: () => void) {
    return this.#set({ at: this.#now + ms, every: ms, run })
  }

  /** Moves on, and runs on the way what was to be run by then. */
  turn(ms: number) {
    const end = this.#now + ms
    for (let alarm = this.#next(end); alarm; alarm = this.#next(end)) {
      this.#now = alarm.at
      if (alarm.every === undefined) this.#alarms.delete(alarm)
      else alarm.at += alarm.every
      alarm.run()
    }
    this.#now = end
  }

  #set(alarm: Alarm) {
    this.#alarms.add(alarm)
    return () => void this.#alarms.delete(alarm)
  }

  #next(end: number): Alarm | undefined {
    return [...this.#alarms].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
  }
}
