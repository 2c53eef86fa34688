/**
 * Plans reads so that one under way is never cut short. A wish that comes meanwhile is met by one more read after it,
 * which all wishes until then share: the read under way may have been answered before what they are about.
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
