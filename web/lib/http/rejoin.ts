import { ApiError } from './api-error.ts'
import { isNotJoined, isValid, nameMe } from './enter.ts'
import { currentLogin, hasEntered, readEmail, readSessionId } from '../session/stored-session.ts'

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
