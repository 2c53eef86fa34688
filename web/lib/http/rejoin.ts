import type { Me } from '#contract/session.ts'
import { ApiError } from './api-error.ts'
import { sendRequest } from './send-request.ts'
import { currentLogin, hasEntered, noteMe, readEmail, readSessionId } from '../session/stored-session.ts'

/** `unknown`: nobody answered, so nothing is known about the session. */
type Rejoined = 'joined' | 'refused' | 'letGo' | 'unknown'

let running: Promise<Rejoined> | undefined

/** Validates the stored session once more, for all calls that need it at the moment together. */
export function rejoin(): Promise<Rejoined> {
  running ??= validateStoredSession().finally(() => {
    running = undefined
  })
  return running
}

async function validateStoredSession(): Promise<Rejoined> {
  const [sessionId, login] = [readSessionId(), currentLogin()]
  // a host who entered a workshop and is logged out must not be joined as a member
  if (!sessionId || hasEntered()) return 'refused'
  try {
    if (!(await isValid(sessionId))) return 'refused'
  } catch {
    return 'unknown'
  }
  // somebody has logged out or in meanwhile, and says who they are themselves
  if (currentLogin() !== login) return 'unknown'
  try {
    await nameMe(readEmail())
  } catch (error) {
    // whoever asked for this repeats its call, and learns it from the answer
    if (isNotJoined(error)) return 'joined'
    return error instanceof ApiError && error.code === 'LET_GO' ? 'letGo' : 'unknown'
  }
  return 'joined'
}

/** Right after a good validation: the browser does not keep the cookie that came with it. */
export const isNotJoined = (error: unknown) => error instanceof ApiError && error.code === 'NOT_JOINED'

/** Asks the server, whose answer also joins this browser. */
export async function isValid(sessionId: string): Promise<boolean> {
  const url = `/api/session-validate?${new URLSearchParams({ id: sessionId }).toString()}`
  const answer = (await sendRequest({ method: 'GET', url })) as { valid?: boolean } | undefined
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
