import { WRITE_PATIENCE_MS } from '#contract/limits.ts'
import type { Me } from '#contract/session.ts'
import { noteMe } from '../session/stored-session.ts'
import { ApiError } from './api-error.ts'
import { sendRequest } from './send-request.ts'

/** Right after a good validation: the browser does not keep the cookie that came with it. */
export const isNotJoined = (error: unknown) => error instanceof ApiError && error.code === 'NOT_JOINED'

/** Asks the server, whose answer also joins this browser; it is short, and somebody waits for it. */
export async function isValid(sessionId: string): Promise<boolean> {
  const url = `/api/session-validate?${new URLSearchParams({ id: sessionId }).toString()}`
  const answer = (await sendRequest({ method: 'GET', url, patienceMs: WRITE_PATIENCE_MS })) as
    | { valid?: boolean }
    | undefined
  return answer?.valid === true
}

/** Says who uses the session, and answers what the server knows of it. Servers that do not know this call do without. */
export async function nameMe(email: string | null): Promise<Me | undefined> {
  if (!email) return undefined
  try {
    const me = (await sendRequest({ method: 'POST', url: '/api/me', body: { email } })) as Me | undefined
    noteMe(me)
    return me
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isNotJoined(error)) throw error
    if (error.code !== 'LET_GO') return undefined
    // the session ID alone would let them in again as nobody
    await sendRequest({ method: 'POST', url: '/api/logout' }).catch(() => undefined)
    throw error
  }
}
