import { CHUNK_TIMEOUT_MS } from '#contract/limits.ts'

/** A chunk that does not come in time fails, so that something can be done instead of waiting for ever. */
export function withinTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Chunk did not load within ${CHUNK_TIMEOUT_MS} ms`)), CHUNK_TIMEOUT_MS)
  })
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer))
}
