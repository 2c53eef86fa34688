/**
 * Plans reads so that one under way is never cut short. What is asked for meanwhile is read once more after it, once for
 * all who asked: the answer under way may be older than the change that they want to see.
 */
export function planReads() {
  const planned = new WeakMap<object, Promise<void>>()

  /** Done when a read that began after this call is. */
  return (thing: object, underWay: Promise<unknown> | undefined, read: () => Promise<void>): Promise<void> => {
    if (!underWay) return read()
    const waiting = planned.get(thing)
    if (waiting) return waiting
    const begin = () => {
      planned.delete(thing)
      return read()
    }
    const next = underWay.then(begin, begin)
    planned.set(thing, next)
    return next
  }
}
