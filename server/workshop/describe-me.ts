import { showCode } from './session-code.ts'
import type { SessionRow } from './sessions.sql.ts'

/** A person in a workshop, as their own screen shows it. */
export function describeMe(session: SessionRow, email: string | null, isHost: boolean) {
  return { session_id: showCode(session.code), title: session.title, status: session.status, email, host: isHost }
}
