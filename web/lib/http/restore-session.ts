import type { Me } from '#contract/session.ts'
import { sendRequest } from './send-request.ts'
import { storeEntered, storeSession } from '../session/stored-session.ts'

/** Where the browser can keep nothing, the cookie still says who this is. Servers that do not tell ask for a login. */
export async function restoreSession(): Promise<boolean> {
  try {
    const { session_id, email, host } = (await sendRequest({ method: 'GET', url: '/api/me' })) as Me
    if (host && email === null) storeEntered(session_id)
    else storeSession(session_id, email ?? '')
    return true
  } catch {
    return false
  }
}
