import { createStore } from '../store.ts'

/** Whether the last request got an answer from the server itself. */
export const isReachable = createStore(true)

/** A gateway that answers in its place does not count as the server. */
const awayStatuses = new Set([0, 502, 503, 504])

export const noteAnswer = (status: number) => isReachable.set(!awayStatuses.has(status))
