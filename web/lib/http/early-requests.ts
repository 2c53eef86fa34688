import { LONG_PATIENCE_MS } from '#contract/limits.ts'

interface EarlyRequest {
  response: Promise<Response>
  sentAt: number
  /** When the head of the response arrived. */
  receivedAt: number
}

const pending = new Map<string, EarlyRequest>()

/** Sends a read while the application is still loading. `sendRequest` takes the response instead of sending it again. */
export function sendEarly(url: string) {
  const request: EarlyRequest = {
    sentAt: Date.now(),
    receivedAt: 0,
    response: fetch(url, {
      headers: { accept: 'application/json' },
      credentials: 'include',
      signal: AbortSignal.timeout(LONG_PATIENCE_MS),
    }).then((response) => {
      request.receivedAt = Date.now()
      return response
    }),
  }
  // The reader of the response handles a failure; a response that is never read must not log one.
  request.response.catch(() => undefined)
  pending.set(url, request)
}

/** Each response is taken once, so that a later read gets a new one. */
export function takeEarly(url: string): EarlyRequest | undefined {
  const request = pending.get(url)
  pending.delete(url)
  return request
}

/** The reads of the opening screen are done. A response that none of them took would soon be out of date. */
export const dropEarly = () => pending.clear()
