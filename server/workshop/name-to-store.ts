import type { Queries } from '../db/schema.ts'
import { AppError } from '../errors/app-error.ts'
import { isForgottenName, UNKNOWN_PERSON } from './forgotten-name.ts'
import { isLetGo } from './let-go.ts'
import { findParticipant, readEmail } from './people.sql.ts'
import { findRemovedName } from './person-numbers.sql.ts'
import type { SessionRow } from './sessions.sql.ts'

/**
 * What a solution carries that somebody makes. Nobody exists twice: an e-mail in other letters is who is there already.
 * One that was removed does not come back with it, and whoever was let go makes nothing. While e-mails are hidden, a typed
 * e-mail is not looked up for anyone but the host: the answer would show whose name or number belongs to it.
 */
export async function nameToStore(
  db: Queries,
  session: Pick<SessionRow, 'id' | 'hide_emails' | 'let_go'>,
  { participantId, isHost }: { participantId: number | null; isHost: boolean },
  typed: string,
) {
  const { id, hide_emails } = session
  const ownName = await readEmail(db, id, participantId)
  if (ownName !== null && (hide_emails || isForgottenName(ownName))) return ownName
  if (ownName === null && hide_emails && !isHost) return UNKNOWN_PERSON
  const known = await findParticipant(db, id, typed)
  if (participantId === null && isLetGo(session, known?.id ?? null)) throw new AppError('LET_GO')
  return (await findRemovedName(db, id, typed)) ?? known?.email ?? typed.trim()
}
