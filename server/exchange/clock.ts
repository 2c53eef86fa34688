/** Time, as what is live needs it; tests bring one that they turn themselves. */
export interface Clock {
  now(): number
  /** Runs something later, once or again and again; answers how to call it off. */
  after(ms: number, run: () => void): () => void
  every(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
  every(ms, run) {
    const timer = setInterval(run, ms)
    timer.unref()
    return () => clearInterval(timer)
  },
}
