import type { Me } from '#contract/session.ts'
import { sendRequest } from './send-request.ts'
import { storeEntered, storeSession } from '../session/stored-session.ts'

/** Where storage is forbidden, the cookie still identifies the person. False when the server does not know the call. */
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
