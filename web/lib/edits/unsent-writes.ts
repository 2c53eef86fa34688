import { createStore } from '../store.ts'

/** A write that got no answer, and the way to send it once more. */
export interface UnsentWrite {
  name: string
  send: () => void
}

/** In the order they were made. */
export const unsentWrites = createStore<readonly UnsentWrite[]>([])

export function keepUnsent(write: UnsentWrite) {
  unsentWrites.set([...unsentWrites.read().filter(({ name }) => name !== write.name), write])
}

/** Somewhere else something went through in its place, or it was sent after all. */
export function forgetUnsent(isObsolete: (name: string) => boolean = () => true) {
  const left = unsentWrites.read().filter(({ name }) => !isObsolete(name))
  if (left.length < unsentWrites.read().length) unsentWrites.set(left)
}

/** Each once more; those that get no answer again come back by themselves. */
export function sendUnsent() {
  const writes = unsentWrites.read()
  unsentWrites.set([])
  for (const { send } of writes) send()
}
