import { sendEarly } from './lib/http/early-requests.ts'
import { readKey } from './lib/session/stored-keys.ts'

/**
 * Sends what the opening screen of a workshop reads first. It is small on purpose: a request that the application then
 * does not need delays its scripts.
 */
export function sendOpeningRequests(pathname: string) {
  const sessionId = readKey('sessionId')
  sendEarly('/api/room')
  if (pathname === '/solutions') sendEarly(`/api/solutions?${new URLSearchParams({ session_id: sessionId ?? '' })}`)
  const [, open = readKey('solutionID')] = /^\/solutions\/([1-9]\d*)(?=\/|$)/.exec(pathname) ?? []
  if (open !== null) sendEarly(`/api/solutions/${open}`)
}
