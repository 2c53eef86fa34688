import type { Socket } from 'node:net'
import type { MinThroughput } from './quotas.ts'

type Transferring = Partial<Pick<Socket, 'bytesRead' | 'bytesWritten' | 'writableLength'>>

/**
 * Calls `onTooSlow` once when fewer bytes than asked for pass a connection in one period, and the client is the cause:
 * it sends nothing, or leaves the server's bytes unread. Returns a function that ends the watch.
 */
export function watchThroughput(
  socket: Transferring,
  direction: 'bytesRead' | 'bytesWritten',
  { bytes, perMs }: MinThroughput,
  onTooSlow: () => void,
): () => void {
  // a request that the process makes of itself has no connection
  if (socket[direction] === undefined) return () => {}
  let before: number = socket[direction]
  const timer = setInterval(() => {
    const now = socket[direction] ?? 0
    const isTooSlow = now - before < bytes && (direction === 'bytesRead' || (socket.writableLength ?? 0) > 0)
    before = now
    if (!isTooSlow) return
    clearInterval(timer)
    onTooSlow()
  }, perMs)
  timer.unref()
  return () => clearInterval(timer)
}
