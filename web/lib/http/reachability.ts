import type { ErrorCode } from '#contract/errors.ts'
import { createStore } from '../store.ts'

/** Whether the last request got an answer from the server itself. */
export const isReachable = createStore(true)

/** A gateway that answers in its place does not count as the server. */
const awayStatuses = new Set([0, 502, 503, 504])

/** A server without disk space responds with 503 too, but it is there: people can read on. */
export const noteAnswer = (status: number, code?: ErrorCode) =>
  isReachable.set(!awayStatuses.has(status) || code === 'DISK_FULL' || code === 'NO_ROOM_FOR_FILE')
